/// The version of the system whose look views have where they leave it open.
///
/// Versions differ in the room between texts, the palette, and the measures of lists, bars and controls.
public enum SystemVersion: String, Sendable, Hashable, CaseIterable {
  /// Apps that were built before iOS 17: no room between lines of two texts, and more between a text and a box.
  case ios16
  case ios17
  /// The default.
  case ios18
  /// Bars without a ground, round controls, and lists with higher rows.
  case ios26

  /// True for the look that began with iOS 26.
  package var isGlass: Bool { self == .ios26 }
}
