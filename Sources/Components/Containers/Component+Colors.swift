public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyPainting

extension Component {
  /// The colour of texts and shapes inside that name none.
  public func foregroundColor(_ color: Color) -> ForegroundComponent<Self> {
    ForegroundComponent(content: self, color: color)
  }

  /// A colour behind it, in its frame.
  public func background(_ color: Color) -> AttachedComponent<Self> {
    background { BackdropColor(color: color) }
  }
}

/// All the room it is offered, in one colour.
private struct BackdropColor: Component {
  var color: Color

  func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    tree.leaf(.fill, drawing: Drawing(color: context.resolved(color)))
  }

  private struct Drawing: NodeDrawing {
    var color: CoreColor
    var overflow: Double { 0 }

    func drawBeneath(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
      painter.fill(.rectangle(node.grid.snapped(frame)), with: .solid(color))
    }
  }
}
