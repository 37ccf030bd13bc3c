extension FontFeature {
  /// Returns the features that a word names: CSS's names of numerals, capitals, ligatures and alternates (CSS
  /// Fonts 4, §6), or a tag, `tnum`, with a value, `cv11=2`, or switched off, `-liga`. Nil for other words.
  public static func named(_ word: String) -> [FontFeature]? {
    if let tags = names[word] { return tags.map { FontFeature($0) } }
    if word.hasPrefix("no-"), let tags = names[String(word.dropFirst(3))] {
      return tags.map { FontFeature($0, 0) }
    }
    let isOff = word.hasPrefix("-")
    let parts = word.dropFirst(isOff ? 1 : 0).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let tag = parts.first, isTag(tag), let value = parts.count > 1 ? UInt32(parts[1]) : 1
    else { return nil }
    return [FontFeature(String(tag), isOff ? 0 : value)]
  }

  /// Returns true if a text is a tag: four printable ASCII characters.
  public static func isTag(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 4 && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// The words of CSS, in order, for suggestions.
  public static var words: [String] { names.keys.sorted() }

  private static let names: [String: [String]] = [
    "lining-nums": ["lnum"], "oldstyle-nums": ["onum"], "proportional-nums": ["pnum"],
    "tabular-nums": ["tnum"], "diagonal-fractions": ["frac"], "stacked-fractions": ["afrc"],
    "ordinal": ["ordn"], "slashed-zero": ["zero"], "small-caps": ["smcp"],
    "all-small-caps": ["smcp", "c2sc"], "petite-caps": ["pcap"],
    "all-petite-caps": ["pcap", "c2pc"], "unicase": ["unic"], "titling-caps": ["titl"],
    "common-ligatures": ["liga", "clig"], "discretionary-ligatures": ["dlig"],
    "historical-ligatures": ["hlig"], "contextual": ["calt"], "historical-forms": ["hist"],
    "kerning": ["kern"], "case-sensitive-forms": ["case"], "subscript": ["subs"],
    "superscript": ["sups"],
  ]
}
