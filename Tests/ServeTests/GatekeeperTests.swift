import GalleyServe
import Testing

@Suite("The gatekeeper")
struct GatekeeperTests {
  private let gatekeeper = Gatekeeper(port: 4321)

  private func request(
    _ target: String = "/", method: String = "GET", host: String? = "127.0.0.1:4321",
    _ fields: String...
  ) throws -> HTTPRequest {
    let host = host.map { ["Host: \($0)"] } ?? []
    let lines = ["\(method) \(target) HTTP/1.1"] + host + fields
    return try HTTPRequest(head: Array(lines.joined(separator: "\r\n").utf8))
  }

  /// What the browser keeps after it opened the address.
  private func cookie() throws -> String {
    let answer = try #require(try gatekeeper.check(try request("/?token=\(gatekeeper.token)")))
    #expect(answer.status == .seeOther)
    #expect(answer.headers.contains { $0 == ("Location", "/") })
    let set = try #require(answer.headers.first { $0.name == "Set-Cookie" }?.value)
    #expect(set.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
    return String(try #require(set.split(separator: ";").first))
  }

  @Test("The token is exchanged for a cookie, which opens everything")
  func exchange() throws {
    #expect(gatekeeper.token.count == 32)
    #expect(gatekeeper.token != Gatekeeper(port: 4321).token)
    let cookie = try cookie()
    #expect(!cookie.contains(gatekeeper.token))
    #expect(try gatekeeper.check(try request("/page.js", "Cookie: other=1; \(cookie)")) == nil)
    #expect(
      try gatekeeper.check(
        try request(
          "/", host: "localhost:4321", "Cookie: \(cookie)", "Origin: http://localhost:4321"))
        == nil)
  }

  @Test("The token is exchanged once; with the cookie it leads to the page again")
  func once() throws {
    let cookie = try cookie()
    let again = "/?token=\(gatekeeper.token)"
    #expect(throws: HTTPRefusal.self) { try gatekeeper.check(try request(again)) }
    #expect(try gatekeeper.check(try request(again, "Cookie: \(cookie)"))?.status == .seeOther)
    #expect(gatekeeper.knows(try request("/", "Cookie: \(cookie)")))
    #expect(!gatekeeper.knows(try request("/")))
    #expect(!gatekeeper.knows(try request("/", "Cookie: galley-4321=0")))
  }

  @Test("Without token or cookie nothing is answered")
  func locked() throws {
    let fields = [
      [], ["Cookie: galley-4321=\(gatekeeper.token)"], ["Cookie: galley-4321="],
      ["Cookie: galley-4322=\(try cookie().split(separator: "=")[1])"],
    ]
    for fields in fields {
      let lines = ["GET /page.js HTTP/1.1", "Host: 127.0.0.1:4321"] + fields
      let request = try HTTPRequest(head: Array(lines.joined(separator: "\r\n").utf8))
      #expect(throws: HTTPRefusal.self, "\(fields)") { try gatekeeper.check(request) }
    }
    #expect(throws: HTTPRefusal.self) { try gatekeeper.check(try request("/?token=")) }
    // Only the first address carries the token.
    #expect(throws: HTTPRefusal.self) {
      try gatekeeper.check(try request("/page.js?token=\(gatekeeper.token)"))
    }
  }

  @Test(
    "A name that was made to lead here is refused",
    arguments: [
      nil, "evil.example", "evil.example:4321", "127.0.0.1", "127.0.0.1:80", "[::1]:4321",
    ])
  func foreignHost(host: String?) throws {
    let cookie = try cookie()
    #expect(throws: HTTPRefusal.self) {
      try gatekeeper.check(try request("/", host: host, "Cookie: \(cookie)"))
    }
  }

  @Test("Other pages are refused, with the cookie as well")
  func foreignOrigin() throws {
    let cookie = try cookie()
    for field in [
      "Origin: http://evil.example", "Origin: null", "Origin: http://127.0.0.1:4322",
      "Origin: https://127.0.0.1:4321", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site",
    ] {
      #expect(throws: HTTPRefusal.self, "\(field)") {
        try gatekeeper.check(try request("/", "Cookie: \(cookie)", field))
      }
    }
  }

  @Test("What changes something needs a field that forms cannot send")
  func forms() throws {
    let cookie = try cookie()
    #expect(throws: HTTPRefusal.self) {
      try gatekeeper.check(try request("/render", method: "POST", "Cookie: \(cookie)"))
    }
    #expect(
      try gatekeeper.check(
        try request("/render", method: "POST", "Cookie: \(cookie)", "X-Galley: 1")) == nil)
  }
}
