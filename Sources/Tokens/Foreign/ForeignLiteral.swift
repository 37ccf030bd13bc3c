internal import GalleyDesign
internal import GalleyParsing
internal import GalleyStyleSheets
internal import GalleySystem

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

  /// A colour of CSS, or one made of another colour and an opacity: `rgba(#1f7ae0, 0.5)`,
  /// `hsla(rgb(0, 0, 0), 15%)`.
  static func color(_ text: String, at range: SourceRange) -> SyntaxValue? {
    color(text).map { DesignTokenWriter.value(of: $0, withHex: false).placed(at: range) }
  }

  /// The same as a colour.
  static func color(_ text: String) -> TokenColor? {
    if let color = TokenColor(css: text) { return color }
    let lower = text.lowercased()
    guard let name = ["rgba(", "rgb(", "hsla(", "hsl("].first(where: lower.hasPrefix),
      lower.hasSuffix(")")
    else { return nil }
    let inner = lower.dropFirst(name.utf8.count).dropLast()
    // The opacity is behind the last comma outside of brackets.
    guard let comma = inner.lastIndex(of: ","), !inner[comma...].contains(")"),
      var base = color(inner[..<comma].trimmed),
      let alpha = share(inner[inner.index(after: comma)...])
    else { return nil }
    base.alpha = min(max(alpha, 0), 1)
    return base
  }

  /// `0.5` or `50%`.
  private static func share(_ word: some StringProtocol) -> Double? {
    let word = word.trimmed
    return word.hasSuffix("%") ? number(word.dropLast()).map { $0 / 100 } : number(word)
  }
}
