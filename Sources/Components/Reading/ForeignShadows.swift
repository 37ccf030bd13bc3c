import GalleyDesign
package import GalleyParsing

/// Shadows in the notation of CSS.
package enum ForeignShadows {
  /// Returns the JSON text of a value for `shadow`: text, an object for a shadow inside, a list for several; nil for
  /// text that is not such a shadow.
  static func value(_ text: String) -> String? {
    let parts = split(text[...], at: ",")
    let shadows = parts.compactMap(shadow)
    guard shadows.count == parts.count, let first = shadows.first else { return nil }
    return shadows.count == 1 ? first : "[\(shadows.joined(separator: ", "))]"
  }

  /// Returns the JSON text of a value for `shadow` from the objects of React Native, Flutter and Figma; nil for
  /// other values.
  package static func value(_ value: SyntaxValue) -> String? {
    if let text = value.text { return Self.value(text) }
    let parts = value.elements ?? [value]
    let shadows = parts.compactMap(shadow)
    guard !shadows.isEmpty, shadows.count == parts.count else { return nil }
    return shadows.count == 1 ? shadows[0] : "[\(shadows.joined(separator: ", "))]"
  }

  private static func shadow(_ value: SyntaxValue) -> String? {
    let names = [
      "x": "x", "offsetX": "x", "y": "y", "offsetY": "y", "blur": "blur", "blurRadius": "blur",
      "spread": "spread", "spreadRadius": "spread", "spreadDistance": "spread",
    ]
    var lengths: [String: Double] = [:]
    var others: [String] = []
    for member in value.members ?? [] {
      let length = ForeignUnits.length(member.value)
      switch (member.key, length) {
      case ("offset", _):
        let pair =
          member.value.elements
          ?? ["x", "y"].compactMap { axis in
            member.value[axis] ?? member.value["d\(axis)"]
              ?? member.value[axis == "x" ? "width" : "height"]
          }
        let sides = pair.compactMap(ForeignUnits.length)
        guard sides.count == 2 else { return nil }
        (lengths["x"], lengths["y"]) = (sides[0], sides[1])
      case ("color", _):
        guard let color = member.value.text.flatMap(color) else { return nil }
        others.append(color)
      case (let key, let length?):
        guard let name = names[key] else { return nil }
        lengths[name] = length
      default: return nil
      }
    }
    guard !lengths.isEmpty else { return nil }
    var numbers = ["x", "y", "blur"].map { lengths[$0] ?? 0 }
    if let spread = lengths["spread"] { numbers.append(spread) }
    return JSONWriter.quoted((numbers.map(\.plainText) + others).joined(separator: " "))
  }

  private static func shadow(_ text: Substring) -> String? {
    var words = split(text, at: " ")
    let isInner = words.contains("inset")
    words.removeAll { $0 == "inset" }
    let numbers = words.compactMap(ForeignUnits.points).map(\.plainText)
    let others = words.filter { ForeignUnits.points($0) == nil }
    guard (2...4).contains(numbers.count), others.count <= 1 else { return nil }
    var digits: String?
    if let name = others.first {
      guard let known = color(String(name)) else { return nil }
      digits = known
    }
    guard isInner else {
      return JSONWriter.quoted((numbers + [digits].compactMap(\.self)).joined(separator: " "))
    }
    var members = zip(["x", "y", "blur", "spread"], numbers).map { "\"\($0)\": \($1)" }
    if let digits { members.append("\"color\": \(JSONWriter.quoted(digits))") }
    return "{\"kind\": \"inner\", \(members.joined(separator: ", "))}"
  }

  /// The digits of a colour; nil for names that CSS does not have.
  private static func color(_ text: String) -> String? {
    guard let meant = ForeignColors.meant(by: text, { _ in false }) else {
      return text.hasPrefix("#") ? text : nil
    }
    return meant == "clear" ? RGBAColor.clear.hexText : meant
  }

  /// The parts of a text between separators outside of brackets.
  static func split(_ text: Substring, at separator: Character) -> [Substring] {
    var depth = 0
    return text.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == separator && depth == 0
    }
  }
}
