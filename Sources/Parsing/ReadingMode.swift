/// The strictness of reading, that is, whether an input must be right throughout: one setting for documents,
/// themes, style sheets and tokens alike.
public enum ReadingMode: String, Sendable, Hashable, CaseIterable {
  /// Anything that cannot be read is an error, and an input with an error is not used (DUI-6).
  case strict
  /// Parts that cannot be read are left out, with a warning at their place.
  case lenient
}
