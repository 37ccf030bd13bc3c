/// A request whose head and body have arrived.
package struct HTTPRequest: Sendable {
  /// `GET`, `HEAD` or `POST`.
  package var method: String
  /// The parts of the path between slashes, unescaped.
  package var path: [String]
  /// The query's values by their names, unescaped; the last of equal names counts.
  package var query: [String: String]
  /// The fields by their names in lower case.
  package var headers: [String: String]
  /// The body that was sent.
  package var body: [UInt8] = []

  /// Reads a head: all lines before the first empty one (RFC 9112).
  ///
  /// Strict where a lenient reader could be led to see another request than the next one does:
  /// no folded lines, no blanks before a colon, no field twice, no transfer coding.
  ///
  /// - Throws: The refusal to send in response to anything else.
  package init(head: [UInt8]) throws(HTTPRefusal) {
    let lines = String(decoding: head, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    let parts = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0",
      parts[1].hasPrefix("/")
    else { throw HTTPRefusal(.badRequest, "this is no HTTP request") }
    guard ["GET", "HEAD", "POST"].contains(parts[0]) else {
      throw HTTPRefusal(.methodNotAllowed, "only GET, HEAD and POST are answered")
    }
    method = String(parts[0])
    headers = try Self.fields(lines.dropFirst())
    let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = try target[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      .map { part throws(HTTPRefusal) in try Self.name(part) }
    query = [:]
    for pair in target.count > 1 ? target[1].split(separator: "&") : [] {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = sides.count > 1 ? sides[1] : ""
      query[try Self.unescaped(sides[0], plusIsBlank: true)] =
        try Self.unescaped(value, plusIsBlank: true)
    }
  }

  /// The number of bytes that follow the head.
  ///
  /// - Throws: A refusal if it is not a number, or is larger than the limit.
  package func bodyLength(limit: Int) throws(HTTPRefusal) -> Int {
    guard let text = headers["content-length"] else {
      guard method != "POST" else { throw HTTPRefusal(.lengthRequired, "a length is missing") }
      return 0
    }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let length = Int(text) else {
      throw HTTPRefusal(.badRequest, "the length is no number")
    }
    guard length <= limit else {
      throw HTTPRefusal(.contentTooLarge, "more than \(limit) bytes are not taken")
    }
    return length
  }

  private static func fields(
    _ lines: ArraySlice<Substring>
  ) throws(HTTPRefusal) -> [String: String] {
    var fields: [String: String] = [:]
    for line in lines where !line.isEmpty {
      let refusal = HTTPRefusal(.badRequest, "a field of the head cannot be read")
      guard let colon = line.firstIndex(of: ":") else { throw refusal }
      let name = line[..<colon].lowercased()
      guard !name.isEmpty, name.utf8.allSatisfy(isTokenByte) else { throw refusal }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      let end = value.lastIndex { $0 != " " && $0 != "\t" }.map { value.index(after: $0) }
      guard !value.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }),
        fields.updateValue(String(value[..<(end ?? value.startIndex)]), forKey: name) == nil
          || !Self.single.contains(name)
      else { throw refusal }
    }
    guard fields["transfer-encoding"] == nil else {
      throw HTTPRefusal(.notImplemented, "transfer codings are not read")
    }
    return fields
  }

  /// Fields that decide something and may not occur twice.
  private static let single: Set<String> = [
    "host", "origin", "content-length", "cookie", "x-galley", "transfer-encoding",
    "authorization",
  ]

  /// RFC 9110, 5.6.2.
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  /// A part of a path; what could lead elsewhere in a file system is refused, although no path of a
  /// request ever reaches one.
  private static func name(_ part: Substring) throws(HTTPRefusal) -> String {
    let name = try unescaped(part, plusIsBlank: false)
    guard name != "..", name != ".",
      !name.utf8.contains(where: { $0 == 0x2F || $0 == 0x5C || $0 == 0 })
    else { throw HTTPRefusal(.notFound, "there is nothing here") }
    return name
  }

  private static func unescaped(
    _ text: Substring, plusIsBlank: Bool
  ) throws(HTTPRefusal) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        let digits = String(Substring(rest.prefix(2)))
        guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else {
          throw HTTPRefusal(.badRequest, "an escape in the address is incomplete")
        }
        bytes.append(value)
        rest = rest.dropFirst(2)
      case UInt8(ascii: "+") where plusIsBlank: bytes.append(0x20)
      default: bytes.append(byte)
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw HTTPRefusal(.badRequest, "the address is not UTF-8")
    }
    return text
  }
}
