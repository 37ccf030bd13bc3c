import Foundation
import GalleyServe
import GalleyStair
import GalleyTestSupport
import Synchronization

/// A folder with documents, served while a test runs.
final class ServedFolder: Sendable {
  let folder = TemporaryFolder()
  let server: PageServer
  private let task: Task<Void, any Error>
  private let cookie = Mutex<String?>(nil)
  /// The server's own, so that no other test makes it late.
  private let threads = OwnThreads(.concurrent)

  static let card = """
    {
      "type": "VStack",
      "id": "card",
      "properties": {"padding": 8},
      "subviews": [
        {"type": "Text", "id": "title", "values": {"text": "Hello"}},
        {"type": "Divider"}
      ]
    }
    """

  init(
    _ documents: [String: String] = ["card.json": card],
    limits: LoopbackServer.Limits = LoopbackServer.Limits(),
    previews: (any ServedPreviews)? = nil,
    review: ReviewDesk? = nil, data: String? = nil
  ) throws {
    for (name, text) in documents { try folder.write(text, to: name) }
    let data = data.map { [folder] in ServedData(path: "\(folder.path)/\($0)") }
    let sources = ServedSources(
      documents: DocumentRenderer(try Renderer(), DocumentLoader()), data: data)
    let served = try ServedDocuments(root: folder.path, sources: sources)
    server = try PageServer(served, previews: previews, limits: limits, readRun: { review })
    task = Task(executorPreference: threads) { [server] in try await server.run() }
  }

  deinit { task.cancel() }

  /// Ends the server.
  func stop() { task.cancel() }

  /// Returns the response to bytes that are sent unchanged; empty if the connection was closed without a
  /// response.
  func answer(to request: String) throws -> String {
    let client = try Connection(port: server.port)
    try client.send(request)
    return client.receive()
  }

  /// The head of a request that the gatekeeper lets pass.
  func head(_ line: String, _ fields: String...) throws -> String {
    try ([line + " HTTP/1.1", "Host: \(host)", "Cookie: \(admission())"] + fields)
      .joined(separator: "\r\n") + "\r\n"
  }

  /// Takes over the cookie of a browser that has opened the address.
  func share(_ browser: Browser) throws {
    let all = try browser.call("Network.getCookies")["cookies"] as? [[String: Any]] ?? []
    let own = all.first { $0["name"] as? String == "galley-\(server.port)" }
    guard let value = own?["value"] as? String else { throw CocoaError(.fileReadUnknown) }
    cookie.withLock { $0 = "galley-\(server.port)=\(value)" }
  }

  /// The cookie, for which the address is exchanged once.
  private func admission() throws -> String {
    if let known = cookie.withLock({ $0 }) { return known }
    let first = try answer(to: "GET /?token=\(token) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
    let given = first.components(separatedBy: "Set-Cookie: ").last?.prefix { $0 != ";" } ?? ""
    cookie.withLock { $0 = String(given) }
    return String(given)
  }

  func bytes(_ path: String) throws -> [UInt8] {
    let client = try Connection(port: server.port)
    try client.send(try head("GET \(path)") + "\r\n")
    return client.receiveBytes()
  }

  func get(_ path: String) throws -> String { try answer(to: try head("GET \(path)") + "\r\n") }

  func post(_ path: String, _ body: String) throws -> String {
    try answer(
      to: try head("POST \(path)", "X-Galley: 1", "Content-Length: \(body.utf8.count)") + "\r\n"
        + body)
  }

  var host: String { "127.0.0.1:\(server.port)" }
  var token: Substring { server.address.split(separator: "=")[1] }
}
