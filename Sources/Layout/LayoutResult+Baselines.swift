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
    guard frames.isPlaced(root) else { return nil }
    var result: Double?
    var open = [(node: root, y: 0.0)]
    while let (node, y) = open.popLast() {
      guard frames.traits[node].guides & bit != 0 else { continue }
      let own = tree.textBaseline(node, guide, frames.sizes[node])
      if !own.isNaN {
        let value = y + own
        let isFirst = guide == GuideNumber.firstTextBaseline
        result = result.map { isFirst ? min($0, value) : max($0, value) } ?? value
      }
      let isModifier = tree.nodes[node].kind.isModifier
      var child = isModifier ? tree.primaryChild(node) : tree.nodes[node].firstChild
      while child >= 0 {
        let c = Int(child)
        if frames.isPlaced(c) {
          open.append((c, y + frames.origins[c].y))
        }
        child = isModifier ? -1 : tree.nodes[c].nextSibling
      }
    }
    return result
  }
}
