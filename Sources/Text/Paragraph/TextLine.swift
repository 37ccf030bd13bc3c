public import GalleyDesign
public import GalleyGeometry

/// One line of a paragraph. Coordinates are points from the top left corner of the layout.
public struct TextLine: Hashable, Sendable {
  /// The top left corner of the line.
  public var origin: Point
  /// The y of the baseline, on the pixel grid.
  public var baseline: Double
  /// The width of what is shown; white space at the end hangs and does not count.
  public var width: Double
  /// The height.
  public var height: Double
  /// The UTF-8 range of the text that the line begins with and ends before; the next line goes on
  /// there. A line with an ellipsis shows other parts too, see the runs.
  public var range: Range<Int>
  /// The runs from left to right.
  public var runs: [TextRun]
  /// The areas behind the text, to be drawn first.
  public var backgrounds: [TextBackground]
  /// Lines under and through the text.
  public var decorations: [TextDecoration]
}

/// Glyphs of one line with one font and one set of attributes, or an inline image.
public struct TextRun: Hashable, Sendable {
  /// The glyphs; none for an image. White space has no glyphs.
  public var glyphs: GlyphRun
  /// The run's origin on its baseline, raised by the baseline offset, in points from the top left
  /// corner of the layout.
  public var origin: Point
  /// The way to the next run, in points.
  public var width: Double
  /// The UTF-8 range of the text; empty for an added hyphen or ellipsis.
  public var range: Range<Int>
  /// True if the text runs from right to left.
  public var isRightToLeft: Bool
  /// The attributes, held together with those of all runs of the text.
  let looks: AttributesReference
  /// The rectangle of the picture, in points from the top left corner of the layout.
  public var imageFrame: Rect?

  /// The attributes.
  public var attributes: TextAttributes { looks.attributes }
  /// The picture, if the run is one; its bottom left corner is at the origin, raised by its own
  /// baseline offset.
  public var image: InlineImage? { imageFrame == nil ? nil : attributes.image }
  /// The x of the origin.
  public var x: Double { origin.x }
  /// The colour of the glyphs: that of the attributes, else black.
  public var color: RGBAColor { looks.color ?? .black }
}

/// The area behind a stretch of text.
public struct TextBackground: Hashable, Sendable {
  /// The area, in points from the top left corner of the layout.
  public var frame: Rect
  /// The colour.
  public var color: RGBAColor
}

/// A line under or through a stretch of text.
public struct TextDecoration: Hashable, Sendable {
  /// Where the line lies; its upper and lower edges are on the pixel grid.
  public var frame: Rect
  /// The colour.
  public var color: RGBAColor
  /// Lengths of dashes and gaps in turn, in points; empty for a continuous line.
  public var dashes: [Double]
  /// True if the line is to be drawn over the glyphs.
  public var isThroughText: Bool
}

/// The attributes of one run of a text, without a copy of them: a line keeps a reference to the
/// runs of its paragraph.
struct AttributesReference: Hashable, Sendable {
  let runs: [AttributedText.Run]
  let index: Int

  var attributes: TextAttributes { runs[index].attributes }
  var color: RGBAColor? { runs[index].attributes.color }

  static func == (left: Self, right: Self) -> Bool { left.attributes == right.attributes }

  func hash(into hasher: inout Hasher) { hasher.combine(attributes) }
}
