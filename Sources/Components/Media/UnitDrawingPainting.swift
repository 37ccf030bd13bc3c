internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// Paints a drawing into the largest centred square.
struct UnitDrawingPainting: NodeDrawing {
  var drawing: UnitDrawing
  /// By slot, in the order of the cases.
  var colors: [RGBAColor]
  var overflow: Double { 0 }

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let frame = node.grid.snapped(frame)
    let side = min(frame.width, frame.height)
    guard side > 0 else { return }
    let left = frame.midX - side / 2
    let top = frame.midY - side / 2
    func at(_ point: Point) -> Point {
      Point(x: left + point.x * side, y: top + point.y * side)
    }
    for element in drawing.elements {
      switch element {
      case .line(let start, let end, let slot, let width):
        var path = Path()
        path.move(to: at(start))
        path.line(to: at(end))
        stroke(path, width * side, slot, with: &painter)
      case .circle(let center, let radius, let slot):
        let (middle, radius) = (at(center), radius * side)
        let box = Rect(
          x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
        painter.fill(.ellipse(box), with: .solid(color(slot)))
      case .arc(let center, let radius, let start, let end, let slot, let width):
        stroke(
          Path.arc(center: at(center), radius: radius * side, from: start, to: end),
          width * side, slot, with: &painter)
      case .rectangle(let rect, let slot):
        let origin = at(rect.origin)
        let box = Rect(
          x: origin.x, y: origin.y, width: rect.width * side, height: rect.height * side)
        painter.fill(.rectangle(box), with: .solid(color(slot)))
      }
    }
  }

  private func stroke(
    _ path: Path, _ width: Double, _ slot: UnitDrawing.Slot, with painter: inout Painter
  ) {
    painter.append(
      .stroke(.path(path), StrokeStyle(width: width, cap: .round), .solid(color(slot))))
  }

  private func color(_ slot: UnitDrawing.Slot) -> RGBAColor {
    colors[UnitDrawing.Slot.allCases.firstIndex(of: slot) ?? 0]
  }
}
