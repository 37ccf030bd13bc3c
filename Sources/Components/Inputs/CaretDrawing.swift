internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting
internal import GalleyText

/// Paints a text with the insertion point behind its last character: a bar of two points as high as
/// the line. A line that is longer than its room is moved until the insertion point can be seen.
struct CaretDrawing: NodeDrawing {
  let leaf: TextLeaf
  let color: RGBAColor
  var overflow: Double { 4 }

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let isScrolled = leaf.paragraph.style.lineLimit == 1 && leaf.isCut(node)
    let layout = leaf.layout(for: isScrolled ? .unspecified : node.proposal)
    let lines = layout.lines(alignedIn: isScrolled ? layout.size.width : frame.width)
    guard let line = lines.last else { return }
    // The last run in reading order; from right to left the text ends at its left.
    let last = line.runs.max { $0.range.upperBound < $1.range.upperBound }
    var x = line.origin.x + line.width
    if let last { x = last.isRightToLeft ? last.origin.x - 2 : last.origin.x + last.width }
    var bar = Rect(
      x: frame.minX + x, y: frame.minY + line.origin.y, width: 2, height: line.height)
    guard isScrolled else {
      leaf.paintBackground(in: frame, of: node, with: &painter)
      return paint(bar, node.grid, with: &painter)
    }
    let shift = x < 0 ? -x : min(frame.width - 2 - x, 0)
    bar.origin.x += shift
    painter.clipped(to: .rectangle(node.grid.snapped(frame))) {
      let origin = Point(
        x: node.grid.snapped(frame.minX + shift), y: node.grid.snapped(frame.minY))
      TextPainting(origin: origin, paragraph: leaf.paragraph).paint(lines, with: &$0)
      paint(bar, node.grid, with: &$0)
    }
  }

  private func paint(_ bar: Rect, _ grid: PixelGrid, with painter: inout Painter) {
    painter.fill(.roundedRectangle(grid.snapped(bar), CornerRadii(1)), with: .solid(color))
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
