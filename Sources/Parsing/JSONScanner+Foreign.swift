// What is not JSON but occurs in hand-written files: comments, other blanks, bare words, quotes.
extension JSONScanner {
  /// Passes over a comment or a blank of another language, with an error; false when there is none.
  mutating func skipForeignBlank() -> Bool {
    let start = position
    switch next {
    case 0x23: skipLine()
    case 0x2F where byte(1) == 0x2F: skipLine()
    case 0x2F where byte(1) == 0x2A: skipBlockComment()
    default: return skipForeignSpace()
    }
    let range = SourceRange(start, position)
    if bytes[start] == 0x23 {
      report("JSON has no comments", at: range)
    } else {
      reportForeign("JSON has no comments", at: range)
    }
    return true
  }

  /// The byte some places ahead; zero past the end.
  func byte(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  private mutating func skipLine() {
    while !isAtEnd, next != 0x0A { position += 1 }
  }

  private mutating func skipBlockComment() {
    position += 2
    while !isAtEnd, !(next == 0x2A && byte(1) == 0x2F) { position += 1 }
    position = min(position + 2, bytes.count)
  }

  private mutating func skipForeignSpace() -> Bool {
    guard let scalar = scalar(), scalar.properties.isWhitespace || scalar == "\u{FEFF}" else {
      return false
    }
    let range = SourceRange(position, position + UTF8.width(scalar))
    report("\(codePoint(scalar)) is not white space in JSON", at: range)
    position = range.end
    return true
  }

  /// The character at the position; nil at the end and where the bytes are not UTF-8.
  func scalar() -> Unicode.Scalar? {
    let end = min(position + 4, bytes.count)
    var codec = UTF8()
    var iterator = bytes[position..<end].makeIterator()
    guard case .scalarValue(let scalar) = codec.decode(&iterator) else { return nil }
    return scalar
  }

  /// `U+` and at least four digits.
  func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Describes the text at the position, for a message.
  func found() -> String {
    if isAtEnd { return "the end of the text" }
    guard let scalar = scalar() else {
      return "the byte 0x\(String(next, radix: 16, uppercase: true)), which is not UTF-8"
    }
    switch scalar {
    case "\"": return "a string"
    case "0"..."9", "-": return "a number"
    case "a"..."z", "A"..."Z", "_", "$": return "\"\(word())\""
    default:
      let isVisible = scalar.value > 0x20 && scalar.value < 0x7F
      return isVisible ? "\"\(scalar)\"" : codePoint(scalar)
    }
  }

  /// The offset after the run of letters, digits and signs at the position.
  func wordEnd() -> Int {
    var end = position
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    return end
  }

  /// The run of letters, digits and signs at the position, cut where it is very long.
  func word() -> String {
    let end = wordEnd()
    if end - position > 40 {
      return String(decoding: bytes[position..<position + 40], as: UTF8.self) + "…"
    }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  /// Returns true if a byte goes on with a word or number.
  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x2B, 0x2D, 0x2E, 0x80...0xFF: true
    default: false
    }
  }

  /// True if the next byte begins a value, however wrong.
  var beginsValue: Bool {
    let byte = next
    return byte == 0x22 || byte == 0x27 || byte == 0x5B || byte == 0x7B || isWordByte(byte)
  }

  /// Reads text in single quotes, with an error.
  mutating func readSingleQuoted(as what: String) -> String {
    let start = position
    position += 1
    while !isAtEnd, next != 0x27, next != 0x0A { position += next == 0x5C ? 2 : 1 }
    position = min(position, bytes.count)
    let text = String(decoding: bytes[start + 1..<position], as: UTF8.self)
    if next == 0x27 { position += 1 }
    let message = "\(what) are written in double quotes, not in single quotes"
    reportForeign(message, at: SourceRange(start, position))
    return text
  }

  /// Reads a word in the place of a value and reports an error.
  mutating func readWord() {
    let start = position
    let word = word()
    position = max(wordEnd(), position + 1)
    report(message(forWord: word), at: SourceRange(start, position))
  }

  private func message(forWord word: String) -> String {
    let bare = word.drop { $0 == "-" || $0 == "+" }
    switch bare.lowercased() {
    case "nan": return "JSON has no NaN; a number must be finite"
    case "inf", "infinity": return "JSON has no infinity; a number must be finite"
    case "true", "false", "null":
      return "\"\(word)\" is not a value; write \"\(bare.lowercased())\" in lower case"
    case "none", "nil", "undefined": return "\"\(word)\" is not a value; write \"null\""
    default: break
    }
    if let meant = SpellingSuggestion.nearest(word, in: ["true", "false", "null"]) {
      return "\"\(word)\" is not a value; did you mean \"\(meant)\"?"
    }
    return "expected a value, found \"\(word)\"; strings are written in double quotes"
  }
}
