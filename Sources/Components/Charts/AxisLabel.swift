internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// The label of an axis at a place; it draws nothing if it is offered no space.
struct AxisLabel: Sendable {
  private let text: Text

  init(_ words: String) { text = Text(words).font(.caption2).oneLine() }
}

extension AxisLabel: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let leaf = text.newLeaf(in: environment)
    tree.leaf(.leaf(leaf), drawing: AxisLabelDrawing(leaf: leaf))
  }

  nonisolated static func _elementName(_ view: AxisLabel) -> String { Text.typeName }

  nonisolated static func _describe(_ view: AxisLabel, in writer: inout PropertyWriter) {
    Text._describe(view.text, in: &writer)
  }
}

private struct AxisLabelDrawing: NodeDrawing {
  let leaf: TextLeaf

  var overflow: Double { leaf.overflow }
  var missingCharacters: [Unicode.Scalar] { leaf.missingCharacters }

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    if node.proposal != .zero { leaf.paintBackground(in: frame, of: node, with: &painter) }
  }
}
