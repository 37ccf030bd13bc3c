import Foundation
import GalleyTestSupport
import Testing

@Suite("A session of an editor with the command")
struct EditorServerTests {
  private let folder = TemporaryFolder()

  private func framed(_ message: String) -> String {
    "Content-Length: \(message.utf8.count)\r\n\r\n\(message)"
  }

  /// The messages of a stream.
  private func messages(_ output: [UInt8]) throws -> [[String: Any]] {
    var rest = Data(output)
    var found: [[String: Any]] = []
    while let end = rest.range(of: Data("\r\n\r\n".utf8)) {
      let head = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
      let digits = head.split(separator: " ").last ?? ""
      let length = try #require(Int(digits))
      let body = rest[end.upperBound...].prefix(length)
      found.append(try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any]))
      rest = Data(rest[end.upperBound...].dropFirst(length))
    }
    #expect(rest.isEmpty)
    return found
  }

  @Test("Greeting, a mistake with its place, a picture on pointing, the end")
  func session() throws {
    let uri = "file://\(folder.path)/a.json"
    let text = #"{\"type\": \"Circle\", \"properties\": {\"width\": 9, \"height\": 9}}"#
    let place = #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":12}}"#
    let input = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#, "nonsense",
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","languageId":"json","version":1,"text":"\#(text)"}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":\#(place)}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#,
      #"{"jsonrpc":"2.0","method":"exit"}"#,
    ].map(framed).joined()
    let run = try Tool(folder: folder.path).run(
      ["lsp", "--stdio"], input: "Content-Length: x\r\n\r\n" + input)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let answers = try messages(run.output)
    let codes = answers.compactMap { ($0["error"] as? [String: Any])?["code"] as? Int }
    #expect(codes == [-32600, -32700])
    let byNumber = Dictionary(
      answers.compactMap { answer in (answer["id"] as? Int).map { ($0, answer["result"]) } },
      uniquingKeysWith: { first, _ in first })
    let capabilities = (byNumber[1] as? [String: Any])?["capabilities"] as? [String: Any]
    #expect(capabilities?["hoverProvider"] as? Bool == true)
    let contents = ((byNumber[2] as? [String: Any])?["contents"] as? [String: Any])?["value"]
    #expect((contents as? String)?.contains("data:image/png;base64,iVBOR") == true)
  }

  @Test("Findings come when the editor waits, and an end without a goodbye is a failure")
  func findings() throws {
    let uri = "file://\(folder.path)/a.json"
    let input = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","text":"{\"type\": \"Circl\"}"}}}"#,
    ].map(framed).joined()
    let run = try Tool(folder: folder.path).run(["lsp"], input: input)
    #expect(run.status == 1)
    let told = try messages(run.output).last
    #expect(told?["method"] as? String == "textDocument/publishDiagnostics")
    let found = (told?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
    #expect((found?.first?["message"] as? String)?.contains("did you mean \"Circle\"?") == true)
  }
}
