internal import GalleyGeometry

/// Writes out one line: glyphs in visual order at their places, and what lies under and behind.
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
    var glyphs: Range<Int>
    var item: Int
    var level: UInt8
    var addition = LineRecord.Addition.none
  }

  func line(_ record: LineRecord) -> TextLine {
    let extra = justification(record)
    var pieces = logicalPieces(record)
    VisualOrder.reorder(&pieces, level: \.level)
    let shown = extra > 0 ? width : record.width * layout.scale
    let left = (width - shown) * alignmentShare(record)
    var line = TextLine(
      origin: Point(x: left, y: record.top), baseline: record.baseline, width: shown,
      height: record.height, range: textRange(record), runs: [], backgrounds: [], decorations: [])
    line.runs.reserveCapacity(pieces.count)
    let tabs = tabWidths(record)
    var x = left
    let writers = pieces.map {
      RunWriter(self, $0, record: record, extra: extra, tabs: tabs)
    }
    for writer in writers {
      let run = writer.run(at: x)
      x += run.width
      line.runs.append(run)
    }
    LineDecorator(self, pieces, writers).decorate(&line)
    return line
  }

  /// The glyph ranges of a line cut at item boundaries, in logical order.
  private func logicalPieces(_ record: LineRecord) -> [Piece] {
    var pieces: [Piece] = []
    append(record.start..<record.contentEnd, to: &pieces)
    if record.addition != .none, !paragraph.items.isEmpty {
      let item = record.additionItem
      let level =
        record.addition == .hyphen
        ? paragraph.items[item].level : paragraph.level(atGlyph: record.start)
      let glyph = record.contentEnd
      pieces.append(
        Piece(glyphs: glyph..<glyph, item: item, level: level, addition: record.addition))
    }
    append(record.tail, to: &pieces)
    return pieces
  }

  private func append(_ range: Range<Int>, to pieces: inout [Piece]) {
    guard !range.isEmpty else { return }
    var start = range.lowerBound
    var item = paragraph.itemIndex(ofGlyph: start)
    while start < range.upperBound {
      let end = min(paragraph.glyphEnd(ofItem: item), range.upperBound)
      pieces.append(Piece(glyphs: start..<end, item: item, level: paragraph.items[item].level))
      start = end
      item += 1
    }
  }

  /// How much every space of a line grows, in points.
  private func justification(_ record: LineRecord) -> Double {
    guard paragraph.style.alignment == .justified, !record.endsParagraph, width.isFinite else {
      return 0
    }
    let free = width - record.width * layout.scale
    var spaces = 0
    for index in record.start..<record.contentEnd
    where paragraph.glyphs[index].flags.contains(.expandable) {
      spaces += 1
    }
    return spaces > 0 && free > 0 ? free / Double(spaces) : 0
  }

  /// The share of the free width that stands left of a line.
  private func alignmentShare(_ record: LineRecord) -> Double {
    let style = paragraph.style
    let isMirrored = style.layoutDirection == .rightToLeft
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

  /// What has no glyph at the ends of the text belongs to the first and the last line.
  private func textRange(_ record: LineRecord) -> Range<Int> {
    let start = record.start == 0 ? 0 : offset(ofGlyph: record.start)
    return start..<max(start, offset(ofGlyph: record.next))
  }

  func offset(ofGlyph glyph: Int) -> Int {
    glyph < paragraph.glyphs.count ? Int(paragraph.glyphs[glyph].cluster) : paragraph.text.count
  }

  /// The widths of the tabs of a line by glyph, which depend on the way before them.
  private func tabWidths(_ record: LineRecord) -> [Int: Double] {
    var widths: [Int: Double] = [:]
    var x = 0.0
    for index in record.start..<record.contentEnd {
      let glyph = paragraph.glyphs[index]
      if glyph.flags.contains(.tab) {
        widths[index] = paragraph.style.tabWidth(at: x)
        x += widths[index] ?? 0
      } else {
        x += glyph.advance
      }
    }
    return widths
  }
}
