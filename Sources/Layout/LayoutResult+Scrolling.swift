public import GalleyGeometry

extension LayoutResult {
  /// The size of what a scroll container or a list can scroll over, or nil for another node.
  /// A list measures all its rows for the answer, those out of sight too.
  public func contentSize(ofNode node: Int) -> Size? {
    guard tree.nodes.indices.contains(node) else { return nil }
    switch tree.nodes[node].operation {
    case .scroll:
      let child = tree.nodes[node].firstChild
      return child < 0 ? .zero : state.sizes[Int(child)]
    case .list:
      var pass = LayoutPass(tree, options: options)
      return pass.listContent(node, width: state.sizes[node].width)
    default: return nil
    }
  }

  /// The same for the first such node of an element.
  public func contentSize(ofElement element: Int) -> Size? {
    contentNode(ofElement: element).flatMap(contentSize(ofNode:))
  }
}

extension LayoutPass {
  fileprivate mutating func listContent(_ node: Int, width: Double) -> Size {
    _ = size(for: .zero)
    var result = Size.zero
    measure { result = $0.listContent(node, width: width) }
    return result
  }
}
