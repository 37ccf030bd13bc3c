/// Whether colours are chosen for a light or a dark surrounding.
@frozen
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
