public import GalleyDesign
public import GalleyGeometry
public import GalleyParsing

/// The appearances in which a document is drawn.
public enum AppearanceChoice: String, PropertyChoice, Hashable {
  case light, dark, both

  /// The appearances, light first.
  public var appearances: [Appearance] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}

extension LayoutDirection: PropertyChoice {
  /// The short forms of HTML and CSS.
  public static var otherSpellings: [String: LayoutDirection] {
    ["ltr": .leftToRight, "rtl": .rightToLeft]
  }
}

/// A text size by its full name or its short one, such as `xxL` or `A3`.
extension TextSize: PropertyValue {
  /// One of the full names.
  public static var kind: PropertyKind { .choice(TextSize.allCases.map(\.rawValue)) }

  /// Reads either spelling.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> TextSize? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if let size = TextSize(spelling: word) { return size }
    return reader.unknownWord(
      word, for: name, among: TextSize.allCases.map(\.rawValue), at: value.range)
  }

  /// Writes the full name.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, rawValue)
  }
}

/// A device by the name of its preset, with `-landscape` behind it or not.
extension Device: PropertyValue {
  /// One of the presets' names.
  public static var kind: PropertyKind { .choice(presets.map(\.name)) }

  /// Reads a name.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Device? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    return named(word)
      ?? reader.unknownWord(word, for: name, among: presets.map(\.name), at: value.range)
  }

  /// Writes the name.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, self.name)
  }
}
