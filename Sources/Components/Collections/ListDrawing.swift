internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// Cuts a list's rows off at its frame and paints its separators.
struct ListDrawing: NodeDrawing {
  var separatorColor: RGBAColor
  let overflow = 0.0

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    painter.append(.save)
    painter.append(.clip(.rectangle(node.grid.snapped(frame))))
  }

  func paintForeground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    for line in node.separators {
      var rect = node.grid.snapped(line)
      rect.size.height = max(rect.size.height, node.grid.pixel)
      painter.fill(.rectangle(rect), with: .solid(separatorColor))
    }
    painter.append(.restore)
  }
}
