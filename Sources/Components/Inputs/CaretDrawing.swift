internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting
internal import GalleyText

/// Paints a text with the insertion point behind its last character: a bar of two points as high as
/// the line.
struct CaretDrawing: NodeDrawing {
  let leaf: TextLeaf
  let color: RGBAColor
  var overflow: Double { 4 }

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    leaf.paintBackground(in: frame, of: node, with: &painter)
    guard let line = leaf.layout(for: node.proposal).lines(alignedIn: frame.width).last else {
      return
    }
    // The last run in reading order; from right to left the text ends at its left.
    let last = line.runs.max { $0.range.upperBound < $1.range.upperBound }
    var x = line.origin.x + line.width
    if let last { x = last.isRightToLeft ? last.origin.x - 2 : last.origin.x + last.width }
    let bar = Rect(
      x: frame.minX + x, y: frame.minY + line.origin.y, width: 2, height: line.height)
    painter.fill(.roundedRectangle(node.grid.snapped(bar), CornerRadii(1)), with: .solid(color))
  }
}

/// Text that is being edited.
struct EditedText: Sendable {
  var text: Text
  var color: Color

  func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues) {
    let leaf = text.newLeaf(in: context)
    tree.leaf(
      .leaf(leaf), drawing: CaretDrawing(leaf: leaf, color: context.resolved(color)))
  }
}

extension EditedText: PrimitiveView {}
