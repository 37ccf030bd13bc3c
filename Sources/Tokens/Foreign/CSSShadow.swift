internal import GalleyDesign
internal import GalleyParsing

/// Shadows as `box-shadow` of CSS writes them: `0 1px 2px rgba(0, 0, 0, 0.2), inset 0 0 1px #fff`.
enum CSSShadow {
  /// The shadows as a value of the format; nil when the text is anything else.
  static func value(of text: String, at range: SourceRange) -> SyntaxValue? {
    if text == "none" { return SyntaxValue(.array([]), at: range) }
    let shadows = parts(of: text, between: ",").map { shadow($0, at: range) }
    guard !shadows.isEmpty, shadows.allSatisfy({ $0 != nil }) else { return nil }
    return SyntaxValue(.array(shadows.compactMap(\.self)), at: range)
  }

  private static func shadow(_ text: String, at range: SourceRange) -> SyntaxValue? {
    var lengths: [SyntaxValue] = []
    var color: SyntaxValue?
    var isInset = false
    for word in parts(of: text, between: " ") {
      if word == "inset" {
        isInset = true
      } else if let found = ForeignLiteral.color(word, at: range) {
        color = found
      } else if let quantity = TokenExpression.value(of: word),
        let length = ForeignLiteral.value(
          quantity.number, quantity.unit, as: .dimension, at: range),
        length.type == .dimension
      {
        lengths.append(length.value)
      } else {
        return nil
      }
    }
    guard let color, (2...4).contains(lengths.count) else { return nil }
    let none = ForeignLiteral.value(0, "px", as: .dimension, at: range)?.value
    lengths += [SyntaxValue?](repeating: none, count: 4 - lengths.count).compactMap(\.self)
    let keys = ["offsetX", "offsetY", "blur", "spread"]
    let members =
      [("color", color)] + Array(zip(keys, lengths)) + (isInset ? [("inset", .truth(true))] : [])
    return SyntaxValue.object(members).placed(at: range)
  }

  /// The pieces of a text between separators that no bracket holds.
  private static func parts(of text: String, between separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { part in part.contains { $0 != " " } }
  }
}
