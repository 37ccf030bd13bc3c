/// A value of a property list in the old notation, in which Xcode writes its projects.
enum PropertyListText: Equatable {
  case text(String)
  case list([PropertyListText])
  case dictionary([String: PropertyListText])

  /// Reads a whole list; nil for bytes that are not one.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var texts: [String] { list.compactMap(\.text) }
  var list: [PropertyListText] { if case .list(let list) = self { list } else { [] } }
  subscript(key: String) -> PropertyListText? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }

  private struct Reader {
    private static let deepest = 64
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool {
      mutating get {
        skip()
        return place == bytes.count
      }
    }

    /// Steps over blanks and comments.
    private mutating func skip() {
      while let byte {
        if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
          while let byte = self.byte, byte != UInt8(ascii: "\n") { place += 1 }
        } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
          place += 2
          while self.byte != nil, !(self.byte == UInt8(ascii: "*") && next == UInt8(ascii: "/")) {
            place += 1
          }
          place = min(place + 2, bytes.count)
        } else if byte <= UInt8(ascii: " ") {
          place += 1
        } else {
          return
        }
      }
    }

    private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }
    private var next: UInt8? { place + 1 < bytes.count ? bytes[place + 1] : nil }

    private mutating func take(_ wanted: UInt8) -> Bool {
      skip()
      guard byte == wanted else { return false }
      place += 1
      return true
    }

    mutating func value(depth: Int) -> PropertyListText? {
      guard depth < Self.deepest else { return nil }
      if take(UInt8(ascii: "{")) { return dictionary(depth: depth) }
      if take(UInt8(ascii: "(")) { return list(depth: depth) }
      return word().map(PropertyListText.text)
    }

    private mutating func dictionary(depth: Int) -> PropertyListText? {
      var values: [String: PropertyListText] = [:]
      while !take(UInt8(ascii: "}")) {
        guard let key = word(), take(UInt8(ascii: "=")), let value = value(depth: depth + 1),
          take(UInt8(ascii: ";"))
        else { return nil }
        values[key] = value
      }
      return .dictionary(values)
    }

    private mutating func list(depth: Int) -> PropertyListText? {
      var values: [PropertyListText] = []
      while !take(UInt8(ascii: ")")) {
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
        if take(UInt8(ascii: ",")) { continue }
        return take(UInt8(ascii: ")")) ? .list(values) : nil
      }
      return .list(values)
    }

    private mutating func word() -> String? {
      skip()
      if byte == UInt8(ascii: "\"") { return quoted() }
      let start = place
      while let byte, Self.isPlain(byte) { place += 1 }
      return start == place ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
      byte > UInt8(ascii: " ") && !"{}(),;=\"".utf8.contains(byte)
    }

    private mutating func quoted() -> String? {
      var text: [UInt8] = []
      place += 1
      while let byte {
        place += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\"), let escaped = self.byte else {
          text.append(byte)
          continue
        }
        place += 1
        text.append(escaped == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escaped)
      }
      return nil
    }
  }
}
