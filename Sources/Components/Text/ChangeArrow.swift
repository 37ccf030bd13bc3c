internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// The triangle before a change: 12 by 8 points in the foreground colour.
struct ChangeArrow: Sendable {
  var isUp: Bool

  func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues) {
    tree.leaf(
      .fixed(Size(width: 12, height: 8)),
      drawing: Triangle(isUp: isUp, color: context.foregroundColor))
  }

  private struct Triangle: NodeDrawing {
    var isUp: Bool
    var color: RGBAColor
    var overflow: Double { 0 }

    func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
      let rect = node.grid.snapped(frame)
      var path = Path()
      path.move(to: Point(x: rect.midX, y: isUp ? rect.minY : rect.maxY))
      path.line(to: Point(x: rect.maxX, y: isUp ? rect.maxY : rect.minY))
      path.line(to: Point(x: rect.minX, y: isUp ? rect.maxY : rect.minY))
      path.close()
      painter.fill(.path(path), with: .solid(color))
    }
  }
}

extension ChangeArrow: PrimitiveView {}
