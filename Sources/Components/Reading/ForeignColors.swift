internal import GalleyDesign
package import GalleyParsing
internal import GalleyVector

/// Suggestions for colours in the notation of other systems: CSS, SwiftUI, UIKit, Flutter, Compose.
package enum ForeignColors {
  /// Returns a name of the dialect, perhaps with an opacity, or its hexadecimal digits; nil if the text is not such
  /// a colour.
  ///
  /// - Parameter isKnown: True if a name is one of the dialect's colours.
  package static func meant(by text: String, _ isKnown: (String) -> Bool) -> String? {
    if case .fixed(let color)? = VectorColor(text) {
      return color.alpha == 0 ? "clear" : color.hexText
    }
    if let color = packed(text) { return color }
    if let (base, opacity) = withOpacity(text) {
      let color = meant(by: base, isKnown) ?? (isKnown(base) ? base : nil)
      return color.flatMap { faded($0, to: opacity) }
    }
    if let color = call(text, isKnown) { return color }
    if let name = variable(text) { return isKnown(name) ? name : nil }
    for prefix in ["bg-", "text-", "border-", "fill-", "stroke-"] where text.hasPrefix(prefix) {
      let fixed = ["white": "white", "black": "black", "transparent": "clear"]
      if let name = fixed[String(text.trimmingPrefix(prefix))] { return name }
    }
    return member(text, isKnown)
  }

  // MARK: Members

  /// `Colors.red`, `UIColor.systemRed`, `.secondary`, `Colors.blue[500]`, `Color.Red`.
  private static func member(_ text: String, _ isKnown: (String) -> Bool) -> String? {
    let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1, let last = words.last else { return isKnown(text) ? nil : swiftUI[text] }
    let owner = words.dropLast().last ?? ""
    let plain = last.prefix(1).lowercased() + last.dropFirst()
    if let role = roles[plain], isThemed(words.dropLast()) { return role }
    let color: String? =
      switch owner {
      case "", "Color", "ShapeStyle": compose(last) ?? swiftUI[plain]
      case "UIColor", "NSColor": uiKit(plain)
      case "Colors", "CupertinoColors": material(last)
      default:
        // A shade of a palette: `Colors.blue.shade500`.
        words.contains("Colors") ? material("\(owner).\(last)") : nil
      }
    if let color { return color }
    return plain != text && isKnown(plain) ? plain : nil
  }

  /// True for `Theme.of(context).colorScheme`, `MaterialTheme.colors` and the like.
  private static func isThemed(_ owners: ArraySlice<String>) -> Bool {
    owners.contains { $0.hasPrefix("Theme") || $0.hasPrefix("MaterialTheme") || $0 == "theme" }
      || owners.contains { $0 == "colorScheme" || $0 == "palette" }
  }

  /// The platform's colours for the roles of a theme of Material.
  private static let roles: [String: String] = [
    "primary": "accentColor", "primaryColor": "accentColor", "accentColor": "accentColor",
    "secondary": "secondaryLabel", "onSurface": "label", "onBackground": "label",
    "surface": "systemBackground", "background": "systemBackground",
    "scaffoldBackgroundColor": "systemBackground", "canvasColor": "systemBackground",
    "surfaceVariant": "secondarySystemBackground", "cardColor": "secondarySystemBackground",
    "surfaceContainer": "secondarySystemBackground", "onSurfaceVariant": "secondaryLabel",
    "hintColor": "placeholderText", "disabledColor": "tertiaryLabel", "outline": "opaqueSeparator",
    "outlineVariant": "separator", "dividerColor": "separator", "error": "systemRed",
    "errorColor": "systemRed", "onPrimary": "white", "onError": "white",
  ]

  /// The colours and hierarchical styles of SwiftUI, which follow the appearance.
  private static let swiftUI: [String: String] = [
    "primary": "label", "secondary": "secondaryLabel", "tertiary": "tertiaryLabel",
    "quaternary": "quaternaryLabel", "accentColor": "accentColor", "tint": "accentColor",
    "background": "systemBackground", "foreground": "label", "separator": "separator",
    "placeholder": "placeholderText", "link": "accentColor", "red": "systemRed",
    "orange": "systemOrange", "yellow": "systemYellow", "green": "systemGreen",
    "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan", "blue": "systemBlue",
    "indigo": "systemIndigo", "purple": "systemPurple", "pink": "systemPink",
    "brown": "systemBrown", "gray": "systemGray", "grey": "systemGray", "white": "white",
    "black": "black", "clear": "clear",
  ]

  /// A colour of UIKit or AppKit, where the plain names are fixed colours.
  private static func uiKit(_ name: String) -> String? {
    let fixed = [
      "red": "#FF0000", "green": "#00FF00", "blue": "#0000FF", "cyan": "#00FFFF",
      "yellow": "#FFFF00", "magenta": "#FF00FF", "orange": "#FF8000", "purple": "#800080",
      "brown": "#996633", "gray": "#808080", "lightGray": "#AAAAAA", "darkGray": "#555555",
      "white": "white", "black": "black", "clear": "clear", "darkText": "black",
      "lightText": "white", "tintColor": "accentColor", "controlAccentColor": "accentColor",
      "labelColor": "label", "secondaryLabelColor": "secondaryLabel",
      "tertiaryLabelColor": "tertiaryLabel", "quaternaryLabelColor": "quaternaryLabel",
      "textColor": "label", "windowBackgroundColor": "systemBackground",
      "controlBackgroundColor": "systemBackground", "textBackgroundColor": "systemBackground",
      "separatorColor": "separator", "linkColor": "accentColor", "link": "accentColor",
      "placeholderTextColor": "placeholderText", "systemFill": "primaryFill",
      "secondarySystemFill": "secondaryFill", "tertiarySystemFill": "tertiaryFill",
      "quaternarySystemFill": "quaternaryFill",
    ]
    return fixed[name]
  }

  /// A colour of Compose, which begins with a capital, or of Android, in capitals.
  private static func compose(_ name: String) -> String? {
    guard name.first?.isUppercase == true else { return nil }
    let fixed = [
      "red": "#FF0000", "green": "#00FF00", "blue": "#0000FF", "cyan": "#00FFFF",
      "yellow": "#FFFF00", "magenta": "#FF00FF", "gray": "#888888", "lightgray": "#CCCCCC",
      "darkgray": "#444444", "ltgray": "#CCCCCC", "dkgray": "#444444", "white": "white",
      "black": "black", "transparent": "clear", "unspecified": "label",
    ]
    return fixed[name.lowercased()]
  }

  /// A colour of Material's palette in its middle shade: `blue`, `blue[500]`, `blue.shade500`, `white70`.
  private static func material(_ name: String) -> String? {
    let plain = name.replacing("[500]", with: "").replacing(".shade500", with: "")
    if let digits = materialShades[plain] { return digits }
    for (base, color) in [("white", "white"), ("black", "black")] where plain.hasPrefix(base) {
      guard let percent = Int(plain.trimmingPrefix(base)), (1...99).contains(percent) else {
        continue
      }
      return "\(color) / \(percent)%"
    }
    let cupertino = [
      "activeBlue": "systemBlue", "activeGreen": "systemGreen",
      "activeOrange": "systemOrange", "destructiveRed": "systemRed", "inactiveGray": "systemGray",
      "secondaryLabel": "secondaryLabel", "label": "label",
    ]
    return cupertino[plain]
  }

  private static let materialShades: [String: String] = [
    "red": "#F44336", "pink": "#E91E63", "purple": "#9C27B0", "deepPurple": "#673AB7",
    "indigo": "#3F51B5", "blue": "#2196F3", "lightBlue": "#03A9F4", "cyan": "#00BCD4",
    "teal": "#009688", "green": "#4CAF50", "lightGreen": "#8BC34A", "lime": "#CDDC39",
    "yellow": "#FFEB3B", "amber": "#FFC107", "orange": "#FF9800", "deepOrange": "#FF5722",
    "brown": "#795548", "grey": "#9E9E9E", "blueGrey": "#607D8B", "white": "white",
    "black": "black", "transparent": "clear",
  ]

  // MARK: Opacities

  /// A colour and the opacity that a call at its end gives it: `Color.red.opacity(0.5)`.
  private static func withOpacity(_ text: String) -> (base: String, opacity: Double)? {
    let calls = [
      ".opacity(", ".withOpacity(", ".withAlphaComponent(", ".copy(alpha = ", ".copy(alpha=",
      ".withValues(alpha: ",
    ]
    guard text.hasSuffix(")") else { return nil }
    for call in calls {
      guard let start = text.ranges(of: call).last else { continue }
      let argument = text[start.upperBound...].dropLast()
      let number = Double(argument.hasSuffix("f") ? argument.dropLast() : argument)
      guard let number, (0...1).contains(number) else { return nil }
      return (String(text[..<start.lowerBound]), number)
    }
    return nil
  }

  /// A colour with an opacity: digits with the opacity in them, a name with a share.
  static func faded(_ color: String, to opacity: Double) -> String? {
    guard (0...1).contains(opacity) else { return nil }
    if opacity == 1 { return color }
    if color.hasPrefix("#") {
      guard var faded = RGBAColor(hexText: color) else { return nil }
      faded.alpha *= opacity
      return faded.hexText
    }
    return color.contains("/") ? nil : "\(color) / \((opacity * 100).rounded().plainText)%"
  }

  // MARK: Calls

  /// `Color(.systemBlue)`, `Color("brand")`, `Color(red: 1, green: 0, blue: 0)`, `Color.fromRGBO(1, 2, 3, 0.5)`.
  private static func call(_ text: String, _ isKnown: (String) -> Bool) -> String? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let name = text[..<open]
    let parts = text[text.index(after: open)...].dropLast().split(separator: ",").map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    let numbers = parts.compactMap { part in
      Double(part.split(separator: ":").last?.filter { $0 != " " && $0 != "f" } ?? "")
    }
    switch name {
    case "Color.fromARGB" where numbers.count == 4:
      return digits(numbers[1...].map { $0 / 255 } + [numbers[0] / 255])
    case "Color.fromRGBO" where numbers.count == 4:
      return digits(numbers[..<3].map { $0 / 255 } + [numbers[3]])
    case "Color", "UIColor", "NSColor": break
    default: return nil
    }
    if parts.contains(where: { $0.hasPrefix("red:") }), numbers.count == 3 || numbers.count == 4 {
      return digits(numbers.count == 4 ? numbers : numbers + [1])
    }
    if parts.contains(where: { $0.hasPrefix("white:") }), let white = numbers.first {
      return digits([white, white, white, numbers.dropFirst().first ?? 1])
    }
    guard parts.count == 1, let part = parts.first else { return nil }
    let argument = part.split(separator: ":").last.map { $0.filter { $0 != " " } } ?? ""
    if argument.hasPrefix("\"") || argument.hasPrefix("'") {
      let word = String(argument.dropFirst().dropLast())
      return isKnown(word) ? word : RGBAColor(hexText: word)?.hexText
    }
    if argument.hasPrefix(".") { return meant(by: "UIColor" + argument, isKnown) }
    return argument.contains(".") ? meant(by: argument, isKnown) : nil
  }

  private static func digits(_ shares: [Double]) -> String? {
    guard shares.count == 4, shares.allSatisfy((0...1).contains) else { return nil }
    return RGBAColor(red: shares[0], green: shares[1], blue: shares[2], alpha: shares[3]).hexText
  }

  /// The name of a variable of CSS: `var(--brand)`.
  private static func variable(_ text: String) -> String? {
    guard text.hasPrefix("var(--"), text.hasSuffix(")") else { return nil }
    let name = text.dropFirst(6).dropLast().split(separator: ",").first ?? ""
    return ForeignNames.camelCased(String(name.filter { $0 != " " }))
  }

  /// `0xAARRGGBB`, alone or in the brackets of a call; eight digits begin with the opacity.
  private static func packed(_ text: String) -> String? {
    let inner = text.split(separator: "(").last?.split(separator: ")").first ?? ""
    guard inner.lowercased().hasPrefix("0x") else { return nil }
    let digits = String(inner.dropFirst(2))
    let turned = digits.count == 8 ? digits.dropFirst(2) + digits.prefix(2) : digits[...]
    return RGBAColor(hexText: "#" + turned)?.hexText
  }

  // MARK: Values

  /// The JSON text for a value in several parts: `light-dark(#FFF, #000)` of CSS, the array or the object of
  /// numbers of Figma and others; nil for other values.
  package static func value(_ value: SyntaxValue, _ isKnown: (String) -> Bool) -> String? {
    if let text = value.text { return modes(text, isKnown) }
    let numbers: [Double]
    if let elements = value.elements {
      numbers = elements.compactMap(\.number?.value)
      guard numbers.count == elements.count else { return nil }
    } else {
      let keys = [["r", "red"], ["g", "green"], ["b", "blue"], ["a", "alpha", "opacity"]]
      let parts = keys.map { names in names.lazy.compactMap { value[$0]?.number?.value }.first }
      if parts[0] == nil { return hexadecimal(value, isKnown) }
      guard parts[0...2].allSatisfy({ $0 != nil }) else { return nil }
      numbers = parts.compactMap(\.self)
    }
    guard numbers.count == 3 || numbers.count == 4 else { return nil }
    let most = numbers[0..<3].contains { $0 > 1 } ? 255.0 : 1
    let alpha = numbers.count == 4 ? (numbers[3] > 1 ? numbers[3] / 255 : numbers[3]) : 1
    return digits(numbers[0..<3].map { $0 / most } + [alpha]).map(JSONWriter.quoted)
  }

  /// `{"hex": "#FFF"}`, `{"value": "red"}`.
  private static func hexadecimal(_ value: SyntaxValue, _ isKnown: (String) -> Bool) -> String? {
    guard value.members?.count == 1 else { return nil }
    let text = ["hex", "value", "color", "name"].lazy.compactMap { value[$0]?.text }.first
    return text.flatMap { color($0, isKnown) }.map(JSONWriter.quoted)
  }

  private static func modes(_ text: String, _ isKnown: (String) -> Bool) -> String? {
    guard text.hasPrefix("light-dark("), text.hasSuffix(")") else { return nil }
    let parts = ForeignShadows.split(text.dropFirst(11).dropLast(), at: ",")
    let colors = parts.compactMap { part in
      color(part.split(separator: " ").joined(separator: " "), isKnown)
    }
    guard parts.count == 2, colors.count == 2 else { return nil }
    return "{\"light\": \(JSONWriter.quoted(colors[0])), \"dark\": \(JSONWriter.quoted(colors[1]))}"
  }

  private static func color(_ text: String, _ isKnown: (String) -> Bool) -> String? {
    if text.hasPrefix("#") || isKnown(text) { return text }
    return meant(by: text, isKnown)
  }

  /// The advice about text that is a colour in another system and none here; nil for other text.
  static func advice(on text: String) -> String? {
    if ["inherit", "currentColor", "currentcolor", "unset", "initial"].contains(text) {
      return "; a text without the key has the colour of its surroundings"
    }
    if text.contains("gradient(") {
      return "; boxes have a gradient as \"backgroundGradient\", shapes as \"fill\""
    }
    if text.hasPrefix("var(") || text.hasPrefix("$") || text.contains("Theme.") {
      return "; colours with names are \"colors\" of a theme"
    }
    let words = text.split(separator: "-")
    if words.count > 1, let shade = words.last.flatMap({ Int($0) }), (50...950).contains(shade) {
      return "; shades of a palette are hex digits, or \"colors\" of a theme"
    }
    if text.contains("Colors.") { return "; shades of a palette are hex digits" }
    return nil
  }
}
