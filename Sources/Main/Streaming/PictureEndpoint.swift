import GalleyParsing
import GalleyServe
import GalleyStair
import GalleySystem

/// Jobs of programs over HTTP: one a request, its picture or what is wrong in the answer.
struct PictureEndpoint {
  let service: PictureService
  /// The port; 0 takes any.
  let port: UInt16

  /// Prints address and token and answers until the process ends.
  func serve() throws {
    let service = service
    let server = try PictureServer(port: port) { body in
      Self.response(service.answer(to: SourceText(name: "job", bytes: body)))
    }
    try Output.standard.line("POST \(server.address)\nAuthorization: Bearer \(server.token)")
    try Waiting.run { try await server.run() }
  }

  /// The picture, or the line that would go before it on a stream.
  static func response(_ answer: PictureAnswer) -> HTTPResponse {
    guard answer.status == .success else {
      return .json(answer.line, answer.status == .badInput ? .unprocessable : .internalError)
    }
    guard !answer.bytes.isEmpty else { return .json(answer.line) }
    return HTTPResponse(.ok, answer.format.mediaType, answer.bytes)
  }
}
