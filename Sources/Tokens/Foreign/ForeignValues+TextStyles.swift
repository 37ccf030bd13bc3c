internal import GalleyDesign
internal import GalleyParsing
internal import GalleySystem

// The parts of text styles.

extension ForeignValues {
  /// A part of a text style as Tokens Studio, Figma and CSS write it and the format does not: `AUTO` or `normal`,
  /// which is what there is without the part, and a letter spacing as a share of the size. Nil for others.
  func studioPart(
    _ member: SyntaxMember, of style: [SyntaxMember]
  ) -> SyntaxValue?? {
    guard ["lineHeight", "letterSpacing"].contains(member.key),
      let value = terminal(member.value)
    else { return nil }
    let range = member.value.range
    func object(_ number: Double, _ unit: String) -> SyntaxValue {
      SyntaxValue.object([("value", .number(number)), ("unit", .text(unit))]).placed(at: range)
    }
    if Self.isAutomatic(value) {
      return member.key == "lineHeight" ? .some(nil) : object(0, "px")
    }
    guard member.key == "letterSpacing", let text = value.text,
      let share = TokenExpression.value(of: text),
      share.unit == "%", let part = style.last(where: { $0.key == "fontSize" }),
      let size = length(of: part)
    else { return nil }
    let unit = ["rem", "em"].contains(size.unit) ? "rem" : "px"
    return object(share.number * size.number / 100, unit)
  }

  /// The length of a part of a text style.
  private func length(of member: SyntaxMember) -> TokenExpression.Quantity? {
    guard let value = terminal(member.value) else { return nil }
    switch value.kind {
    case .number(let number): return TokenExpression.Quantity(number: number.value, unit: "px")
    case .string(let text): return TokenExpression.value(of: text)
    case .object:
      guard case .number(let number)? = value["value"]?.kind else { return nil }
      return TokenExpression.Quantity(number: number.value, unit: value["unit"]?.text ?? "px")
    default: return nil
    }
  }

  /// True for a length that the font decides: `AUTO` of Tokens Studio, `{"unit": "AUTO"}` of Figma's styles and
  /// `normal` of CSS.
  static func isAutomatic(_ value: SyntaxValue) -> Bool {
    let word = value.text ?? (value["value"] == nil ? value["unit"]?.text : nil)
    return ["auto", "normal"].contains(word?.lowercased())
  }

  /// The value with its references replaced; nil where one of them cannot be resolved.
  private func terminal(_ value: SyntaxValue, depth: Int = 0) -> SyntaxValue? {
    guard let text = value.text else { return value }
    guard let names = TokenReference.braces(text) else {
      guard text.contains("{") else { return value }
      return filled(text, at: value.range, depth: depth).map { .text($0) }
    }
    return target(of: names, depth).flatMap { terminal($0, depth: depth + 1) }
  }

  /// The reason why a value of Tokens Studio means something in text styles only; nil for others.
  static func reason(against value: SyntaxValue, as type: DesignTokenType?) -> String? {
    guard let text = value.text else { return nil }
    if isAutomatic(value) {
      return "AUTO is what the font decides; a text style that refers to it has its own line height"
    }
    if type == .dimension, TokenExpression.value(of: text)?.unit == "%" {
      return "a percentage is a length only in a text style, whose size it is a share of"
    }
    return nil
  }
}
