public import GalleyGeometry

/// A paragraph broken into lines. Making one is cheap; the glyphs are written out by `lines`.
public struct ParagraphLayout: Sendable {
  private let stacking: LineStacking
  let stack: LineStack
  /// The widest line and the height of all, reserved ones too, rounded up to whole pixels, in points.
  public let size: Size
  /// The same before rounding, the same at every scale.
  package let exactSize: Size
  /// The height of the highest line, in points.
  private let highest: Double

  init(_ stacking: LineStacking, _ stack: LineStack, exactSize: Size) {
    self.stacking = stacking
    self.stack = stack
    highest = stack.highest
    self.exactSize = exactSize
    size = Size(
      width: stacking.grid.roundedUp(exactSize.width),
      height: stacking.grid.roundedUp(exactSize.height))
  }

  var paragraph: Paragraph { stacking.paragraph }

  var grid: PixelGrid { stacking.grid }

  /// The lines; those of a long text are broken again.
  var records: [LineRecord] { stack.lines(0..<lineCount, stacking) }

  /// The factor by which the text was shrunk to fit, 1 if it was not.
  public var scale: Double { stacking.scale }

  /// True if text is left out.
  public var isTruncated: Bool { stack.isTruncated }

  /// The number of lines; at least 1.
  public var lineCount: Int { stack.count }

  /// True if the whole text is one line, which is shown in any height.
  package var isOneWholeLine: Bool { lineCount == 1 && !isTruncated }

  /// The y of the first line's baseline, in points from the top, on the pixel grid.
  public var firstBaseline: Double { stack.firstBaseline }

  /// The y of the last line's baseline, in points from the top, on the pixel grid.
  public var lastBaseline: Double { stack.lastBaseline }

  /// The characters that no face covers, each once, in the order of the text.
  package var missingCharacters: [MissingCharacter] { paragraph.missingCharacters }

  /// True if what is shown reaches past the width it was laid out in and is to be clipped there.
  public var needsClip: Bool { isTruncated && paragraph.style.lineBreakMode == .clip }

  /// The lines, aligned in the layout's own width. Written out anew each time; linear in the
  /// number of glyphs.
  public var lines: [TextLine] { lines(alignedIn: size.width) }

  /// The lines, aligned in a width in points, from the left edge of which x counts.
  public func lines(alignedIn width: Double) -> [TextLine] {
    lines(0..<lineCount, alignedIn: width)
  }

  /// Some of the lines.
  package func lines(_ indices: Range<Int>, alignedIn width: Double) -> [TextLine] {
    stack.lines(indices, stacking).map { LineWriter(self, width: width).line($0) }
  }

  /// The lines that may be seen between two heights, in points from the top: those that stand there, and
  /// those whose glyphs and decorations may reach there. Logarithmic.
  package func lines(from top: Double, to bottom: Double) -> Range<Int> {
    let overflow = max(highest, 64)
    let start = stack.firstLine(stacking) { $0 + highest + overflow > top }
    return start..<max(start, stack.firstLine(stacking) { $0 - overflow >= bottom })
  }
}
