/// The glyphs between two line-break opportunities: what fits on a line or does not.
struct BreakUnit: Sendable {
  /// The end of a unit.
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

  private var end: Int32
  private var solidEnd: Int32
  /// The width without the white space at the end, in points.
  var width: Double
  /// The width of the white space at the end, in points, tabs not counted.
  var trailing: Double
  /// The kind of the end.
  var ending: Ending
  /// True if there are tabs in the white space.
  var hasTab: Bool

  init(startingAt glyph: Int) {
    end = Int32(glyph)
    solidEnd = Int32(glyph)
    width = 0
    trailing = 0
    ending = .end
    hasTab = false
  }

  /// The glyph after the last, white space included.
  var glyphEnd: Int {
    get { Int(end) }
    set { end = Int32(newValue) }
  }

  /// The glyph after the last that is not white space.
  var contentEnd: Int {
    get { Int(solidEnd) }
    set { solidEnd = Int32(newValue) }
  }
}
