/// The glyphs between two line-break opportunities: what fits on a line or does not.
struct BreakUnit: Sendable {
  /// What the end of a unit is.
  enum Ending: UInt8, Sendable {
    /// A line may end here.
    case allowed
    /// A line may end here, showing a hyphen.
    case softHyphen
    /// A line must end here.
    case mandatory
    /// The text ends here.
    case end
  }

  /// The glyph after the last, white space included.
  var glyphEnd: Int
  /// The glyph after the last that is not white space.
  var contentEnd: Int
  /// The width without the white space at the end, in points.
  var width: Double
  /// The width of the white space at the end, in points, tabs not counted.
  var trailing: Double
  /// What the end is.
  var ending: Ending
  /// Whether there are tabs in the white space.
  var hasTab: Bool
}
