import GalleyGeometry

/// Flow: children one after another, a new line where the next one does not fit.
extension Engine {
  /// Measures (without `size`) or arranges a flow.
  func flow(
    _ i: Int, _ style: FlowStyle, _ proposal: Proposal, _ size: Size?,
    _ placed: UnsafeMutablePointer<Placement>?
  ) -> Size {
    var lines = FlowLines(limit: proposal.width.or(.infinity), style: style)
    var child = nodes[i].firstChild
    while child >= 0 {
      var room = Proposal(.nan, .nan)
      var measured = self.size(child, room)
      var width = exact(measured, of: child, room).width
      if width > lines.limit {
        room = Proposal(proposal.width, .nan)
        measured = self.size(child, room)
        width = exact(measured, of: child, room).width
      }
      lines.add(child, room, measured, exactWidth: width)
      child = nodes[Int(child)].nextSibling
    }
    lines.finish()
    guard let placed else { return lines.size }
    let width = size?.width ?? lines.size.width
    let share = tables.defaultShare(of: nodes[i].horizontalGuide)
    for line in lines.lines {
      var x = share == 0 ? 0 : (width - line.width) * share
      for k in line.cells {
        let cell = lines.cells[k]
        let box = Size(width: cell.size.width, height: line.height)
        align(
          placed + k, in: box, GuideNumber.leading, nodes[i].verticalGuide, cell.proposal,
          at: Point(x: x, y: line.top))
        x += cell.size.width + style.spacing
      }
    }
    return lines.size
  }
}

/// Children gathered into lines.
struct FlowLines {
  struct Line {
    var cells: Range<Int>
    var top: Double
    var width: Double
    var height: Double
  }

  let limit: Double
  let style: FlowStyle
  var lines: [Line] = []
  var cells: [(node: Int32, proposal: Proposal, size: Size)] = []
  private var start = 0
  private var width = 0.0
  /// The same before rounding to device pixels: it decides who fits.
  private var exactWidth = 0.0
  private var height = 0.0
  private var top = 0.0
  private(set) var size = Size.zero

  init(limit: Double, style: FlowStyle) {
    self.limit = limit
    self.style = style
  }

  mutating func add(_ node: Int32, _ proposal: Proposal, _ size: Size, exactWidth own: Double) {
    let isFirst = cells.count == start
    // A millionth of a point of rounding does not make a new line.
    if !isFirst, exactWidth + style.spacing + own > limit + 1e-6 {
      endLine()
      (width, exactWidth) = (size.width, own)
    } else {
      width += size.width + (isFirst ? 0 : style.spacing)
      exactWidth += own + (isFirst ? 0 : style.spacing)
    }
    height = max(height, size.height)
    cells.append((node, proposal, size))
  }

  mutating func finish() {
    if cells.count > start { endLine() }
    size.height = max(0, top - (lines.isEmpty ? 0 : style.lineSpacing))
  }

  private mutating func endLine() {
    lines.append(Line(cells: start..<cells.count, top: top, width: width, height: height))
    size.width = max(size.width, width)
    top += height + style.lineSpacing
    start = cells.count
    (width, exactWidth, height) = (0, 0, 0)
  }
}
