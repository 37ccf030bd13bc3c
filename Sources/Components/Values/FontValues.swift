public import GalleyDesign
public import GalleyParsing

extension TextStyleName: PropertyValue {
  static let spellings = [
    "largeTitle", "title", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "title1", "title2", "title3", "caption1", "caption2",
  ]

  /// One of the platform's names, `title` and `caption` standing for the first of each.
  public static var kind: PropertyKind { .choice(spellings) }

  /// Reads a name. A lenient reading leaves the default for an unknown one (DUI-6).
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> TextStyleName? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if let style = TextStyleName(spelling: word) { return style }
    reader.fail(
      "\(SyntaxValue.quoted(word)) is no text style", at: value.range,
      suggestion: SpellingSuggestion.nearest(word, in: spellings))
    return nil
  }

  /// Writes the platform's name.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, rawValue)
  }
}

extension FontWeight: PropertyValue {
  private static let names = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// One of the nine names.
  public static var kind: PropertyKind { .choice(names) }

  /// Reads a name. A lenient reading leaves the default for an unknown one (DUI-6).
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> FontWeight? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if let index = names.firstIndex(of: word) { return FontWeight.allCases[index] }
    reader.fail(
      "\(SyntaxValue.quoted(word)) is no weight", at: value.range,
      suggestion: SpellingSuggestion.nearest(word, in: names))
    return nil
  }

  /// Writes the name.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, Self.names[rawValue / 100 - 1])
  }
}

extension FontSlant: PropertyWord {
  /// CSS's names.
  public static let words: [(String, FontSlant)] = [("normal", .upright), ("italic", .italic)]
  /// The names that other systems use.
  public static let otherSpellings: [String: FontSlant] = [
    "upright": .upright, "oblique": .italic,
  ]
}

/// The family of a text style, by SwiftUI's names.
public enum FontDesign: String, PropertyChoice, Hashable {
  case `default`, monospaced

  /// The family; nil is the default one.
  var family: String? { self == .monospaced ? "monospaced" : nil }
}

extension FontStyle.Scaling: PropertyValue {
  /// `none` or one of the text styles.
  public static var kind: PropertyKind { .choice(["none"] + TextStyleName.spellings) }

  /// Reads a name.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> FontStyle.Scaling? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if word == "none" { return FontStyle.Scaling.none }
    if let style = TextStyleName(spelling: word) { return .style(style) }
    return reader.unknownWord(
      word, for: name, among: ["none"] + TextStyleName.spellings, at: value.range)
  }

  /// Writes the name.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    switch self {
    case .none: writer.write(name, "none")
    case .style(let style): writer.write(name, style.rawValue)
    }
  }
}
