/// The way the lines of a paragraph share its words, with the names of CSS's `text-wrap-style` and of TextKit's line break
/// strategies.
public enum TextWrap: String, Sendable, Hashable, CaseIterable {
  /// Every line takes what fits.
  case wrap
  /// The lines of a short paragraph, of up to ten lines, are of about one width: a heading looks even.
  case balance
  /// The last lines of a paragraph give words to the one that ends it if that would be shorter than a third
  /// of the width: no word is left alone.
  case pretty
  /// A word shorter than a third of the width that would be alone on the second of two lines takes the word before it
  /// along where that makes the lines more even, as texts of the platform have had it since iOS 14.
  case pushOut
}
