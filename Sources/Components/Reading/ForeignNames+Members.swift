import GalleyParsing

extension ForeignNames {
  /// A member of an object as it is written here, where another key takes another value:
  /// `"padding": {"top": 8}` for `"paddingTop": 8`; nil for members of no other system.
  ///
  /// - Parameter known: The keys that are permitted there.
  static func member(
    for name: String, _ value: SyntaxValue, among known: @autoclosure () -> [String]
  ) -> String? {
    guard let written = rewritten(camelCased(name), value), known().contains(written.key) else {
      return nil
    }
    return written.text
  }

  /// A member whose key is known as it is written for a value that another key takes: `"relativeWidth": 1` for
  /// `"width": "100%"`; nil for other values.
  static func member(withValueOfAnother key: String, _ value: SyntaxValue) -> String? {
    guard let text = value.text, key == "width" || key == "height" else { return nil }
    let end = key.prefix(1).uppercased() + key.dropFirst()
    if text.hasSuffix("%"), let percent = Double(text.dropLast()), percent.isFinite {
      return member("relative\(end)", (percent / 100).plainText).text
    }
    switch camelCased(unqualified(text)).lowercased() {
    case "full", "matchparent", "match_parent", "infinity", "stretch":
      return member("max\(end)", #""infinity""#).text
    default: return nil
    }
  }

  private static func rewritten(
    _ name: String, _ value: SyntaxValue
  ) -> (key: String, text: String)? {
    if let side = paddedSides[name], let points = points(value) {
      return member("padding", "{\"\(side)\": \(points.plainText)}")
    }
    // A factor in CSS and Compose; lengths have their units there.
    if name == "lineHeight", let factor = value.number?.value, factor > 0, factor <= 4 {
      return member("lineHeightMultiple", factor.plainText)
    }
    guard let word = value.text?.lowercased() else { return nil }
    switch (name, word) {
    case ("textTransform", "uppercase"), ("textTransform", "none"):
      return member("uppercase", "\(word == "uppercase")")
    case ("textDecoration", "underline"), ("textDecorationLine", "underline"):
      return member("underline", "true")
    case ("textDecoration", "line-through"), ("textDecorationLine", "line-through"):
      return member("strikethrough", "true")
    case ("display", "none"), ("visibility", "hidden"), ("visibility", "collapse"):
      return member("hidden", "true")
    case ("flexDirection", "row"): return member("axis", #""horizontal""#)
    case ("flexDirection", "column"): return member("axis", #""vertical""#)
    case ("flexDirection", "row-reverse"):
      return member("axis", #""horizontal", "isReversed": true"#)
    case ("flexDirection", "column-reverse"):
      return member("axis", #""vertical", "isReversed": true"#)
    case ("boxShadow", _), ("textShadow", _):
      return ForeignShadows.value(value.text ?? "").map { member("shadow", $0) }
    case ("border", _): return border(value.text ?? "")
    default: return nil
    }
  }

  /// A length in points, with or without CSS's unit.
  private static func points(_ value: SyntaxValue) -> Double? {
    value.number?.value ?? value.text.flatMap { points($0[...]) }
  }

  private static func points(_ text: Substring) -> Double? {
    let number = Double(text.hasSuffix("px") ? text.dropLast(2) : text)
    return number?.isFinite == true ? number : nil
  }

  /// `1px solid red` of CSS as a width and a colour.
  private static func border(_ text: String) -> (key: String, text: String)? {
    let words = text.split(separator: " ")
    guard words.count == 3, words[1] == "solid" else { return nil }
    guard let width = points(words[0]), width >= 0 else { return nil }
    let color = JSONWriter.quoted(String(words[2]))
    return member("borderWidth", "\(width.plainText), \"borderColor\": \(color)")
  }

  private static func member(_ key: String, _ value: String) -> (key: String, text: String) {
    (key, "\"\(key)\": \(value)")
  }

  /// Keys of one side, with the side of an object for `padding`.
  private static let paddedSides: [String: String] = [
    "paddingTop": "top", "paddingBottom": "bottom", "paddingLeft": "leading",
    "paddingRight": "trailing", "paddingStart": "leading", "paddingEnd": "trailing",
    "paddingHorizontal": "horizontal", "paddingVertical": "vertical", "pt": "top",
    "pb": "bottom", "pl": "leading", "pr": "trailing", "px": "horizontal", "py": "vertical",
  ]
}
