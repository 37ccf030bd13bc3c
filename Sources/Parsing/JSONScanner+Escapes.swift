extension JSONScanner {
  /// Reads the escape whose backslash is the next byte into the scratch bytes.
  mutating func readEscape() {
    let start = position
    let letter = byte(1)
    position = min(position + 2, bytes.count)
    switch letter {
    case 0x22, 0x5C, 0x2F: scratch.append(letter)
    case UInt8(ascii: "b"): scratch.append(0x08)
    case UInt8(ascii: "f"): scratch.append(0x0C)
    case UInt8(ascii: "n"): scratch.append(0x0A)
    case UInt8(ascii: "r"): scratch.append(0x0D)
    case UInt8(ascii: "t"): scratch.append(0x09)
    case UInt8(ascii: "u"): readCodePoint(escapeStart: start)
    default: reportUnknownEscape(letter, at: start)
    }
  }

  private mutating func reportUnknownEscape(_ letter: UInt8, at start: Int) {
    // A quote, a line break or the end stays for the string to see.
    let isText = letter >= 0x20 && letter < 0x7F
    position = isText ? start + 2 : min(start + 1, bytes.count)
    if isText { scratch.append(letter) }
    let written = isText ? "\\\(Unicode.Scalar(letter))" : "a backslash alone"
    report(
      "\(written) is not an escape; JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u0000",
      at: SourceRange(start, position))
  }

  private mutating func readCodePoint(escapeStart start: Int) {
    guard let unit = readFourDigits(escapeStart: start) else { return }
    if let scalar = Unicode.Scalar(UInt32(unit)) { return append(scalar) }
    // A surrogate: only a high one with a low one after it represents a character.
    let pairEnd = position
    if unit < 0xDC00, next == 0x5C, byte(1) == UInt8(ascii: "u") {
      let saved = position
      position += 2
      guard let low = readFourDigits(escapeStart: saved) else { return append("\u{FFFD}") }
      if (0xDC00...0xDFFF).contains(low) {
        let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
        return append(Unicode.Scalar(value) ?? "\u{FFFD}")
      }
      position = saved
    }
    let name = String(unit, radix: 16, uppercase: true)
    report(
      "\\u\(name) is one half of a surrogate pair and its other half is missing",
      at: SourceRange(start, pairEnd))
    append("\u{FFFD}")
  }

  private mutating func readFourDigits(escapeStart start: Int) -> UInt16? {
    var value: UInt16 = 0
    for count in 0..<4 {
      guard let digit = hexDigit(byte(count)) else {
        position = min(position + count, bytes.count)
        report("\\u needs four hexadecimal digits", at: SourceRange(start, position))
        append("\u{FFFD}")
        return nil
      }
      value = value << 4 | digit
    }
    position += 4
    return value
  }

  private func hexDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case 0x30...0x39: UInt16(byte - 0x30)
    case 0x41...0x46: UInt16(byte - 0x41 + 10)
    case 0x61...0x66: UInt16(byte - 0x61 + 10)
    default: nil
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    let last = UInt8(truncatingIfNeeded: value & 0x3F | 0x80)
    switch value {
    case ..<0x80: scratch.append(UInt8(value))
    case ..<0x800:
      scratch.append(UInt8(0xC0 | value >> 6))
      scratch.append(last)
    case ..<0x10000:
      scratch.append(UInt8(0xE0 | value >> 12))
      scratch.append(UInt8(0x80 | value >> 6 & 0x3F))
      scratch.append(last)
    default:
      scratch.append(UInt8(0xF0 | value >> 18))
      scratch.append(UInt8(0x80 | value >> 12 & 0x3F))
      scratch.append(UInt8(0x80 | value >> 6 & 0x3F))
      scratch.append(last)
    }
  }
}
