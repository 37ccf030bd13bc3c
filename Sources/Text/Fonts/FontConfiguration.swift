/// The use that a registry makes of families. Names may be families or PostScript names.
public struct FontConfiguration: Hashable, Sendable {
  /// The family of text that names none, or an unknown one.
  public var defaultFamily: String
  /// The family of `monospaced`.
  public var monospacedFamily: String
  /// The family of `serif`.
  public var serifFamily: String
  /// The family of `rounded`.
  public var roundedFamily: String
  /// The family that draws emoji.
  public var emojiFamily: String
  /// The families searched, in this order, for a character that the text's own family lacks. Families of a
  /// registry that are not listed come after these, in the order of the registry.
  public var fallbackFamilies: [String]
  /// The families searched, after those for the script, for symbols and rare letters that the
  /// `fallbackFamilies` lack.
  public var symbolFamilies: [String]
  /// The families searched first for text of a language, unless it is written in Latin, Greek or Cyrillic
  /// letters. Keys are languages in lower case, `ur`, and for Chinese `zh-hans`, `zh-hant`, `zh-hk`. Families
  /// that the registry lacks are skipped.
  public var languageFamilies: [String: [String]]

  /// Makes a configuration; the defaults are the families that come with Galley.
  public init(
    defaultFamily: String = "Inter", monospacedFamily: String = "JetBrains Mono",
    serifFamily: String = "Literata", roundedFamily: String = "Nunito",
    emojiFamily: String = "Noto Color Emoji",
    fallbackFamilies: [String] = [
      "Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
      "JetBrains Mono", "Noto Color Emoji",
    ],
    symbolFamilies: [String] = [
      "Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math",
    ],
    languageFamilies: [String: [String]] = [
      "ja": ["Noto Sans CJK JP", "Noto Sans JP"], "ko": ["Noto Sans CJK KR", "Noto Sans KR"],
      "ur": ["Noto Nastaliq Urdu"], "zh-hans": ["Noto Sans CJK SC", "Noto Sans SC"],
      "zh-hant": ["Noto Sans CJK TC", "Noto Sans TC"],
      "zh-hk": ["Noto Sans CJK HK", "Noto Sans HK", "Noto Sans CJK TC", "Noto Sans TC"],
    ]
  ) {
    self.defaultFamily = defaultFamily
    self.monospacedFamily = monospacedFamily
    self.serifFamily = serifFamily
    self.roundedFamily = roundedFamily
    self.emojiFamily = emojiFamily
    self.fallbackFamilies = fallbackFamilies
    self.symbolFamilies = symbolFamilies
    self.languageFamilies = languageFamilies
  }
}
