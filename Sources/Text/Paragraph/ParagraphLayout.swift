public import GalleyGeometry

/// A paragraph broken into lines. Making one is cheap; the glyphs are written out by `lines`.
public struct ParagraphLayout: Sendable {
  let paragraph: Paragraph
  let records: [LineRecord]
  let grid: PixelGrid
  /// The factor by which the text was shrunk to fit, 1 if it was not.
  public let scale: Double
  /// The widest line and the height of all, rounded up to whole pixels, in points.
  public let size: Size
  /// The same before rounding, the same at every scale.
  package let exactSize: Size
  /// Whether text is left out.
  public let isTruncated: Bool
  /// The height of the highest line, in points.
  private let highest: Double

  init(
    paragraph: Paragraph, records: [LineRecord], scale: Double, grid: PixelGrid,
    exactSize: Size, isTruncated: Bool
  ) {
    highest = records.reduce(0) { max($0, $1.height) }
    self.paragraph = paragraph
    self.records = records
    self.scale = scale
    self.grid = grid
    self.exactSize = exactSize
    size = Size(width: grid.roundedUp(exactSize.width), height: grid.roundedUp(exactSize.height))
    self.isTruncated = isTruncated
  }

  /// The number of lines; at least 1.
  public var lineCount: Int { records.count }

  /// The y of the first line's baseline, in points from the top, on the pixel grid.
  public var firstBaseline: Double { records[0].baseline }

  /// The y of the last line's baseline, in points from the top, on the pixel grid.
  public var lastBaseline: Double { records[records.count - 1].baseline }

  /// The characters that no face covers, each once, in the order of the text.
  package var missingCharacters: [MissingCharacter] { paragraph.missingCharacters }

  /// Whether what is shown reaches past the width it was laid out in and is to be clipped there.
  public var needsClip: Bool { isTruncated && paragraph.style.lineBreakMode == .clip }

  /// The lines, aligned in the layout's own width. Written out anew each time; linear in the
  /// number of glyphs.
  public var lines: [TextLine] { lines(alignedIn: size.width) }

  /// The lines, aligned in a width in points, from the left edge of which x counts.
  public func lines(alignedIn width: Double) -> [TextLine] {
    lines(records.indices, alignedIn: width)
  }

  /// Some of the lines.
  package func lines(_ indices: Range<Int>, alignedIn width: Double) -> [TextLine] {
    records[indices].map { LineWriter(self, width: width).line($0) }
  }

  /// The lines that may be seen between two heights, in points from the top: those that stand there, and
  /// those whose glyphs and decorations may reach there. Logarithmic.
  package func lines(from top: Double, to bottom: Double) -> Range<Int> {
    let overflow = max(highest, 64)
    func first(where isBehind: (LineRecord) -> Bool) -> Int {
      var (low, high) = (0, records.count)
      while low < high {
        let middle = (low + high) / 2
        if isBehind(records[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = first { $0.top + highest + overflow > top }
    return start..<max(start, first { $0.top - overflow >= bottom })
  }
}
