import Dispatch
import GalleyServe
import GalleyTestSupport
import Testing

@Suite("The endpoint for programs", .ownThread)
struct PictureServerTests {
  /// A server that answers with what it was sent.
  private final class Echo: Sendable {
    let server: PictureServer
    private let task: Task<Void, any Error>
    private let threads = OwnThreads(.concurrent)

    init() throws {
      var limits = LoopbackServer.Limits()
      limits.body = 100
      server = try PictureServer(limits: limits) { HTTPResponse(.ok, "text/plain", $0) }
      task = Task(executorPreference: threads) { [server] in try await server.run() }
    }

    deinit { task.cancel() }

    var host: String { String(server.address.split(separator: "/")[1]) }

    func answer(
      _ line: String = "POST /render", token: String? = nil, host: String? = nil,
      fields: [String] = [], body: String = "job"
    ) throws -> String {
      let client = try Connection(port: try #require(UInt16(self.host.split(separator: ":")[1])))
      let head =
        [
          "\(line) HTTP/1.1", "Host: \(host ?? self.host)", "Content-Length: \(body.utf8.count)",
          "Authorization: Bearer \(token ?? server.token)",
        ] + fields
      try client.send(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
      return client.receive()
    }
  }

  @Test("A job with the token is answered, as often as it is sent")
  func answered() throws {
    let echo = try Echo()
    for body in ["one", "two"] {
      let answer = try echo.answer(body: body)
      #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.hasSuffix("\r\n\r\n\(body)"))
    }
  }

  @Test("Who has no token, means another host or comes from a page gets nothing")
  func refused() throws {
    let echo = try Echo()
    for answer in [
      try echo.answer(token: "0123"), try echo.answer(host: "example.org"),
      try echo.answer(fields: ["Origin: http://example.org"]),
      try echo.answer(fields: ["Sec-Fetch-Site: cross-site"]),
    ] {
      #expect(answer.hasPrefix("HTTP/1.1 403 ") && !answer.hasSuffix("job"), "\(answer)")
    }
  }

  @Test("Other methods, other addresses and bodies that are too long are refused")
  func bounds() throws {
    let echo = try Echo()
    #expect(try echo.answer("GET /render").hasPrefix("HTTP/1.1 405 "))
    #expect(try echo.answer("POST /other").hasPrefix("HTTP/1.1 404 "))
    let long = String(repeating: "x", count: 101)
    #expect(try echo.answer(body: long).hasPrefix("HTTP/1.1 413 "))
  }
}
