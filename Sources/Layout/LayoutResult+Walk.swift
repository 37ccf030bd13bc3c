import GalleyGeometry

extension LayoutResult {
  /// The continuation of a walk below a node.
  enum Descent {
    case children
    case next
  }

  /// Visits every node that has a frame in painting order, without recursion.
  func walk(
    _ enter: (_ node: Int, _ frame: Rect, _ depth: Int) -> Descent,
    leave: (_ node: Int, _ frame: Rect) -> Void = { _, _ in }
  ) {
    guard !tree.nodes.isEmpty, !isLeftOut(0) else { return }
    var open: [(node: Int, frame: Rect)] = []
    var node = 0
    var origin = Point.zero
    while true {
      let frame = Rect(origin: origin + frames.origins[node], size: frames.sizes[node])
      let first = firstPlaced(from: tree.firstPainted(in: node))
      if enter(node, frame, open.count) == .children, first >= 0 {
        open.append((node, frame))
        origin = frame.origin
        node = first
        continue
      }
      leave(node, frame)
      var next = open.isEmpty ? -1 : firstPlaced(from: tree.nextPainted(after: node))
      while next < 0, let parent = open.popLast() {
        leave(parent.node, parent.frame)
        origin = open.last?.frame.origin ?? .zero
        next = open.isEmpty ? -1 : firstPlaced(from: tree.nextPainted(after: parent.node))
      }
      if next < 0 { return }
      node = next
    }
  }

  private func isLeftOut(_ node: Int) -> Bool {
    !frames.isPlaced(node)
  }

  private func firstPlaced(from start: Int32) -> Int {
    var node = start
    while node >= 0, isLeftOut(Int(node)) { node = tree.nextPainted(after: Int(node)) }
    return Int(node)
  }
}
