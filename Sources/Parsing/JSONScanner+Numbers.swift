extension JSONScanner {
  /// Reads the number that begins with the next byte, a digit or a minus; null when it is malformed.
  mutating func readNumber() -> SyntaxValue {
    let start = position
    var index = position
    let isNegative = bytes[unchecked: index] == 0x2D
    if isNegative { index += 1 }
    var digits = DecimalDigits()
    let whole = digits.read(bytes, &index)
    guard whole > 0 else { return malformedNumber() }
    let firstDigit = bytes[unchecked: start + (isNegative ? 1 : 0)]
    if whole > 1, firstDigit == 0x30 { return malformedNumber() }
    var isInteger = true
    if index < bytes.count, bytes[unchecked: index] == 0x2E {
      isInteger = false
      index += 1
      let count = digits.read(bytes, &index)
      guard count > 0 else { return malformedNumber() }
      digits.exponent -= count
    }
    if index < bytes.count, bytes[unchecked: index] | 0x20 == 0x65 {
      isInteger = false
      guard digits.readExponent(bytes, &index) else { return malformedNumber() }
    }
    if index < bytes.count, isWordByte(bytes[unchecked: index]) { return malformedNumber() }
    position = index
    let value = digits.exactValue ?? slowValue(start, index, isNegative: isNegative)
    let range = SourceRange(start, index)
    guard value.isFinite else { return tooLarge(range) }
    let signed = isNegative && value.sign == .plus ? -value : value
    return SyntaxValue(.number(SyntaxNumber(signed, isInteger: isInteger)), at: range)
  }

  /// The nearest double by the standard library's correctly rounding, locale-independent reader.
  private func slowValue(_ start: Int, _ end: Int, isNegative: Bool) -> Double {
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return Double(text) ?? .infinity
  }

  private mutating func tooLarge(_ range: SourceRange) -> SyntaxValue {
    position = range.start
    let written = word()
    position = range.end
    report("the number \(written) is too large; the greatest is about 1.8e308", at: range)
    return SyntaxValue(.null, at: range)
  }

  /// Reports what is wrong with the number at the position and passes over it.
  mutating func malformedNumber() -> SyntaxValue {
    let start = position
    let written = word()
    let end = wordEnd()
    let message = JSONScanner.message(forNumber: Array(written.utf8))
    position = end
    let range = SourceRange(start, end)
    report(message ?? "\"\(written)\" is not a number", at: range)
    return SyntaxValue(.null, at: range)
  }

  private static func message(forNumber written: [UInt8]) -> String? {
    let number = written.first == 0x2D || written.first == 0x2B ? written.dropFirst() : written[...]
    let lower = String(decoding: number.map { $0 | 0x20 }, as: UTF8.self)
    if written.first == 0x2B { return "a number does not begin with \"+\"" }
    if lower == "nan" { return "JSON has no NaN; a number must be finite" }
    if lower == "inf" || lower == "infinity" {
      return "JSON has no infinity; a number must be finite"
    }
    guard let first = number.first else { return "a minus must be followed by a digit" }
    if first == 0x2E { return "a number needs a digit before its decimal point" }
    if lower.hasPrefix("0x") { return "JSON has no hexadecimal numbers" }
    let digits = number.prefix { (0x30...0x39).contains($0) }
    let rest = number.dropFirst(digits.count)
    let isNumberLike = rest.allSatisfy { (0x30...0x39).contains($0) || "eE+-.".utf8.contains($0) }
    if digits.count > 1, first == 0x30, isNumberLike { return "a number has no leading zeros" }
    guard isNumberLike else { return nil }
    if rest.first == 0x2E, !(0x30...0x39).contains(rest.dropFirst().first ?? 0) {
      return "a number needs a digit after its decimal point"
    }
    if let last = rest.last, "eE+-".utf8.contains(last) { return "the exponent has no digits" }
    return nil
  }
}

/// The digits of a number as far as they fit a machine word, and its power of ten.
private struct DecimalDigits {
  /// The digits as an integer; meaningless once there are more than 19.
  var mantissa: UInt64 = 0
  /// The number of digits from the first that is not zero.
  var count = 0
  /// The power of ten.
  var exponent = 0

  /// Reads a run of digits and returns its length.
  @inline(__always)
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Int {
    let start = index
    while index < bytes.count {
      let digit = bytes[unchecked: index] &- 0x30
      guard digit < 10 else { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      if mantissa != 0 { count += 1 }
      index += 1
    }
    return index - start
  }

  /// Reads `e`, a sign and digits; returns false if the digits are missing.
  mutating func readExponent(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Bool {
    index += 1
    var isNegative = false
    if index < bytes.count, bytes[index] == 0x2B || bytes[index] == 0x2D {
      isNegative = bytes[index] == 0x2D
      index += 1
    }
    var power = 0
    let start = index
    while index < bytes.count, case let digit = bytes[index] &- 0x30, digit < 10 {
      power = min(power * 10 + Int(digit), 1_000_000)
      index += 1
    }
    exponent += isNegative ? -power : power
    return index > start
  }

  /// The value where both the digits and the power of ten are exact doubles, so that one operation
  /// rounds correctly (Clinger's fast path); nil otherwise.
  var exactValue: Double? {
    @inline(__always) get {
      guard count <= 19, mantissa <= 1 << 53 else { return nil }
      if exponent == 0 { return Double(mantissa) }
      guard exponent >= -22, exponent <= 22 else { return mantissa == 0 ? 0 : nil }
      let power = DecimalDigits.powerOfTen(abs(exponent))
      return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    }
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }  // Exact up to 10²².
    return power
  }
}
