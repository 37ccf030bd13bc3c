/// The words that lines may divide with a hyphen, beside those with soft hyphens, in the languages that have patterns.
public enum Hyphenation: String, Sendable, Hashable, CaseIterable {
  /// None.
  case none
  /// Words that are wider than a line.
  case longWords
  /// All words.
  case all
}
