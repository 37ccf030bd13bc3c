internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// Paints a tooltip's bubble with its arrow in the middle of one edge.
struct BubbleDrawing: NodeDrawing {
  var color: RGBAColor
  var arrow: Edge
  var overflow: Double { 0 }

  static let arrowHeight = 5.0
  private static let arrowWidth = 10.0
  private static let radius = 5.0

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let frame = node.grid.snapped(frame)
    let isMirrored = node.direction == .rightToLeft
    var bubble = frame.inset(by: EdgeInsets(1), in: .leftToRight)
    var (tip, along) = (Point.zero, Point(x: Self.arrowWidth / 2, y: 0))
    switch (arrow, isMirrored) {
    case (.top, _):
      bubble.origin.y += Self.arrowHeight
      bubble.size.height -= Self.arrowHeight
      tip = Point(x: bubble.midX, y: bubble.minY - Self.arrowHeight)
    case (.bottom, _):
      bubble.size.height -= Self.arrowHeight
      tip = Point(x: bubble.midX, y: bubble.maxY + Self.arrowHeight)
    case (.leading, false), (.trailing, true):
      bubble.origin.x += Self.arrowHeight
      bubble.size.width -= Self.arrowHeight
      (tip, along) = (
        Point(x: bubble.minX - Self.arrowHeight, y: bubble.midY),
        Point(x: 0, y: Self.arrowWidth / 2)
      )
    case (.trailing, false), (.leading, true):
      bubble.size.width -= Self.arrowHeight
      (tip, along) = (
        Point(x: bubble.maxX + Self.arrowHeight, y: bubble.midY),
        Point(x: 0, y: Self.arrowWidth / 2)
      )
    }
    painter.fill(.roundedRectangle(bubble, CornerRadii(Self.radius)), with: .solid(color))
    painter.fill(.path(triangle(from: tip, along: along, to: bubble)), with: .solid(color))
  }

  private func triangle(from tip: Point, along: Point, to bubble: Rect) -> Path {
    let foot = Point(
      x: min(max(tip.x, bubble.minX), bubble.maxX), y: min(max(tip.y, bubble.minY), bubble.maxY))
    var path = Path()
    path.move(to: tip)
    path.line(to: foot.offset(x: along.x, y: along.y))
    path.line(to: foot.offset(x: -along.x, y: -along.y))
    path.close()
    return path
  }
}
