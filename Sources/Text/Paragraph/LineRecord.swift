/// Glyphs that a line has in place of some of the paragraph's, because it begins or ends beside them: without
/// the kerning with the text on the other line, for example.
struct LineEdge: Hashable, Sendable {
  var range: Range<Int>
  var glyphs: [ShapedGlyph]
}

/// One line as a range of glyphs, before its runs are written out.
struct LineRecord: Hashable, Sendable {
  /// An addition between or behind the glyphs of a line.
  enum Addition: UInt8, Hashable, Sendable {
    case none
    /// A hyphen behind the glyphs.
    case hyphen
    /// An ellipsis between the glyphs and the tail, either of which may be empty.
    case ellipsis
  }

  /// The first glyph.
  var start: Int
  /// The glyph after the last one that counts for the width: white space at the end hangs.
  var contentEnd: Int
  /// The first glyph of the next line.
  var next: Int
  /// The glyphs behind an ellipsis.
  var tail: Range<Int> = 0..<0
  var addition = Addition.none
  /// The item whose looks the addition has.
  var additionItem = 0
  /// The width of everything shown, in points before scaling to fit.
  var width: Double
  /// The width of the white space behind it, where the line is broken at it; in points before scaling to fit.
  var trailing = 0.0
  /// True if the line ends a paragraph, so that it is not justified.
  var endsParagraph: Bool
  /// Glyphs in place of those of the paragraph, in the order of their ranges.
  var edges: [LineEdge] = []
  var indent = LineIndent()
  /// The cell that the line is in, where the row of a table has several lines. Those beside one another
  /// have one top, height and baseline.
  var cell: CellPlace?
  /// The place and height, in points.
  var top = 0.0
  var height = 0.0
  var baseline = 0.0
  /// The space that its fonts request below it if another line follows, in points.
  var leading = 0.0
}
