import GalleyGeometry

extension LayoutResult {
  /// The distance of a node's first line of text from its top, or nil without text.
  public func firstBaseline(ofNode node: Int) -> Double? {
    baseline(node, GuideNumber.firstTextBaseline)
  }

  /// The distance of a node's last line of text from its top, or nil without text.
  public func lastBaseline(ofNode node: Int) -> Double? {
    baseline(node, GuideNumber.lastTextBaseline)
  }

  /// Text below a node, over the frames that were assigned: the topmost first line, the lowest
  /// last one. Guides that modifiers set are not seen here.
  private func baseline(_ root: Int, _ guide: Int16) -> Double? {
    let bit = GuideNumber.bit(guide)
    guard state.traits[root].bits.isDisjoint(with: [.unplaced, .dead]) else { return nil }
    var result: Double?
    var open = [(node: root, y: 0.0)]
    while let (node, y) = open.popLast() {
      guard state.traits[node].guides & bit != 0 else { continue }
      if let own = leafBaseline(node, guide) {
        let value = y + own
        let isFirst = guide == GuideNumber.firstTextBaseline
        result = result.map { isFirst ? min($0, value) : max($0, value) } ?? value
      }
      var child = tree.nodes[node].firstChild
      if tree.nodes[node].operation.isModifier { child = tree.primaryChild(node) }
      while child >= 0 {
        let c = Int(child)
        if state.traits[c].bits.isDisjoint(with: [.unplaced, .dead]) {
          open.append((c, y + state.origins[c].y))
        }
        child = tree.nodes[node].operation.isModifier ? -1 : tree.nodes[c].nextSibling
      }
    }
    return result
  }

  private func leafBaseline(_ node: Int, _ guide: Int16) -> Double? {
    let own = tree.nodes[node]
    let isFirst = guide == GuideNumber.firstTextBaseline
    switch own.operation {
    case .fixed:
      return tree.parameters[Int(own.parameters) + (isFirst ? 2 : 3)]
    case .leaf:
      let leaf = tree.tables.leaves[Int(own.object)]
      let size = state.sizes[node]
      return isFirst ? leaf.firstBaseline(for: size) : leaf.lastBaseline(for: size)
    default: return nil
    }
  }
}
