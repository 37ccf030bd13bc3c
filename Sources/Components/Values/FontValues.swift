public import GalleyDesign
public import GalleyParsing

/// A text style by name (DUI-5). An unknown name is the default and only warned about (DUI-6).
public struct FontName: PropertyValue, Hashable {
  /// The style.
  public var style: TextStyleName

  /// Makes a name.
  public init(_ style: TextStyleName) { self.style = style }

  static let names = [
    "largeTitle", "title", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "title1", "title2", "title3", "caption1", "caption2",
  ]

  /// One of the names.
  public static var kind: PropertyKind { .choice(names) }

  /// Reads a name; an unknown one is `body`.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> FontName? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if let style = TextStyleName(spelling: word) { return FontName(style) }
    reader.warn(
      "\"\(word.shortened)\" is no text style; the default is used", at: value.range,
      suggestion: SpellingSuggestion.nearest(word, in: names))
    return nil
  }

  /// Writes the platform's name of the style.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, style.rawValue)
  }
}

/// A weight by name (DUI-5). An unknown name is the default and only warned about (DUI-6).
public struct FontWeightName: PropertyValue, Hashable {
  /// The weight.
  public var weight: FontWeight

  /// Makes a name.
  public init(_ weight: FontWeight) { self.weight = weight }

  static let names = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// One of the nine names.
  public static var kind: PropertyKind { .choice(names) }

  /// Reads a name; an unknown one is `regular`.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> FontWeightName? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if let index = names.firstIndex(of: word) {
      return FontWeightName(FontWeight.allCases[index])
    }
    reader.warn(
      "\"\(word.shortened)\" is no weight; the default is used", at: value.range,
      suggestion: SpellingSuggestion.nearest(word, in: names))
    return nil
  }

  /// Writes the name.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, Self.names[FontWeight.allCases.firstIndex(of: weight) ?? 3])
  }
}

/// Upright or italic, by CSS's names.
public enum FontStyleName: String, PropertyChoice, Hashable {
  case normal, italic

  /// The name that other systems use for `normal`.
  public static var otherSpellings: [String: FontStyleName] {
    ["upright": .normal, "oblique": .italic]
  }

  /// The slant.
  public var slant: FontSlant { self == .italic ? .italic : .upright }
}

/// The family of a text style, by SwiftUI's names.
public enum FontDesignName: String, PropertyChoice, Hashable {
  case `default`, monospaced

  /// The family; nil is the default one.
  public var family: String? { self == .monospaced ? "monospaced" : nil }
}

/// The text style a size grows with, or `none`.
public struct FontScaling: PropertyValue, Hashable {
  /// The scaling.
  public var scaling: FontStyle.Scaling

  /// Makes a scaling.
  public init(_ scaling: FontStyle.Scaling) { self.scaling = scaling }

  /// `none` or one of the text styles.
  public static var kind: PropertyKind { .choice(["none"] + FontName.names) }

  /// Reads a name.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> FontScaling? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if word == "none" { return FontScaling(.none) }
    if let style = TextStyleName(spelling: word) { return FontScaling(.style(style)) }
    return reader.unknownWord(word, for: name, among: ["none"] + FontName.names, at: value.range)
  }

  /// Writes the name.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    switch scaling {
    case .none: writer.write(name, "none")
    case .style(let style): writer.write(name, style.rawValue)
    }
  }
}
