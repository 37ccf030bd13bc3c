internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting
internal import GalleyText
internal import Synchronization

/// A paragraph in the layout tree. What was broken for measuring is kept for painting, and the
/// glyphs that were written out for one row of a list are shared by all rows like it.
final class TextLeaf: LeafLayout, NodeDrawing {
  let paragraph: Paragraph
  private let pictures: InlineDrawings
  private let grid: PixelGrid
  let isTitle: Bool
  private let layouts: Mutex<[Entry]>
  let spacing: LeafSpacing

  /// A paragraph broken for one proposal, with the lines that were painted last.
  private struct Entry {
    var proposal: ProposedSize
    var layout: ParagraphLayout
    var lines: [TextLine] = []
    /// The width the lines were aligned in; they are kept when they are painted a second time.
    var paintedWidth = -1.0
  }

  /// The number of layouts that are remembered: the ideal one and the last few others.
  private static let capacity = 6

  init(
    _ paragraph: Paragraph, _ pictures: InlineDrawings = .none, isTitle: Bool = false,
    in context: EnvironmentValues
  ) {
    let grid = context.grid
    self.paragraph = paragraph
    self.isTitle = isTitle
    self.pictures = pictures
    self.grid = grid
    spacing = LeafSpacing(paragraph, in: context)
    layouts = Mutex([
      Entry(proposal: .unspecified, layout: paragraph.layout(grid: grid))
    ])
  }

  // Measuring

  func size(for proposal: ProposedSize) -> Size {
    layouts.withLock { $0[index(for: proposal, in: &$0)].layout.size }
  }

  func exactSize(for proposal: ProposedSize) -> Size {
    layouts.withLock { $0[index(for: proposal, in: &$0)].layout.exactSize }
  }

  func firstBaseline(for size: Size) -> Double? { layout(of: size).firstBaseline }

  func lastBaseline(for size: Size) -> Double? { layout(of: size).lastBaseline }

  var holdsWords: Bool { true }

  var leastWidth: Double? { paragraph.leastWidth }

  var leastWidthBound: Double? { paragraph.leastWidthBound }

  /// The paragraph broken for a proposal.
  func layout(for proposal: ProposedSize) -> ParagraphLayout {
    layouts.withLock { $0[index(for: proposal, in: &$0)].layout }
  }

  /// The layout that took a size, or one made for that size.
  private func layout(of size: Size) -> ParagraphLayout {
    layouts.withLock { entries in
      let known = entries.last { $0.layout.size == size || $0.layout.exactSize == size }
      if let known { return known.layout }
      return entries[index(for: ProposedSize(size), in: &entries)].layout
    }
  }

  private func index(for proposal: ProposedSize, in entries: inout [Entry]) -> Int {
    // Room for the ideal lines changes nothing about them, so most proposals are one and the same; of a
    // text of one line that is room for its width, since some line is shown in any height.
    let ideal = entries[0].layout.size
    if proposal.width ?? .infinity >= ideal.width,
      proposal.height ?? .infinity >= ideal.height || entries[0].layout.isOneWholeLine
    {
      return 0
    }
    let known = entries.firstIndex {
      $0.proposal == proposal
        || $0.proposal.width == proposal.width && $0.layout.isWhole(in: proposal)
    }
    if let known { return known }
    let layout = paragraph.layout(
      width: proposal.width, maximumHeight: proposal.height, grid: grid)
    if entries.count == Self.capacity { entries.remove(at: 1) }
    entries.append(Entry(proposal: proposal, layout: layout))
    return entries.count - 1
  }

  // Parts that are not displayed

  func isCut(_ node: DrawnNode) -> Bool { layout(for: node.proposal).isTruncated }

  var missingCharacters: [Unicode.Scalar] { paragraph.missingCharacters.map(\.scalar) }

  // Painting

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let (lines, needsClip) = layouts.withLock { entries -> ([TextLine], Bool) in
      let index = index(for: node.proposal, in: &entries)
      let layout = entries[index].layout
      let needsClip = layout.needsClip
      let seen = layout.lines(in: frame, of: node)
      if seen.count < layout.lineCount {
        return (layout.lines(seen, alignedIn: frame.width), needsClip)
      }
      let isSecond = entries[index].paintedWidth == frame.width
      if isSecond, !entries[index].lines.isEmpty { return (entries[index].lines, needsClip) }
      let lines = layout.lines(alignedIn: frame.width)
      entries[index].paintedWidth = frame.width
      entries[index].lines = isSecond ? lines : []
      return (lines, needsClip)
    }
    TextPainting.paint(
      lines, of: paragraph, pictures, clipped: needsClip, in: frame, of: node, with: &painter)
  }
}

extension LeafSpacing {
  /// The spacing of a laid-out text, on the pixels of a grid. Apps that were built before iOS 17 have no room between
  /// texts, and round the margin of a text up to four points.
  init(_ paragraph: Paragraph, in context: EnvironmentValues) {
    let metrics = paragraph.metrics
    let isOld = context.theme.system == .ios16
    self = .text(
      TextMetrics(
        ascent: metrics.ascent, descent: metrics.descent, capHeight: metrics.capHeight,
        leading: isOld ? 0 : metrics.leading, pixel: isOld ? 4 : context.grid.pixel))
  }
}

extension ParagraphLayout {
  /// Whether nothing is left out or shrunk, in no more height than is proposed: then lines of the same
  /// width are the same in any height like it.
  fileprivate func isWhole(in proposal: ProposedSize) -> Bool {
    !isTruncated && scale == 1 && size.height <= proposal.height ?? .infinity
  }

  /// The lines that may be seen where a node is painted: of a text of a hundred thousand lines a slice of
  /// the canvas shows a few.
  func lines(in frame: Rect, of node: DrawnNode) -> Range<Int> {
    guard let viewport = node.viewport else { return 0..<lineCount }
    let top = node.grid.snapped(frame.minY)
    return lines(from: viewport.minY - top, to: viewport.maxY - top)
  }
}

/// Paints lines of text from a point on the pixel grid.
struct TextPainting {
  /// The top left corner of the layout.
  var origin: Point
  /// What the lines are made of, for those who want to know the words.
  var paragraph: Paragraph?

  /// Paints lines into the frame of their node, cut off there when they must be.
  static func paint(
    _ lines: [TextLine], of paragraph: Paragraph, _ pictures: InlineDrawings, clipped: Bool,
    in frame: Rect, of node: DrawnNode, with painter: inout Painter
  ) {
    let grid = node.grid
    let origin = Point(x: grid.snapped(frame.minX), y: grid.snapped(frame.minY))
    let painting = TextPainting(origin: origin, paragraph: paragraph)
    func paint(with painter: inout Painter) {
      painting.paint(lines, with: &painter)
      for line in lines { pictures.paint(line, from: origin, in: node, with: &painter) }
    }
    guard clipped else { return paint(with: &painter) }
    painter.clipped(to: .rectangle(grid.snapped(frame))) { paint(with: &$0) }
  }

  func paint(_ lines: [TextLine], with painter: inout Painter) {
    for line in lines { paint(line, with: &painter) }
  }

  private func paint(_ line: TextLine, with painter: inout Painter) {
    for background in line.backgrounds {
      painter.fill(.rectangle(moved(background.frame)), with: .solid(background.color))
    }
    for decoration in line.decorations where !decoration.isThroughText {
      paint(decoration, with: &painter)
    }
    for run in line.runs where !run.glyphs.glyphs.isEmpty {
      painter.glyphs(
        run.glyphs, at: run.origin.offset(x: origin.x, y: origin.y), color: run.color,
        text: words(of: run))
    }
    for decoration in line.decorations where decoration.isThroughText {
      paint(decoration, with: &painter)
    }
  }

  /// The words of a run; nil for added hyphens and ellipses.
  private func words(of run: TextRun) -> GlyphText? {
    guard let text = paragraph?.text.string.utf8, !run.range.isEmpty,
      run.range.upperBound <= text.count
    else { return nil }
    let start = text.index(text.startIndex, offsetBy: run.range.lowerBound)
    let end = text.index(start, offsetBy: run.range.count)
    return GlyphText(
      String(decoding: text[start..<end], as: UTF8.self), start: run.range.lowerBound,
      width: run.width)
  }

  private func paint(_ decoration: TextDecoration, with painter: inout Painter) {
    let frame = moved(decoration.frame)
    guard !decoration.dashes.isEmpty else {
      return painter.fill(.rectangle(frame), with: .solid(decoration.color))
    }
    var line = Path()
    line.move(to: Point(x: frame.minX, y: frame.midY))
    line.line(to: Point(x: frame.maxX, y: frame.midY))
    painter.append(
      .stroke(
        .path(line), StrokeStyle(width: frame.height, dashes: decoration.dashes),
        .solid(decoration.color)))
  }

  private func moved(_ rect: Rect) -> Rect { rect.offset(x: origin.x, y: origin.y) }
}
