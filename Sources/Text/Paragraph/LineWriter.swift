internal import GalleyGeometry

/// Writes out one line: glyphs in visual order at their places, and the lines and backgrounds under and
/// behind them.
struct LineWriter {
  let layout: ParagraphLayout
  let paragraph: Paragraph
  let width: Double

  init(_ layout: ParagraphLayout, width: Double) {
    self.layout = layout
    paragraph = layout.paragraph
    self.width = width
  }

  /// A part of a line in one item, or an addition beside it.
  struct Piece {
    /// The glyphs among those of the content.
    var glyphs: Range<Int>
    /// The text in bytes.
    var text: Range<Int>
    var item: Int
    var level: UInt8
    var addition = LineRecord.Addition.none
  }

  /// The glyphs of a line: those of the paragraph, or their own where its ends are shaped anew.
  struct Content {
    var glyphs: [ShapedGlyph] = []
    /// The parts in logical order.
    var pieces: [Piece] = []
    /// The number of views before the added ones.
    var headCount = 0
    /// True if the glyphs are the line's own.
    var isOwn = false
  }

  func line(_ record: LineRecord) -> TextLine {
    let content = content(record)
    let extra = justification(record, content)
    var pieces = content.pieces
    VisualOrder.reorder(&pieces, level: \.level)
    let indent = record.indent.own * layout.scale
    let tail = record.indent.tail * layout.scale
    let shown = extra > 0 ? width - indent - tail : record.width * layout.scale
    let isMirrored = indent + tail > 0 && paragraph.level(atGlyph: record.start) & 1 != 0
    let room = width - indent - tail
    var left = (isMirrored ? tail : indent) + (room - shown) * alignmentShare(record)
    if let cell = record.cell {
      let isRightToLeft = paragraph.level(atGlyph: record.start) & 1 != 0
      let start =
        isRightToLeft ? room - (cell.start + cell.width) * layout.scale : cell.start * layout.scale
      let free = max(0, cell.width - record.width) * layout.scale
      let table = paragraph.tables.columns[cell.table]?.width ?? .infinity
      // The position of a cell is that of its table.
      let air = max(0, room - table * layout.scale) * alignmentShare(record)
      left = (isMirrored ? tail : indent) + start + free * cell.share
      left += isRightToLeft ? air - max(0, room - table * layout.scale) : air
    } else if let table = paragraph.tableWidth(ofLineAt: record.start) {
      // The position of a row is that of its table.
      let filled = max(shown, min(table * layout.scale, room))
      left = (isMirrored ? tail : indent) + (room - filled) * alignmentShare(record)
      if paragraph.level(atGlyph: record.start) & 1 != 0 { left += filled - shown }
    }
    var line = TextLine(
      origin: Point(x: left, y: record.top), baseline: record.baseline, width: shown,
      height: record.height, range: textRange(record), runs: [],
      backgrounds: backgrounds(ofBlocks: record), decorations: [])
    line.runs.reserveCapacity(pieces.count)
    let tabs = tabWidths(content, record.indent)
    var x = left
    let writer = RunWriter(self, of: content.glyphs, record: record, extra: extra, tabs: tabs)
    for piece in pieces {
      let run = writer.run(piece, at: x)
      x += run.width
      line.runs.append(run)
    }
    LineDecorator(self, pieces, writer).decorate(&line)
    return line
  }

  private func content(_ record: LineRecord) -> Content {
    var content = Content()
    let hasGaps = hasGaps(record)
    content.isOwn = hasGaps || !record.edges.isEmpty
    if !content.isOwn { content.glyphs = paragraph.glyphs }
    append(record.start..<record.contentEnd, record.edges, to: &content)
    content.headCount = content.pieces.count
    if hasGaps { content.markGaps { InterCharacterScripts.contains(paragraph.items[$0].script) } }
    if record.addition != .none, !paragraph.items.isEmpty {
      let item = record.additionItem
      let level =
        record.addition == .hyphen
        ? paragraph.items[item].level : paragraph.level(atGlyph: record.start)
      let end = content.pieces.last?.glyphs.upperBound ?? 0
      let offset = paragraph.offset(ofGlyph: record.contentEnd)
      content.pieces.append(
        Piece(
          glyphs: end..<end, text: offset..<offset, item: item, level: level,
          addition: record.addition))
    }
    append(record.tail, record.edges, to: &content)
    return content
  }

  /// Adds a range of the paragraph's glyphs, cut at item boundaries, with edges in their places.
  private func append(_ range: Range<Int>, _ edges: [LineEdge], to content: inout Content) {
    var start = range.lowerBound
    while start < range.upperBound {
      let item = paragraph.itemIndex(ofGlyph: start)
      if let edge = edges.first(where: { $0.range.lowerBound == start && !$0.range.isEmpty }) {
        append(edge, item, to: &content)
        start = edge.range.upperBound
        continue
      }
      var end = min(paragraph.glyphEnd(ofItem: item), range.upperBound)
      for edge in edges where edge.range.lowerBound > start {
        end = min(end, edge.range.lowerBound)
      }
      var glyphs = start..<end
      if content.isOwn {
        glyphs = content.glyphs.count..<content.glyphs.count + glyphs.count
        content.glyphs += paragraph.glyphs[start..<end]
      }
      append(
        glyphs, paragraph.offset(ofGlyph: start)..<paragraph.offset(ofGlyph: end), item,
        to: &content)
      start = end
    }
  }

  private func append(_ edge: LineEdge, _ first: Int, to content: inout Content) {
    let end = paragraph.offset(ofGlyph: edge.range.upperBound)
    var item = first
    var index = 0
    var start = paragraph.offset(ofGlyph: edge.range.lowerBound)
    while true {
      let itemEnd = min(end, paragraph.offset(ofGlyph: paragraph.glyphEnd(ofItem: item)))
      var next = index
      while next < edge.glyphs.count, Int(edge.glyphs[next].cluster) < itemEnd { next += 1 }
      let place = content.glyphs.count
      content.glyphs += edge.glyphs[index..<next]
      append(place..<content.glyphs.count, start..<itemEnd, item, to: &content)
      if itemEnd >= end { return }
      index = next
      start = itemEnd
      item += 1
    }
  }

  private func append(
    _ glyphs: Range<Int>, _ text: Range<Int>, _ item: Int, to content: inout Content
  ) {
    if let last = content.pieces.last, last.item == item, last.addition == .none,
      last.glyphs.upperBound == glyphs.lowerBound, last.text.upperBound == text.lowerBound
    {
      content.pieces[content.pieces.count - 1].glyphs = last.glyphs.lowerBound..<glyphs.upperBound
      content.pieces[content.pieces.count - 1].text = last.text.lowerBound..<text.upperBound
    } else {
      content.pieces.append(
        Piece(glyphs: glyphs, text: text, item: item, level: paragraph.items[item].level))
    }
  }

  /// Returns the amount by which every space of a line grows, in points.
  private func justification(_ record: LineRecord, _ content: Content) -> Double {
    guard paragraph.style.alignment == .justified, !record.endsParagraph, record.cell == nil,
      width.isFinite
    else { return 0 }
    let free = width - (record.indent.both + record.width) * layout.scale
    var spaces = 0
    for piece in content.pieces.prefix(content.headCount) {
      for index in piece.glyphs where content.glyphs[index].flags.contains(.expandable) {
        spaces += 1
      }
    }
    return spaces > 0 && free > 0 ? free / Double(spaces) : 0
  }

  /// Returns the share of the free width that is left of a line.
  private func alignmentShare(_ record: LineRecord) -> Double {
    let style = paragraph.style
    let isMirrored = style.layoutDirection == .rightToLeft
    if style.centersSeveralLines, layout.lineCount > 1 { return 0.5 }
    switch style.alignment {
    case .left: return 0
    case .right: return 1
    case .center: return 0.5
    case .leading: return isMirrored ? 1 : 0
    case .trailing: return isMirrored ? 0 : 1
    case .natural, .justified:
      return paragraph.level(atGlyph: record.start) & 1 == 0 ? 0 : 1
    }
  }

  /// Returns the range of a line; text without a glyph at the ends of the text belongs to the first and the
  /// last line.
  private func textRange(_ record: LineRecord) -> Range<Int> {
    let start = record.start == 0 ? 0 : paragraph.offset(ofGlyph: record.start)
    return start..<max(start, paragraph.offset(ofGlyph: record.next))
  }

  /// The widths of the tabs of a line by glyph, which depend on the way before them.
  private func tabWidths(_ content: Content, _ indent: LineIndent) -> [Int: Double] {
    var widths: [Int: Double] = [:]
    var x = 0.0
    for piece in content.pieces.prefix(content.headCount) {
      for index in piece.glyphs {
        let glyph = content.glyphs[index]
        if glyph.flags.contains(.tab) {
          widths[index] = paragraph.tabWidth(at: x, indent)
          x += widths[index] ?? 0
        } else {
          x += glyph.advance
        }
      }
    }
    return widths
  }
}
