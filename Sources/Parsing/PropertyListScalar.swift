import GalleySystem

/// Reads the text of a property list's element that holds no elements.
enum PropertyListScalar {
  /// The value of an element; null, with an error, when its text does not fit.
  static func read(
    _ name: String, _ text: [UInt8], at range: SourceRange, diagnostics: DiagnosticCollector
  ) -> SyntaxValue {
    let string = String(decoding: text, as: UTF8.self)
    let kind: SyntaxValue.Kind?
    switch name {
    case "string": kind = .string(string)
    case "true", "false":
      kind = trimmed(text).isEmpty ? .bool(name == "true") : nil
    case "integer": kind = integer(trimmed(text)).map { .number($0) }
    case "real": kind = real(trimmed(text)).map { .number($0) }
    case "date": kind = isDate(trimmed(text)) ? .string(trimmed(text)) : nil
    default: kind = Base64.decoded(text).map { .string(Base64.encoded($0)) }
    }
    if let kind { return SyntaxValue(kind, at: range) }
    let what = expectations[name] ?? "a value"
    diagnostics.error("expected \(what) in <\(name)>, found \(quoted(string))", at: range)
    return SyntaxValue(.null, at: range)
  }

  private static let expectations = [
    "true": "no text", "false": "no text", "integer": "a whole number of 64 bits",
    "real": "a finite number", "date": "a date like 2025-10-28T12:00:00Z",
    "data": "base64 text",
  ]

  private static func quoted(_ text: String) -> String { SyntaxValue.quoted(text) }

  private static func trimmed(_ text: [UInt8]) -> String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let start = text.drop(while: isBlank)
    let end = start.lastIndex { !isBlank($0) }
    return end.map { String(decoding: start[...$0], as: UTF8.self) } ?? ""
  }

  /// A sign, then decimal digits or `0x` and hexadecimal ones, within 64 bits.
  private static func integer(_ text: String) -> SyntaxNumber? {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard digits.utf8.first.map({ $0 != 0x2B && $0 != 0x2D }) ?? false else { return nil }
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    let plain = isHexadecimal ? digits.dropFirst(2) : digits
    guard plain.utf8.first.map({ $0 != 0x2B && $0 != 0x2D }) ?? false,
      let magnitude = UInt64(plain, radix: isHexadecimal ? 16 : 10),
      !isNegative || magnitude <= 1 << 63
    else { return nil }
    return SyntaxNumber(isNegative ? -Double(magnitude) : Double(magnitude), isInteger: true)
  }

  private static func real(_ text: String) -> SyntaxNumber? {
    // The standard library also reads hexadecimal floats, infinity and NaN.
    let allowed = text.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
    guard allowed, let value = Double(text), value.isFinite else { return nil }
    return SyntaxNumber(value, isInteger: false)
  }

  /// Returns true if a text is a date and time of the Gregorian calendar in UTC.
  private static func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let pattern = Array("0000-00-00T00:00:00Z".utf8)
    guard bytes.count == pattern.count else { return false }
    for (byte, expected) in zip(bytes, pattern) {
      let fits = expected == 0x30 ? (0x30...0x39).contains(byte) : byte == expected
      guard fits else { return false }
    }
    let number = { (range: Range<Int>) in
      bytes[range].reduce(0) { $0 * 10 + Int($1) - 0x30 }
    }
    return (1...12).contains(number(5..<7)) && (1...31).contains(number(8..<10))
      && number(11..<13) < 24 && number(14..<16) < 60 && number(17..<19) < 61
  }
}
