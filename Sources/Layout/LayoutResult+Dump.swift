import GalleyGeometry

extension LayoutResult {
  /// The elements with their frames as an indented text: type, identifier, frame, and what else
  /// is worth knowing, such as that a text is cut off. Numbers have at most three digits after the point.
  public func dump() -> String {
    var text = ""
    var depths: [Int: Int] = [:]
    let cut = cutElements
    walk(
      { node, frame, _ in
        let element = Int(tree.nodes[node].element)
        guard element >= 0, tree.elementNodes[element] == node else { return .children }
        let parent = Int(tree.elementParents[element])
        let depth = parent < 0 ? 0 : (depths[parent] ?? -1) + 1
        depths[element] = depth
        text += line(element, node, frame, depth, isCut: cut.contains(element))
        return .children
      })
    return text
  }

  private func line(
    _ element: Int, _ node: Int, _ frame: Rect, _ depth: Int, isCut: Bool
  ) -> String {
    let value = tree.elements[element]
    var text = String(repeating: "  ", count: depth) + value.typeName
    if let id = value.id { text += " #\(id)" }
    text += " \(LayoutNumber.text(frame))"
    if let content = contentFrame(ofElement: element), content != frame {
      text += " content \(LayoutNumber.text(content))"
    }
    let snapped = tree.grid.snapped(frame)
    if snapped != frame { text += " snapped \(LayoutNumber.text(snapped))" }
    if isCut { text += " cut" }
    return text + "\n"
  }

  /// Every node with its frame, its proposal and the node that offered it.
  ///
  /// Offers of rigid nodes are in it only when the layout recorded all proposals.
  public func dumpNodes() -> String {
    var text = ""
    walk(
      { node, frame, depth in
        let own = tree.nodes[node]
        text += String(repeating: "  ", count: depth) + "\(node) \(own.kind.name)"
        if own.element >= 0, tree.elementNodes[Int(own.element)] == node {
          let element = tree.elements[Int(own.element)]
          text += " <\(element.typeName)\(element.id.map { " #" + $0 } ?? "")>"
        }
        text += " \(LayoutNumber.text(frame)) asked \(LayoutNumber.text(proposal(ofNode: node)))"
        if own.parent >= 0 {
          text += " by \(own.parent) \(tree.nodes[Int(own.parent)].kind.name)"
        }
        if let first = firstBaseline(ofNode: node) {
          text += " baseline \(LayoutNumber.text(first))"
        }
        let snapped = tree.grid.snapped(frame)
        if snapped != frame { text += " snapped \(LayoutNumber.text(snapped))" }
        text += "\n"
        return .children
      })
    return text
  }
}

/// Numbers in dumps: at most three digits after the point, no trailing zeros.
enum LayoutNumber {
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nil" : value < 0 ? "-inf" : "inf" }
    guard abs(value) < 1e12 else { return "\(value)" }
    let thousandths = Int((value * 1000).rounded())
    let whole = abs(thousandths) / 1000
    var rest = abs(thousandths) % 1000
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = 3
    while rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    let text = "\(rest)"
    return "\(sign)\(whole)." + String(repeating: "0", count: digits - text.count) + text
  }

  static func text(_ rect: Rect) -> String {
    "(\(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)), \(text(rect.height)))"
  }

  static func text(_ proposal: ProposedSize) -> String {
    "\(text(proposal.width ?? .nan)) x \(text(proposal.height ?? .nan))"
  }
}
