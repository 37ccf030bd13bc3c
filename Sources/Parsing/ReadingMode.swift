/// Whether an input must be right throughout: one setting for documents, themes, style sheets and
/// tokens alike.
public enum ReadingMode: String, Sendable, Hashable, CaseIterable {
  /// Anything that cannot be read is an error, and an input with an error is not used (DUI-6).
  case strict
  /// What cannot be read is left out, with a warning at its place.
  case lenient
}
