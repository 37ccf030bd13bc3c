/// Rewrites the last line that is allowed when text is left over.
struct LineCutter {
  private let paragraph: Paragraph
  private let width: Double
  private let edges: LineEdges

  private let indent: LineIndent
  /// The glyph at which the text ends, or that of a cell.
  private let end: Int

  /// For a line with an indent in a width of points.
  init(_ paragraph: Paragraph, width: Double, indent: LineIndent, end: Int? = nil) {
    self.paragraph = paragraph
    self.end = end ?? paragraph.glyphs.count
    self.width = max(0, width - indent.both)
    self.indent = indent
    edges = LineEdges(paragraph)
  }

  /// The line by the line break mode.
  func cut(_ line: LineRecord) -> LineRecord {
    var line = line
    line.endsParagraph = true
    line.trailing = 0
    switch paragraph.style.lineBreakMode {
    case .wordWrap, .characterWrap: return line
    case .clip: return clipped(line)
    case .truncateTail: return truncated(line, headShare: 1, tailShare: 0)
    case .truncateMiddle: return truncated(line, headShare: 0.5, tailShare: 1)
    case .truncateHead: return truncated(line, headShare: 0, tailShare: 1)
    }
  }

  /// Fills the line up to and over the edge.
  private func clipped(_ line: LineRecord) -> LineRecord {
    var line = line
    let end = hardLineEnd(from: line.start)
    var index = line.start
    var x = 0.0
    while index < end, x < width {
      let next = paragraph.clusterEnd(from: index)
      x += advance(index..<next, at: x)
      index = next
    }
    let (edges, added) = edges.edges(of: line.start..<index, contentEnd: index)
    line.contentEnd = index
    line.next = index
    line.width = x + added
    line.edges = edges
    line.addition = .none
    return line
  }

  /// Puts an ellipsis between as many clusters of the beginning and of the end as fit. The head
  /// gets its share of the width first, the tail its share of what is left then. The ellipsis looks
  /// like the text before it, else like the text behind.
  private func truncated(
    _ line: LineRecord, headShare: Double, tailShare: Double
  ) -> LineRecord {
    let first = truncated(
      line, headShare: headShare, tailShare: tailShare, item: paragraph.item(nearGlyph: line.start))
    // Only the cut determines the text before the ellipsis; if that text has another font, the line is cut
    // again with its ellipsis.
    let neighbour =
      first.contentEnd > first.start || first.tail.isEmpty
      ? max(first.start, first.contentEnd - 1) : first.tail.lowerBound
    let item = paragraph.item(nearGlyph: neighbour)
    if item == first.additionItem { return first }
    return truncated(line, headShare: headShare, tailShare: tailShare, item: item)
  }

  private func truncated(
    _ line: LineRecord, headShare: Double, tailShare: Double, item: Int
  ) -> LineRecord {
    var line = line
    let ellipsis = AddedGlyphs.ellipsis(in: paragraph.additionFont(ofItem: item)).width
    let room = max(0, width - ellipsis) + LineBreaker.tolerance
    let limit = hardLineEnd(from: line.start)
    var head = Part(range: line.start..<line.start)
    if headShare > 0 {
      head = fitting(room * headShare) { self.head(from: line.start, to: $0 ?? limit, width: $1) }
    }
    var tail = Part(range: end..<end)
    if tailShare > 0 {
      let start = head.range.upperBound
      tail = fitting((room - head.width) * tailShare, isTail: true) {
        self.tail(after: $0 ?? start, width: $1)
      }
    }
    line.contentEnd = head.range.upperBound
    line.next = head.range.upperBound
    line.tail = tail.range.isEmpty ? 0..<0 : tail.range
    line.edges = head.edges + tail.edges
    line.addition = .ellipsis
    line.additionItem = item
    line.width = head.width + ellipsis + tail.width
    return line
  }

  /// Glyphs before or behind an ellipsis.
  private struct Part {
    var range: Range<Int>
    var width = 0.0
    var edges: [LineEdge] = []
  }

  /// The longest part whose width, with its ends shaped anew, is in a limit. `part` finds one by
  /// the widths in the paragraph that reaches no further than a glyph.
  private func fitting(
    _ limit: Double, isTail: Bool = false,
    _ part: (_ end: Int?, _ width: Double) -> (Range<Int>, Double)
  ) -> Part {
    let slack = paragraph.hasUnsafeBreaks ? paragraph.fonts.reduce(0) { max($0, $1.size) } : 0
    var (range, width) = part(nil, limit + slack)
    while !range.isEmpty {
      let (edges, added) = edges.edges(of: range, contentEnd: range.upperBound)
      if width + added <= limit { return Part(range: range, width: width + added, edges: edges) }
      (range, width) = part(
        isTail ? paragraph.clusterEnd(from: range.lowerBound) : clusterStart(range.upperBound - 1),
        .infinity)
    }
    return Part(range: range)
  }

  private func clusterStart(_ index: Int) -> Int {
    var start = index
    while start > 0, !paragraph.glyphs[start].flags.contains(.clusterStart) { start -= 1 }
    return start
  }

  /// As many clusters as fit from a place on, without white space at the end.
  private func head(from start: Int, to limit: Int, width: Double) -> (Range<Int>, Double) {
    var (end, content, x, contentWidth) = (start, start, 0.0, 0.0)
    while end < limit {
      let next = paragraph.clusterEnd(from: end)
      x += advance(end..<next, at: x)
      if x > width { break }
      end = next
      if !paragraph.glyphs[end - 1].flags.contains(.whitespace) {
        content = end
        contentWidth = x
      }
    }
    return (start..<content, contentWidth)
  }

  /// As many clusters as fit from the end of the text backwards, without white space at the
  /// beginning and without crossing a line break.
  private func tail(after start: Int, width: Double) -> (Range<Int>, Double) {
    var end = self.end
    while end > start, paragraph.glyphs[end - 1].flags.contains(.whitespace) { end -= 1 }
    var (first, content, x, contentWidth) = (end, end, 0.0, 0.0)
    while first > start {
      var previous = first - 1
      while previous > start, !paragraph.glyphs[previous].flags.contains(.clusterStart) {
        previous -= 1
      }
      let flags = paragraph.glyphs[previous].flags
      x += paragraph.advances(previous..<first)
      if x > width || flags.contains(.lineBreak) { break }
      first = previous
      if !flags.contains(.whitespace) {
        content = first
        contentWidth = x
      }
    }
    return (content..<end, contentWidth)
  }

  private func advance(_ range: Range<Int>, at x: Double) -> Double {
    paragraph.glyphs[range.lowerBound].flags.contains(.tab)
      ? paragraph.tabWidth(at: x, indent) : paragraph.advances(range)
  }

  /// The first line break from a glyph on, or the end of what is cut.
  private func hardLineEnd(from start: Int) -> Int {
    var index = start
    while index < end, !paragraph.glyphs[index].flags.contains(.lineBreak) {
      index += 1
    }
    return index
  }
}

extension Paragraph {
  /// The item of a glyph, or of the nearest one.
  func item(nearGlyph glyph: Int) -> Int {
    glyphs.isEmpty ? 0 : itemIndex(ofGlyph: min(max(glyph, 0), glyphs.count - 1))
  }

  /// Returns the font of additions by the layout beside an item.
  func additionFont(ofItem index: Int) -> ItemFont {
    items.isEmpty ? fonts[0] : fonts[items[index].additionFont(among: fonts)]
  }
}
