import GalleyServe
import Testing

@Suite("Requests")
struct HTTPRequestTests {
  private func head(_ lines: String...) -> [UInt8] { Array(lines.joined(separator: "\r\n").utf8) }

  @Test("A head becomes its parts, unescaped")
  func parts() throws {
    let request = try HTTPRequest(
      head: head(
        "GET /live/a%20b/%C3%A9?of=1&textSize=x%2By+z HTTP/1.1", "Host: 127.0.0.1:1",
        "Accept:  */* "))
    #expect(request.path == ["live", "a b", "é"])
    #expect(request.query == ["of": "1", "textSize": "x+y z"])
    #expect(request.headers == ["host": "127.0.0.1:1", "accept": "*/*"])
    #expect(try request.bodyLength(limit: 10) == 0)
  }

  @Test(
    "What could be read in two ways is refused",
    arguments: [
      "GET / HTTP/1.1\r\nHost: a\r\nHost: b", "GET / HTTP/1.1\r\nHost : a",
      "GET / HTTP/1.1\r\n folded: a", "GET / HTTP/1.1\r\nTransfer-Encoding: chunked",
      "GET /%zz HTTP/1.1", "GET /%f HTTP/1.1", "GET /%ff HTTP/1.1", "GET  / HTTP/1.1", "GET /",
      "GET http://evil/ HTTP/1.1", "\u{0}\u{1}\u{2}", "", "GET / HTTP/2",
      "GET / HTTP/1.1\r\nno colon",
    ])
  func refused(text: String) {
    #expect(throws: HTTPRefusal.self) { try HTTPRequest(head: Array(text.utf8)) }
  }

  @Test(
    "Parts of a path that mean something to a file system are refused",
    arguments: [
      "/../x", "/a/%2e%2e/b", "/a%2Fb", "/..%2f..%2fetc/passwd", "/a%5Cb", "/a%00b", "/./a",
    ])
  func traversal(path: String) {
    #expect(throws: HTTPRefusal(.notFound, "there is nothing here")) {
      try HTTPRequest(head: head("GET \(path) HTTP/1.1", "Host: a"))
    }
  }

  @Test("A length is a number within the limit, and a POST has one")
  func length() throws {
    func length(_ field: String?) throws -> Int {
      try HTTPRequest(
        head: head("POST / HTTP/1.1", field.map { "Content-Length: \($0)" } ?? "A: b")
      )
      .bodyLength(limit: 100)
    }
    #expect(try length("100") == 100)
    #expect(throws: HTTPRefusal.self) { try length("101") }
    #expect(throws: HTTPRefusal.self) { try length("-1") }
    #expect(throws: HTTPRefusal.self) { try length("+5") }
    #expect(throws: HTTPRefusal.self) { try length("99999999999999999999") }
    #expect(throws: HTTPRefusal.self) { try length(nil) }
  }
}
