internal import GalleyDesign
internal import GalleyGeometry

/// Breaks a paragraph into lines, stacks them, cuts what does not fit and shrinks what may shrink.
struct LineStacking {
  private let paragraph: Paragraph
  private let width: Double
  private let maximumHeight: Double
  private let grid: PixelGrid
  /// The factor on the size of the text.
  private var scale = 1.0

  init(_ paragraph: Paragraph, width: Double, maximumHeight: Double, grid: PixelGrid) {
    self.paragraph = paragraph
    self.width = width
    self.maximumHeight = maximumHeight
    self.grid = grid
  }

  private struct Stack {
    var lines: [LineRecord] = []
    var height = 0.0
    var isTruncated = false
  }

  func layout() -> ParagraphLayout {
    var stacking = self
    var stack = stacking.stacked()
    let least = paragraph.style.minimumScaleFactor
    if stack.isTruncated, least < 1, least >= 0 {
      stacking.shrink(&stack, least: least)
    }
    if stack.isTruncated { stacking.cut(&stack) }
    return stacking.layout(of: stack)
  }

  /// The largest of 64 evenly spaced scales at which nothing is cut, else the least one.
  private mutating func shrink(_ stack: inout Stack, least: Double) {
    let steps = 64
    var low = 0
    var high = steps
    func scale(_ step: Int) -> Double {
      max(1e-3, least + (1 - least) * Double(step) / Double(steps))
    }
    while low < high {
      let middle = (low + high + 1) / 2
      self.scale = scale(middle)
      if stacked().isTruncated { high = middle - 1 } else { low = middle }
    }
    self.scale = scale(low)
    stack = stacked()
  }

  /// As many lines as are allowed, one below the other.
  private func stacked() -> Stack {
    var stack = Stack()
    let limit = paragraph.style.lineLimit.flatMap { $0 > 0 ? $0 : nil } ?? .max
    var breaker = LineBreaker(paragraph, width: width / scale)
    var evening = LineEvening(paragraph, width: width / scale)
    var count = 0
    while count < limit {
      if let row = paragraph.tables.row(at: breaker.position), breaker.hasMore,
        let lines = TableRowSetting(paragraph).lines(of: row, in: width / scale)
      {
        breaker.skip(to: row.glyphEnd)
        for line in lines {
          guard count < limit, add(line, to: &stack) else {
            stack.isTruncated = true
            return stack
          }
          count += 1
        }
        continue
      }
      evening.prepare(&breaker, room: limit - count)
      guard let line = breaker.next() else { break }
      guard add([line], to: &stack) else {
        stack.isTruncated = true
        return stack
      }
      count += 1
    }
    stack.isTruncated = breaker.hasMore || overflows(stack)
    return stack
  }

  /// Adds a line, or those of several cells beside one another, below the others.
  ///
  /// - Returns: Whether there is room.
  private func add(_ parts: [LineRecord], to stack: inout Stack) -> Bool {
    let top = stack.lines.last.map { stack.height + space(below: $0) } ?? 0
    let extent = parts.dropFirst().reduce(paragraph.extent(of: parts[0])) {
      var extent = $0
      extent.formUnion(paragraph.extent(of: $1))
      return extent
    }
    let isFirst = stack.lines.isEmpty
    for part in parts {
      var line = part
      place(&line, extent, top: top)
      if !isFirst, line.top + line.height > maximumHeight + LineBreaker.tolerance {
        return false
      }
      stack.lines.append(line)
    }
    stack.height =
      stack.lines[stack.lines.count - 1].top + stack.lines[stack.lines.count - 1].height
    return true
  }

  /// What stands free below a line that is not the last, in points.
  private func space(below line: LineRecord) -> Double {
    let own = line.endsParagraph ? paragraph.spacing(belowLineAt: line.start) : 0
    return (paragraph.style.lineSpacing + own) * scale + line.leading
  }

  /// A single unbreakable cluster wider than the line counts as cut only where it may shrink.
  private func overflows(_ stack: Stack) -> Bool {
    guard paragraph.style.minimumScaleFactor < 1 else { return false }
    return stack.lines.contains {
      ($0.indent.both + $0.width) * scale > width + LineBreaker.tolerance
    }
  }

  /// Gives a line its height and baseline. What a set line height adds to or takes from the
  /// natural one is shared equally above and below, or stands all above.
  private func place(_ line: inout LineRecord, _ extent: LineExtent, top: Double) {
    let ascent = extent.ascent * scale
    let descent = extent.descent * scale
    let natural = ascent + descent + extent.gap * scale
    line.height = natural
    line.leading = extent.leading * scale
    if let fixed = paragraph.style.lineHeight, fixed.isFinite, fixed >= 0 {
      line.height = fixed * scale
      line.leading = 0
    } else if let multiple = paragraph.style.lineHeightMultiple, multiple.isFinite, multiple > 0 {
      line.height *= multiple
    }
    line.top = top
    let added = line.height - natural
    let above = paragraph.style.lineHeightPlacement == .above ? added : added / 2
    line.baseline = grid.snapped(top + above + (natural - ascent - descent) / 2 + ascent)
  }

  /// Rewrites the last line by the line break mode.
  private func cut(_ stack: inout Stack) {
    // The end of a cell is not that of the text.
    guard let last = stack.lines.last, last.cell == nil else { return }
    let top = last.top
    var line = LineCutter(paragraph, width: width / scale, indent: last.indent).cut(last)
    place(&line, paragraph.extent(of: line), top: top)
    stack.lines[stack.lines.count - 1] = line
    stack.height = line.top + line.height
  }

  private func layout(of stack: Stack) -> ParagraphLayout {
    var widest = 0.0
    var isFilled = false
    for line in stack.lines {
      if line.cell != nil {
        widest = max(widest, width)
        continue
      }
      widest = max(widest, (line.indent.both + line.width) * scale)
      if let table = paragraph.tableWidth(ofLineAt: line.start) {
        widest = max(widest, min((line.indent.both + table) * scale, width))
      }
      if !line.endsParagraph { isFilled = true }
    }
    if isFilled, paragraph.style.alignment == .justified, width < .infinity {
      widest = max(widest, width)
    }
    if paragraph.style.lineBreakMode == .clip { widest = min(widest, width) }
    return ParagraphLayout(
      paragraph: paragraph, records: stack.lines, scale: scale, grid: grid,
      exactSize: Size(width: widest, height: stack.height),
      isTruncated: stack.isTruncated)
  }
}

extension Paragraph {
  /// How far a line reaches above and below its baseline before scaling to fit.
  func extent(of line: LineRecord) -> LineExtent {
    guard !items.isEmpty else { return fonts[0].extent }
    let start = min(line.start, glyphs.count - 1)
    var index = itemIndex(ofGlyph: start)
    var extent = self.extent(ofItem: index)
    index += 1
    while index < items.count && items[index].glyphStart < line.next {
      // The break at its end has the look of what comes behind, a heading say, and no height.
      if !glyphs[items[index].glyphStart].flags.contains(.lineBreak) {
        extent.formUnion(self.extent(ofItem: index))
      }
      index += 1
    }
    if !line.tail.isEmpty {
      for index in itemIndex(
        ofGlyph: line.tail.lowerBound)...itemIndex(
          ofGlyph: line.tail.upperBound - 1)
      {
        extent.formUnion(self.extent(ofItem: index))
      }
    }
    return extent
  }

  private func extent(ofItem index: Int) -> LineExtent {
    let item = items[index]
    // Attributes are read one by one where they lie: a copy of them all costs more than the rest.
    let raise = text.runs[item.run].attributes.baselineOffset ?? 0
    // The font that the text asked for counts even where another stands in, so that a line does
    // not become lower by an emoji.
    var extent = fonts[item.primaryFont].extent
    if item.isImage, let image = text.runs[item.run].attributes.image {
      extent.formUnion(
        LineExtent(
          ascent: image.baselineOffset + image.height, descent: -image.baselineOffset, gap: 0))
    } else {
      extent.formUnion(fonts[item.font].extent)
    }
    extent.ascent += raise
    extent.descent -= raise
    return extent
  }
}
