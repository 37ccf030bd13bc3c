/// How the lines of a paragraph share its words, by the words of CSS's `text-wrap-style`.
public enum TextWrap: String, Sendable, Hashable, CaseIterable {
  /// Every line takes what fits.
  case wrap
  /// The lines of a short paragraph, of up to ten lines, are of about one width: a heading looks even.
  case balance
  /// The last lines of a paragraph give words to the one that ends it where that would be shorter than
  /// a third of the width: no word stands alone.
  case pretty
}
