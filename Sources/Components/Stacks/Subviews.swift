internal import GalleyLayout

/// The children of a container that is built from a document.
struct Subviews {
  private let children: [any Component]

  init(_ children: [any Component]) { self.children = children }

  func build(
    _ kind: NodeKind, in tree: inout LayoutTree.Builder, _ context: LayoutContext,
    drawing: (any NodeDrawing)? = nil
  ) {
    tree.node(kind, drawing: drawing) { tree in
      for child in children { ComponentGroup.append(child, to: &tree, context) }
    }
  }
}
