internal import GalleyComponents
internal import GalleyParsing

/// Values in the notation of CSS, Figma and token tools, in the notation of themes.
enum ThemeWords {
  /// A key with its value as JSON text, for a key whose value is another one here.
  static func member(
    for member: SyntaxMember, among names: [String]
  ) -> (key: String, text: String)? {
    func written(_ key: String, _ value: String) -> (key: String, text: String)? {
      names.contains(key) ? (key, "\"\(key)\": \(value)") : nil
    }
    switch member.key {
    case "textTransform", "text-transform", "textCase":
      guard let word = member.value.text?.lowercased(), ["uppercase", "upper"].contains(word) else {
        return nil
      }
      return written("uppercasesText", "true")
    case "overflow" where member.value.text == "hidden": return written("clipsToBounds", "true")
    default: return nil
    }
  }

  /// The name that a reference of token tools has inside: `{colors.ink}`, `$ink`, `var(--ink)`.
  static func name(in text: String, among names: [String]) -> String? {
    name(in: text) { names.contains($0) }
  }

  /// The same with a test for known names.
  static func name(in text: String, _ isKnown: (String) -> Bool) -> String? {
    var inner = text[...]
    if inner.hasPrefix("{"), inner.hasSuffix("}") {
      inner = inner.dropFirst().dropLast()
    } else if inner.hasPrefix("var(--"), inner.hasSuffix(")") {
      inner = inner.dropFirst(6).dropLast()
    } else if inner.hasPrefix("$") || inner.hasPrefix("@") {
      inner = inner.dropFirst()
    } else {
      return nil
    }
    let path = inner.split(separator: ".")
    return path.indices.lazy.map { path[$0...].joined(separator: ".") }.first(where: isKnown)
  }

  /// One to four distances of CSS as an object with edges.
  static func padding(_ value: SyntaxValue) -> DiagnosticCollector.Advice? {
    let words = (value.text ?? "").split(separator: " ").map { ForeignUnits.points($0) }
    let lengths = words.compactMap(\.self)
    guard (2...4).contains(words.count), lengths.count == words.count else { return nil }
    let right = lengths[1]
    let bottom = lengths.count > 2 ? lengths[2] : lengths[0]
    let left = lengths.count > 3 ? lengths[3] : right
    let edges = [("top", lengths[0]), ("leading", left), ("bottom", bottom), ("trailing", right)]
    return written(edges)
  }

  /// A shadow of CSS as an object; its colour is another key of a theme.
  static func shadow(_ value: SyntaxValue) -> DiagnosticCollector.Advice? {
    // The text of a document's shadow: lengths, then a colour.
    guard let text = ForeignShadows.value(value), text.hasPrefix("\""), !text.contains("inset")
    else {
      return nil
    }
    let words = text.dropFirst().dropLast().split(separator: " ")
    let lengths = words.prefix { Double($0) != nil }.compactMap { Double($0) }
    guard lengths.count >= 2 else { return nil }
    let numbers = zip(["x", "y", "blur", "spread"], lengths).filter { $1 != 0 || $0 == "y" }
    var advice = written(Array(numbers))
    if words.count > lengths.count {
      advice.words += ", and its colour as \"shadow\" in \"colors\""
    }
    return advice
  }

  /// The width of a border of CSS, whose colour is another key of a theme.
  static func border(_ value: SyntaxValue) -> DiagnosticCollector.Advice? {
    let words = (value.text ?? "").split(separator: " ")
    guard words.count > 1, words.contains("solid"),
      let width = words.lazy.compactMap({ ForeignUnits.points($0) }).first
    else { return nil }
    let text = number(width)
    return .init(
      "; write \(text), and its colour as \"border\" in \"colors\"", replacement: text)
  }

  /// The step that a word of other systems means as a radius.
  static func radius(_ value: SyntaxValue) -> DiagnosticCollector.Advice? {
    let whole = ["full", "pill", "round", "rounded-full", "capsule", "50%", "100%"]
    guard let text = value.text, whole.contains(text) else { return nil }
    return .init("; write \"oval\"", replacement: "\"oval\"")
  }

  /// A percentage as a share.
  static func share(_ value: SyntaxValue) -> DiagnosticCollector.Advice? {
    guard let text = value.text, text.hasSuffix("%"), let percent = Double(text.dropLast()),
      (0...100).contains(percent)
    else { return nil }
    let share = number(percent / 100)
    return .init("; write \(share)", replacement: share)
  }

  private static func written(_ numbers: [(String, Double)]) -> DiagnosticCollector.Advice {
    let members = numbers.map { "\"\($0)\": \(number($1))" }.joined(separator: ", ")
    return .init("; write {\(members)}", replacement: "{\(members)}")
  }

  private static func number(_ value: Double) -> String {
    SyntaxNumber(value, isInteger: value == value.rounded()).description
  }
}
