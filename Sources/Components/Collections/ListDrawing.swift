internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// Cuts a list's rows off at its frame and paints its separators.
struct ListDrawing: NodeDrawing {
  var separatorColor: CoreColor

  func drawBeneath(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    painter.append(.save)
    painter.append(.clip(.rectangle(node.grid.snapped(frame))))
  }

  func drawAbove(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    painter.append(.restore)
  }
}
