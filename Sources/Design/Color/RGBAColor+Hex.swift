extension RGBAColor {
  /// Reads a hexadecimal colour, or nil when the text is none.
  ///
  /// Blanks round the text are ignored and `#` may be left out. The number of digits decides, never
  /// their value, so a colour whose red is 00 is read correctly:
  ///
  /// | digits | meaning |
  /// |---|---|
  /// | 2 | grey |
  /// | 3 | RGB, each digit doubled |
  /// | 4 | RGBA, each digit doubled |
  /// | 6 | RRGGBB |
  /// | 8 | RRGGBBAA |
  ///
  /// Every other number of digits, and every other character, is refused. What documents make of such
  /// texts is the dialect's own reading.
  public init?(hexText text: some StringProtocol) {
    guard let digits = HexDigits(text) else { return nil }
    switch digits.count {
    case 2: self.init(grey: digits.pair(0))
    case 3: self.init(red: digits.single(0), green: digits.single(1), blue: digits.single(2))
    case 4:
      self.init(
        red: digits.single(0), green: digits.single(1), blue: digits.single(2),
        alpha: digits.single(3))
    case 6: self.init(red: digits.pair(0), green: digits.pair(2), blue: digits.pair(4))
    case 8:
      self.init(
        red: digits.pair(0), green: digits.pair(2), blue: digits.pair(4), alpha: digits.pair(6))
    default: return nil
    }
  }

  /// The colour as `#RRGGBB`, or `#RRGGBBAA` when it is not opaque. Components are clamped to 0…1
  /// and rounded to the nearest of 256 steps.
  public var hexText: String {
    let bytes = [red, green, blue].map(byte) + (byte(alpha) == 255 ? [] : [byte(alpha)])
    let digits = Array("0123456789ABCDEF")
    return bytes.reduce(into: "#") { text, value in
      text.append(digits[value >> 4])
      text.append(digits[value & 15])
    }
  }

  /// Makes a colour from 32 bits with the opacity last, 0xRRGGBBAA.
  public init(packedRGBA value: UInt32) {
    self.init(hex: value >> 8, alpha: Double(value & 0xFF) / 255)
  }

  /// The colour packed as 0xRRGGBBAA.
  public var packedRGBA: UInt32 {
    [red, green, blue, alpha].reduce(0) { $0 << 8 | UInt32(byte($1)) }
  }

  private func byte(_ component: Double) -> Int {
    guard component > 0 else { return 0 }
    return Int(saturating: (min(1, component) * 255).rounded())
  }
}

/// The digits of a hexadecimal colour as numbers 0…15.
private struct HexDigits {
  var values: [UInt8] = []
  var count: Int { values.count }

  init?(_ text: some StringProtocol) {
    for character in Self.body(of: text) {
      guard let value = character.hexDigitValue, character.isASCII else { return nil }
      values.append(UInt8(value))
    }
  }

  func single(_ index: Int) -> Double { Double(values[index]) / 15 }
  func pair(_ index: Int) -> Double { Double(values[index] << 4 | values[index + 1]) / 255 }

  private static func body(of text: some StringProtocol) -> Substring {
    var rest = Substring(text)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    if rest.first == "#" { rest.removeFirst() }
    return rest
  }
}
