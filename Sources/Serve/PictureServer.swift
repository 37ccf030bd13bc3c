/// Answers programs of this machine that request pictures with a token.
package final class PictureServer: Sendable {
  private let server: LoopbackServer
  private let answer: @Sendable ([UInt8]) -> HTTPResponse
  /// The token that a request must carry, 128 random bits.
  package let token: String

  /// Listens on 127.0.0.1.
  ///
  /// - Parameters:
  ///   - port: The port; 0 takes any that is free.
  ///   - answer: The answer to the body of a request.
  package init(
    port: UInt16 = 0, limits: LoopbackServer.Limits = LoopbackServer.Limits(),
    answer: @escaping @Sendable ([UInt8]) -> HTTPResponse
  ) throws {
    server = try LoopbackServer(port: port, limits: limits)
    self.answer = answer
    var random = SystemRandomNumberGenerator()
    token = Gatekeeper.word(&random)
  }

  /// The address of requests.
  package var address: String { "http://127.0.0.1:\(server.port)/render" }

  /// Answers until the task is cancelled.
  package func run() async throws {
    try await server.run(knowing: isKnown) { [self] request in
      do throws(HTTPRefusal) {
        try check(request)
        return answer(request.body)
      } catch {
        return HTTPResponse(error)
      }
    }
  }

  private func isKnown(_ request: HTTPRequest) -> Bool {
    request.headers["authorization"].map { Gatekeeper.isSame($0, "Bearer \(token)") } ?? false
  }

  private func check(_ request: HTTPRequest) throws(HTTPRefusal) {
    try Gatekeeper.checkOrigin(of: request, port: server.port)
    // A page cannot send this field to another host without a preflight request, which is not answered.
    guard isKnown(request) else {
      throw HTTPRefusal(.forbidden, "the field Authorization is missing, or has another token")
    }
    guard request.path == ["render"] else {
      throw HTTPRefusal(.notFound, "there is nothing but /render here")
    }
    guard request.method == "POST" else {
      throw HTTPRefusal(.methodNotAllowed, "a job is sent with POST")
    }
  }
}
