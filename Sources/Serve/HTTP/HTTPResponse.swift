/// The answers that are given, with their phrases.
package enum HTTPStatus: Int, Sendable {
  case ok = 200
  case noContent = 204
  case seeOther = 303
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case conflict = 409
  case lengthRequired = 411
  case contentTooLarge = 413
  case unprocessable = 422
  case headTooLarge = 431
  case internalError = 500
  case notImplemented = 501
  case unavailable = 503

  /// It is not read, but the grammar requires it.
  var phrase: String { "\(self)" }
}

/// Why a request gets no answer of its own, in words for the person who sent it.
package struct HTTPRefusal: Error, Hashable {
  /// The kind.
  package var status: HTTPStatus
  /// The description of the error.
  package var message: String

  package init(_ status: HTTPStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}

/// One event for the page: a kind and JSON.
package struct ServerEvent: Hashable, Sendable {
  /// The kind, a word.
  package var name: String
  /// The event, as JSON in one line.
  package var data: String

  package init(_ name: String, _ data: String) {
    self.name = name
    self.data = data
  }

  /// The event as it travels (WHATWG HTML, 9.2.5).
  var text: String { "event: \(name)\ndata: \(data)\n\n" }
}

/// An answer.
package struct HTTPResponse: Sendable {
  /// The body of an answer.
  package enum Body: Sendable {
    case bytes([UInt8])
    /// Events for as long as the other side listens.
    case events(AsyncStream<ServerEvent>)
  }

  package var status: HTTPStatus
  package var headers: [(name: String, value: String)]
  package var body: Body

  /// Makes a response of bytes, which may not be cached unless `isImmutable` specifies that the address will
  /// always refer to them.
  package init(
    _ status: HTTPStatus = .ok, _ type: String, _ bytes: [UInt8], isImmutable: Bool = false
  ) {
    self.status = status
    headers = [("Content-Type", type)]
    headers.append(
      ("Cache-Control", isImmutable ? "private, max-age=31536000, immutable" : "no-store"))
    body = .bytes(bytes)
  }

  /// An answer of JSON.
  package static func json(_ text: String, _ status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status, "application/json", Array(text.utf8))
  }

  /// A refusal as text.
  package init(_ refusal: HTTPRefusal) {
    self.init(refusal.status, "text/plain; charset=utf-8", Array("\(refusal.message)\n".utf8))
  }

  /// Events.
  package init(_ events: AsyncStream<ServerEvent>) {
    status = .ok
    headers = [("Content-Type", "text/event-stream"), ("Cache-Control", "no-store")]
    body = .events(events)
  }

  /// The head as it travels. Everything may be read by this page alone, runs nothing that it did
  /// not bring, and is shown in no other page.
  var head: [UInt8] {
    var text = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n"
    for (name, value) in headers + Self.protection { text += "\(name): \(value)\r\n" }
    if case .bytes(let bytes) = body { text += "Content-Length: \(bytes.count)\r\n" }
    return Array((text + "Connection: close\r\n\r\n").utf8)
  }

  /// The content security policy of the page.
  package static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'; trusted-types galley
    """

  private static let protection = [
    (name: "Content-Security-Policy", value: policy),
    (name: "X-Content-Type-Options", value: "nosniff"),
    (name: "Referrer-Policy", value: "no-referrer"), (name: "X-Frame-Options", value: "DENY"),
    (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    (name: "Cross-Origin-Opener-Policy", value: "same-origin"),
  ]
}
