public import GalleyGeometry

extension LayoutResult {
  /// The size of what a scroll container or a list can scroll over, or nil for another node.
  /// A list measures all its rows for it, those out of sight too.
  public func contentSize(ofNode node: Int) -> Size? {
    guard tree.nodes.indices.contains(node) else { return nil }
    if case .scroll = tree.nodes[node].kind {
      let child = tree.nodes[node].firstChild
      return child < 0 ? .zero : frames.sizes[Int(child)]
    }
    guard case .list(let row) = tree.nodes[node].kind else { return nil }
    return tree.withEngine(options) {
      $0.listContent(node, tree.tables.lists[row], width: frames.sizes[node].width)
    }
  }

  /// The same for the first such node of an element.
  public func contentSize(ofElement element: Int) -> Size? {
    contentNode(ofElement: element).flatMap(contentSize(ofNode:))
  }
}
