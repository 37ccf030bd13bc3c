internal import GalleyLayout

/// The children of a container that is built from a document; without any, a text stands there
/// that asks for them (DUI-8).
struct Subviews {
  private let children: [ComponentNode]
  private let typeName: String

  init(_ children: [ComponentNode], of typeName: String) {
    self.children = children
    self.typeName = typeName
  }

  func build(
    _ kind: NodeKind, in tree: inout LayoutTree.Builder, _ context: LayoutContext,
    drawing: (any NodeDrawing)? = nil
  ) {
    tree.node(kind, drawing: drawing) { tree in
      for child in children { child.build(in: &tree, context) }
    }
  }
}
