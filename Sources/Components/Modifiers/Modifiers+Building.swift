internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

extension Modifiers {
  /// Appends the content inside its padding, box and frame: exactly one node.
  func build(
    in tree: inout LayoutTree.Builder, _ context: LayoutContext,
    content: (inout LayoutTree.Builder, LayoutContext) -> Void
  ) {
    guard width != nil || height != nil else { return buildBox(in: &tree, context, content) }
    let kind = NodeKind.frame(
      width: width?.points, height: height?.points,
      alignment: alignment?.alignment ?? .center)
    tree.node(kind) { tree in buildBox(in: &tree, context, content) }
  }

  private func buildBox(
    in tree: inout LayoutTree.Builder, _ context: LayoutContext,
    _ content: (inout LayoutTree.Builder, LayoutContext) -> Void
  ) {
    var inner = context
    if let foregroundColor { inner.foreground = foregroundColor.color }
    let drawing = BoxDrawing(self, context)
    if let padding {
      tree.node(.padding(padding.edges), drawing: drawing) { content(&$0, inner) }
    } else if let drawing {
      tree.node(.passthrough, drawing: drawing) { content(&$0, inner) }
    } else {
      content(&tree, inner)
    }
  }
}
