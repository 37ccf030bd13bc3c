internal import GalleyDesign
internal import GalleyGeometry

/// A walk over the lines of a paragraph from the top, each broken and placed below the one before. A copy
/// goes on from where it was made, so that lines need not be kept that can be walked over again.
struct LineWalk: Sendable {
  private let stacking: LineStacking
  private var breaker: LineBreaker
  private var evening: LineEvening
  private var count = 0
  /// The lowest line so far.
  private var last: LineRecord?
  /// True if there was text for which the space did not suffice.
  private(set) var isTruncated = false

  init(_ stacking: LineStacking) {
    self.stacking = stacking
    let width = stacking.width / stacking.scale
    breaker = LineBreaker(stacking.paragraph, width: width)
    evening = LineEvening(stacking.paragraph, width: width)
  }

  /// The next line, or all those of a table's row, as many as there is room for; none at the end.
  mutating func next() -> [LineRecord] {
    let paragraph = stacking.paragraph
    let limit = paragraph.style.lineLimit.flatMap { $0 > 0 ? $0 : nil } ?? .max
    while !isTruncated {
      guard count < limit else {
        isTruncated = breaker.hasMore
        return []
      }
      guard breaker.hasMore, let row = paragraph.tables.row(at: breaker.position),
        let lines = TableRowSetting(paragraph).lines(of: row, in: stacking.width / stacking.scale)
      else {
        evening.prepare(&breaker, room: limit - count)
        guard let line = breaker.next() else { return [] }
        return self.placed([[line]], limit)
      }
      breaker.skip(to: row.glyphEnd)
      let placed = self.placed(lines, limit)
      // A row may have nothing in it.
      if !placed.isEmpty { return placed }
    }
    return []
  }

  /// As many lines as there is room for, below the others.
  private mutating func placed(_ lines: [[LineRecord]], _ limit: Int) -> [LineRecord] {
    var result: [LineRecord] = []
    for line in lines {
      guard count < limit, let placed = placed(line) else {
        isTruncated = true
        break
      }
      result += placed
    }
    return result
  }

  /// A line, or those of several cells beside one another, below the others; nil without room.
  private mutating func placed(_ parts: [LineRecord]) -> [LineRecord]? {
    let start = parts.map(\.start).min() ?? 0
    let top =
      last.map {
        let space = stacking.paragraph.space(below: $0, aboveLineAt: start, scale: stacking.scale)
        return $0.top + $0.height + space
      } ?? 0
    let extent = stacking.paragraph.extent(of: parts)
    var parts = parts
    for index in parts.indices { stacking.place(&parts[index], extent, top: top) }
    guard let line = parts.last else { return parts }
    if last != nil, line.top + line.height > stacking.maximumHeight + LineBreaker.tolerance {
      return nil
    }
    last = line
    count += 1
    return parts
  }
}

extension LineStacking {
  /// Gives a line its height and baseline. The amount that a set line height adds to or takes from the
  /// natural one is shared equally above and below, or is all above.
  func place(_ line: inout LineRecord, _ extent: LineExtent, top: Double) {
    let ascent = extent.ascent * scale
    let descent = extent.descent * scale
    // The gap of a font counts only for a text without a line spacing: in pictures of iOS 26 lines of a font with a gap
    // are one ascent, one descent and the requested spacing apart, and as high in a card.
    let gap = paragraph.style.lineSpacing > 0 ? 0 : extent.gap
    let natural = ascent + descent + gap * scale
    line.height = natural
    line.leading = extent.leading * scale
    if let fixed = paragraph.style.lineHeight, fixed.isFinite, fixed >= 0 {
      line.height = fixed * scale
      line.leading = 0
    } else if let factor = paragraph.style.lineHeightOfSize, factor.isFinite, factor > 0 {
      line.height = factor * extent.size * scale
      line.leading = 0
    } else if let multiple = paragraph.style.lineHeightMultiple, multiple.isFinite, multiple > 0 {
      line.height *= multiple
    }
    line.top = top
    let added = line.height - natural
    let above = paragraph.style.lineHeightPlacement == .above ? added : added / 2
    line.baseline = grid.snapped(top + above + (natural - ascent - descent) / 2 + ascent)
  }
}
