internal import GalleyDesign
internal import GalleyGeometry

/// Breaks a paragraph into lines, stacks them, cuts what does not fit and shrinks what may shrink.
struct LineStacking: Sendable {
  let paragraph: Paragraph
  let width: Double
  let maximumHeight: Double
  let grid: PixelGrid
  /// The factor on the size of the text.
  private(set) var scale = 1.0

  init(_ paragraph: Paragraph, width: Double, maximumHeight: Double, grid: PixelGrid) {
    self.paragraph = paragraph
    self.width = width
    self.maximumHeight = maximumHeight
    self.grid = grid
  }

  func layout() -> ParagraphLayout {
    var stacking = self
    stacking.scale = scaleOfWholeWords
    var stack = stacking.stacked()
    let least = paragraph.style.minimumScaleFactor
    if stack.isTruncated, least < 1, least >= 0 {
      stacking.shrink(&stack, least: least)
    }
    if stack.isTruncated { stacking.cut(&stack) }
    let size = Size(
      width: stacking.shownWidth(of: stack), height: stacking.shownHeight(of: stack))
    return ParagraphLayout(stacking, stack, exactSize: size)
  }

  /// The scale at which the widest word is as wide as a line, within what the style allows.
  private var scaleOfWholeWords: Double {
    let least = paragraph.style.leastWordScale
    guard least > 0, least < 1, width < .infinity else { return 1 }
    let word = paragraph.leastWidth
    return word > width + LineBreaker.tolerance ? max(least, width / word) : 1
  }

  /// The largest of 64 evenly spaced scales at which nothing is cut, else the least one.
  private mutating func shrink(_ stack: inout LineStack, least: Double) {
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
  private func stacked() -> LineStack {
    var stack = LineStack()
    var walk = LineWalk(self)
    while true {
      if stack.wantsMark { stack.mark(walk) }
      let lines = walk.next()
      if lines.isEmpty { break }
      for line in lines {
        stack.add(line, table: line.cell?.table ?? paragraph.tables.row(at: line.start)?.table)
      }
    }
    stack.isTruncated = walk.isTruncated || overflows(stack)
    return stack
  }

  /// A single unbreakable cluster wider than the line counts as cut only where it may shrink.
  private func overflows(_ stack: LineStack) -> Bool {
    guard paragraph.style.minimumScaleFactor < 1 else { return false }
    return stack.widest * scale > width + LineBreaker.tolerance
  }

  /// Rewrites the last line by the line break mode: of cells beside one another those that go on, or else
  /// the last of them.
  private func cut(_ stack: inout LineStack) {
    var lines = Array(stack.lastLines)
    guard let first = lines.first else { return }
    let goesOn = lines.contains { $0.isCutCell }
    for (index, line) in lines.enumerated() {
      let isCut = goesOn ? line.isCutCell : index == lines.count - 1
      if isCut { lines[index] = cutter(of: line).cut(line) }
    }
    let extent = paragraph.extent(of: lines)
    for index in lines.indices { place(&lines[index], extent, top: first.top) }
    stack.replaceLast(lines)
  }

  private func cutter(of line: LineRecord) -> LineCutter {
    guard let cell = line.cell else {
      return LineCutter(paragraph, width: width / scale, indent: line.indent)
    }
    return LineCutter(paragraph, width: cell.width, indent: LineIndent(), end: cell.end)
  }

  /// The height that the lines take, and those that are reserved below them, in points.
  private func shownHeight(of stack: LineStack) -> Double {
    let style = paragraph.style
    let wanted = min(style.minimumLines ?? 1, style.lineLimit.flatMap { $0 > 0 ? $0 : nil } ?? .max)
    guard wanted > stack.count, let line = stack.lastLines.last else { return stack.height }
    let pitch = line.height + paragraph.leading(below: line, scale: scale)
    return stack.height + Double(wanted - stack.count) * pitch
  }

  /// The width that the lines take, in points.
  private func shownWidth(of stack: LineStack) -> Double {
    var widest = stack.widest * scale
    if paragraph.style.countsSpaceAtBreaks {
      widest = max(widest, min(stack.widestWithSpace * scale, width))
    }
    for (table, indent) in stack.tables {
      guard let columns = paragraph.tables.columns[table] else { continue }
      widest = max(widest, min((indent + columns.width) * scale, width))
    }
    if stack.isFilled, paragraph.style.alignment == .justified, width < .infinity {
      widest = max(widest, width)
    }
    if paragraph.style.lineBreakMode == .clip { widest = min(widest, width) }
    return widest
  }
}
