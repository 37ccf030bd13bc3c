internal import GalleyDesign
internal import GalleyParsing
internal import GalleyStyleSheets

/// Texts of older token files, which are those of CSS, as values of the format.
enum ForeignLiteral {
  typealias Typed = (value: SyntaxValue, type: DesignTokenType?)

  /// A text without references; nil when it is nothing of the format.
  ///
  /// - Parameter type: What it is said to be; nil leaves it to the text.
  static func value(_ text: String, as type: DesignTokenType?, at range: SourceRange) -> Typed? {
    let text = text.split(separator: " ").joined(separator: " ")
    switch type {
    case .fontFamily: return (families(text, at: range), .fontFamily)
    case .fontWeight: return weight(text, at: range).map { ($0, .fontWeight) }
    case .color: return color(text, at: range).map { ($0, .color) }
    case .strokeStyle where TokenStroke.Name(rawValue: text) != nil:
      return (SyntaxValue(.string(text), at: range), .strokeStyle)
    case .shadow: return CSSShadow.value(of: text, at: range).map { ($0, .shadow) }
    default: break
    }
    if let quantity = TokenExpression.value(of: text) {
      return value(quantity.number, quantity.unit, as: type, at: range)
    }
    if let color = color(text, at: range) { return (color, .color) }
    if text.hasPrefix("cubic-bezier("), text.hasSuffix(")") {
      let numbers = text.dropFirst(13).dropLast().split(separator: ",").map { number($0) }
      guard numbers.count == 4, numbers.allSatisfy({ $0 != nil }) else { return nil }
      return (
        SyntaxValue(.array(numbers.map { .number($0 ?? 0) }), at: range), .cubicBezier
      )
    }
    return nil
  }

  /// A number with a unit.
  static func value(
    _ number: Double, _ unit: String, as type: DesignTokenType?, at range: SourceRange
  ) -> Typed? {
    func object(_ number: Double, _ unit: String) -> SyntaxValue {
      SyntaxValue.object([("value", .number(number)), ("unit", .text(unit))]).placed(at: range)
    }
    let plain = SyntaxValue.number(number).placed(at: range)
    switch unit {
    case "px", "pt", "dp", "sp": return (object(number, "px"), .dimension)
    case "rem", "em": return (object(number, "rem"), .dimension)
    case "ms": return (object(number, "ms"), .duration)
    case "s": return (object(number * 1000, "ms"), .duration)
    case "%" where type == .number || type == nil:
      return (SyntaxValue.number(number / 100).placed(at: range), .number)
    case "%" where number == 0: return (object(0, "px"), .dimension)
    case "":
      switch type {
      case .dimension: return (object(number, "px"), .dimension)
      case .duration: return (object(number, "ms"), .duration)
      case .fontWeight: return (plain, .fontWeight)
      case .number, nil: return (plain, .number)
      default: return nil
      }
    default: return nil
    }
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    let text = String(text).filter { $0 != " " }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func families(_ text: String, at range: SourceRange) -> SyntaxValue {
    let names = text.split(separator: ",").map { name in
      let plain = String(name.filter { $0 != "\"" && $0 != "'" }).drop { $0 == " " }
      return SyntaxValue(.string(String(plain)), at: range)
    }
    return SyntaxValue(.array(names), at: range)
  }

  /// A number or a name; what leans is not of the weight.
  private static func weight(_ text: String, at range: SourceRange) -> SyntaxValue? {
    if let number = number(text) { return SyntaxValue.number(number).placed(at: range) }
    let words = text.split(separator: " ").filter {
      !["italic", "oblique"].contains($0.lowercased())
    }
    let name = words.isEmpty ? "Regular" : words.joined(separator: " ")
    return SyntaxValue(.string(name), at: range)
  }

  // MARK: Colours

  /// `#RGB` to `#RRGGBBAA`, `rgb()`, `rgba()` with numbers or with a hexadecimal colour and an
  /// opacity, `hsl()`, `hsla()`, and the three names that token files have.
  static func color(_ text: String, at range: SourceRange) -> SyntaxValue? {
    let lower = text.lowercased()
    switch lower {
    case "transparent": return color("srgb", [0, 0, 0], 0, at: range)
    case "white": return color("srgb", [1, 1, 1], 1, at: range)
    case "black": return color("srgb", [0, 0, 0], 1, at: range)
    default: break
    }
    if lower.hasPrefix("#") {
      guard let color = SheetHexadecimal.color(text) else { return nil }
      return Self.color("srgb", [color.red, color.green, color.blue], color.alpha, at: range)
    }
    guard let open = lower.firstIndex(of: "("), lower.hasSuffix(")") else { return nil }
    let words = lower[lower.index(after: open)...].dropLast()
      .split { $0 == "," || $0 == " " || $0 == "/" }
    let alpha = words.count > 3 ? share(words[3]) : 1
    switch lower[..<open] {
    case "rgb", "rgba":
      if words.count == 2, let base = SheetHexadecimal.color(String(words[0])),
        let alpha = share(words[1])
      {
        return color("srgb", [base.red, base.green, base.blue], alpha, at: range)
      }
      let parts = words.prefix(3).compactMap {
        $0.hasSuffix("%") ? share($0) : number($0).map { $0 / 255 }
      }
      guard parts.count == 3, let alpha else { return nil }
      return color("srgb", parts.map(clamped), alpha, at: range)
    case "hsl", "hsla":
      guard words.count >= 3, let alpha,
        let hue = number(words[0].hasSuffix("deg") ? words[0].dropLast(3) : words[0]),
        let saturation = share(words[1]), let lightness = share(words[2])
      else { return nil }
      let turned = hue.truncatingRemainder(dividingBy: 360)
      let angle = turned < 0 ? turned + 360 : turned
      return color(
        "hsl", [angle, clamped(saturation) * 100, clamped(lightness) * 100], alpha, at: range)
    default: return nil
    }
  }

  /// CSS takes what lies outside for the end that is nearer.
  private static func clamped(_ share: Double) -> Double { min(max(share, 0), 1) }

  /// `0.5` or `50%`.
  private static func share(_ word: Substring) -> Double? {
    word.hasSuffix("%") ? number(word.dropLast()).map { $0 / 100 } : number(word)
  }

  private static func color(
    _ space: String, _ components: [Double], _ alpha: Double, at range: SourceRange
  ) -> SyntaxValue {
    SyntaxValue.object([
      ("colorSpace", .text(space)), ("components", .array(components.map { .number($0) })),
      ("alpha", .number(alpha)),
    ]).placed(at: range)
  }
}
