internal import GalleyParsing

/// Reads `.strings` files in their text form: `"key" = "value";` with comments.
struct StringsParser {
  private let bytes: [UInt8]
  private var place = 0
  private let diagnostics: DiagnosticCollector

  /// The pairs of a file in order; reading goes on behind a mistake at the next semicolon.
  static func pairs(
    _ source: SourceText, _ diagnostics: DiagnosticCollector
  ) -> [(key: String, value: String)] {
    var parser = StringsParser(bytes: source.bytes, diagnostics: diagnostics)
    var pairs: [(key: String, value: String)] = []
    while parser.skipsBlanks() {
      if let pair = parser.pair() {
        pairs.append(pair)
      } else {
        while let byte = parser.next(), byte != UInt8(ascii: ";") {}
      }
    }
    return pairs
  }

  private init(bytes: [UInt8], diagnostics: DiagnosticCollector) {
    self.bytes = bytes
    self.diagnostics = diagnostics
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  private var peeked: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func next() -> UInt8? {
    defer { place += 1 }
    return peeked
  }

  private mutating func takes(_ character: Character) -> Bool {
    guard let byte = peeked, byte == character.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func pair() -> (key: String, value: String)? {
    guard let key = string("a key"), skipsBlanks() || fails("\"=\"") else { return nil }
    if takes(";") { return (key, key) }
    guard takes("=") || fails("\"=\""), skipsBlanks() || fails("a string"),
      let value = string("a string"), skipsBlanks() || fails("\";\"")
    else { return nil }
    return takes(";") || fails("\";\"") ? (key, value) : nil
  }

  /// Skips blanks and comments; returns true if anything else is left.
  private mutating func skipsBlanks() -> Bool {
    while let byte = peeked {
      let following = place + 1 < bytes.count ? bytes[place + 1] : 0
      if byte <= 0x20 {
        place += 1
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
        while let byte = peeked, byte != 0x0A { place += 1 }
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
        let start = place
        place += 2
        while place < bytes.count, !bytes[place...].starts(with: "*/".utf8) { place += 1 }
        if place >= bytes.count {
          diagnostics.error("the comment is not closed", at: SourceRange(start, start + 2))
        }
        place = min(place + 2, bytes.count)
      } else {
        return true
      }
    }
    return false
  }

  private func fails(_ expected: String) -> Bool {
    diagnostics.error(
      "expected \(expected)", at: SourceRange(min(place, bytes.count), min(place + 1, bytes.count)))
    return false
  }

  /// A string in quotation marks, or a word without them.
  private mutating func string(_ expected: String) -> String? {
    let start = place
    guard takes("\"") else {
      while let byte = peeked, byte >= 0x80 || Self.isWord(byte) { place += 1 }
      if place == start { return fails(expected) ? "" : nil }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
    var units: [UInt8] = []
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units += escaped()
      default: units.append(byte)
      }
    }
    place = bytes.count
    diagnostics.error("the string is not closed", at: SourceRange(start, start + 1))
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    let scalar = Character(Unicode.Scalar(byte))
    return scalar.isLetter || scalar.isNumber || "_.-$:/".contains(scalar)
  }

  /// Returns the value of an escape: `\n`, `\U00E9`, `\351` (octal), any other character itself.
  private mutating func escaped() -> [UInt8] {
    guard let byte = next() else { return [] }
    switch Character(Unicode.Scalar(byte)) {
    case "n": return [0x0A]
    case "r": return [0x0D]
    case "t": return [0x09]
    case "U", "u":
      var units = [number(digits: 4, radix: 16)]
      if 0xD800..<0xDC00 ~= units[0], takes("\\") {
        place += 1
        units.append(number(digits: 4, radix: 16))
      }
      return Array(
        String(decoding: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self).utf8)
    case "0"..."7":
      place -= 1
      let scalar = Unicode.Scalar(UInt32(number(digits: 3, radix: 8))) ?? "\u{FFFD}"
      return Array(String(Character(scalar)).utf8)
    default: return [byte]
    }
  }

  private mutating func number(digits: Int, radix: Int) -> Int {
    var value = 0
    for _ in 0..<digits {
      guard let byte = peeked, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        digit < radix
      else { break }
      value = value * radix + digit
      place += 1
    }
    return value
  }
}
