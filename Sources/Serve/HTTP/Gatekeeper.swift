import Synchronization

/// Decides who may speak with the server: the browser that opened the address which the command
/// printed, and in it this page alone.
///
/// The server listens on this machine only, but every page of every site that is open here could
/// send requests to it, and a name that is made to lead to this machine would even make them
/// same-origin (DNS rebinding). Hence a token that only the printed address has, the host by which
/// a request means to reach us, and where it comes from.
package final class Gatekeeper: Sendable {
  /// The token of the first address, 128 random bits. It is exchanged for the cookie once, so that an
  /// address that is left in a terminal's scroll-back opens nothing.
  package let token: String
  private let isTokenSpent = Atomic(false)
  /// The cookie that the browser stores.
  private let session: String
  private let port: UInt16

  package init(port: UInt16) {
    var random = SystemRandomNumberGenerator()
    (token, session) = (Self.word(&random), Self.word(&random))
    self.port = port
  }

  /// True when a request has the cookie, which only the person who opened the address has.
  package func knows(_ request: HTTPRequest) -> Bool {
    cookie(in: request).map { Self.isSame($0, session) } ?? false
  }

  /// A word of 128 random bits.
  static func word(_ random: inout some RandomNumberGenerator) -> String {
    [random.next(), random.next()].map { (part: UInt64) in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The address to open.
  package var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  /// An answer for who has the token but no cookie yet; nil for who may pass.
  ///
  /// - Throws: A refusal for everybody else.
  package func check(_ request: HTTPRequest) throws(HTTPRefusal) -> HTTPResponse? {
    try Self.checkOrigin(of: request, port: port)
    if request.method == "POST", request.headers["x-galley"] == nil {
      throw HTTPRefusal(.forbidden, "the field X-Galley is missing")
    }
    if request.path == [""], let given = request.query["token"], Self.isSame(given, token) {
      // A reload of the address in the browser that has the cookie is as good as the page.
      guard knows(request) || !isTokenSpent.exchange(true, ordering: .relaxed) else {
        throw HTTPRefusal(
          .forbidden,
          "this address has been opened once, which is all that it is for; go on in that browser, "
            + "or end galley and start it anew to get another address")
      }
      return admission
    }
    guard knows(request) else {
      throw HTTPRefusal(.forbidden, "open the address that galley printed in the terminal")
    }
    return nil
  }

  /// Refuses requests that mean another host, and those of other pages.
  static func checkOrigin(of request: HTTPRequest, port: UInt16) throws(HTTPRefusal) {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], hosts.contains(host) else {
      throw HTTPRefusal(.forbidden, "this server answers to 127.0.0.1:\(port) only")
    }
    if let origin = request.headers["origin"], origin != "http://\(host)" {
      throw HTTPRefusal(.forbidden, "other pages may not speak with this server")
    }
    if let site = request.headers["sec-fetch-site"], site == "cross-site" || site == "same-site" {
      throw HTTPRefusal(.forbidden, "other pages may not speak with this server")
    }
  }

  /// Takes the token out of the address and gives a cookie for it. Cookies are shared by all ports
  /// of a machine, so the name has the port.
  private var admission: HTTPResponse {
    var response = HTTPResponse(.seeOther, "text/plain; charset=utf-8", [])
    response.headers.append(("Location", "/"))
    response.headers.append(
      ("Set-Cookie", "\(cookieName)=\(session); Path=/; HttpOnly; SameSite=Strict"))
    return response
  }

  private var cookieName: String { "galley-\(port)" }

  private func cookie(in request: HTTPRequest) -> String? {
    for pair in request.headers["cookie"]?.split(separator: ";") ?? [] {
      let sides = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      if sides.count == 2, sides[0] == cookieName { return String(sides[1]) }
    }
    return nil
  }

  /// Returns true if two texts are equal, in a time that does not reveal the place of their difference.
  static func isSame(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    return zip(one.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
