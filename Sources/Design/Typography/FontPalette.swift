/// The choice among the palettes of a font with coloured glyphs; text of other fonts is not affected.
public enum FontPalette: Hashable, Sendable {
  /// The first palette.
  case normal
  /// The first that the font has for light backgrounds, else the first.
  case light
  /// The first that the font has for dark backgrounds, else the first.
  case dark
  /// A palette by its number, from 0; the first if that number does not exist.
  case numbered(Int)
}

extension FontPalette {
  private static let names: [(String, FontPalette)] = [
    ("normal", .normal), ("light", .light), ("dark", .dark),
  ]

  /// The words of CSS for palettes.
  package static let words = names.map(\.0)

  /// Takes a word of CSS.
  package init?(word: String) {
    guard let known = Self.names.first(where: { $0.0 == word })?.1 else { return nil }
    self = known
  }

  /// The word of CSS; nil for a number.
  package var word: String? { Self.names.first { $0.1 == self }?.0 }
}
