import GalleyGeometry

/// Form rows and forms (GUI-16, GUI-17).
extension Engine {
  /// Measures (without `size`) or arranges a form row.
  func formRow(
    _ i: Int, _ style: FormRowStyle, _ proposal: Proposal, _ size: Size?,
    _ placed: UnsafeMutablePointer<Placement>?
  ) -> Size {
    let children = visibleChildren(i)
    let gaps = style.gap * Double(max(0, children.count - 1))
    let offered = size?.width ?? proposal.width
    var inner = offered - style.insets.horizontal
    if !offered.isFinite {
      inner = gaps + children.reduce(0) { $0 + self.size($1.node, Proposal(.nan, .nan)).width }
    }
    let widths = rowWidths(children.map { item($0.node) }, style, max(0, inner))
    var height = 0.0
    var heights: [Double] = []
    for (child, width) in zip(children, widths) {
      let own = isSpacer(child.node) ? 0 : self.size(child.node, Proposal(width, .nan)).height
      heights.append(own.finiteOrZero)
      height = max(height, own.finiteOrZero)
    }
    let drops = baselineDrops(i, style, children.map(\.node), widths)
    for (own, drop) in zip(heights, drops) { height = max(height, own + drop) }
    if !children.isEmpty, children.allSatisfy({ isSpacer($0.node) }) { height = style.emptyHeight }
    if let placed {
      let room = max(0, (size?.height ?? 0) - style.insets.vertical)
      let share = tables.defaultShare(of: nodes[i].verticalGuide)
      var x = style.insets.leading
      for (k, child) in children.enumerated() {
        let own = style.alignment == nil || isSpacer(child.node) ? room : heights[k]
        let across = drops.isEmpty ? (share == 0 ? 0 : (room - own) * share) : drops[k]
        let y = style.insets.top + across
        put(
          placed + child.ordinal, inSlot: Rect(x: x, y: y, width: widths[k], height: own))
        x += widths[k] + style.gap
      }
    }
    return Size(
      width: offered.isFinite ? offered : max(0, inner + style.insets.horizontal),
      height: max(0, height + style.insets.vertical))
  }

  /// Returns the distances from the top of a row to the tops of its elements with which their baselines meet;
  /// empty in rows that align by something else.
  private func baselineDrops(
    _ i: Int, _ style: FormRowStyle, _ children: [Int32], _ widths: [Double]
  ) -> [Double] {
    let guide = nodes[i].verticalGuide
    guard style.alignment != nil,
      guide == GuideNumber.firstTextBaseline || guide == GuideNumber.lastTextBaseline
    else { return [] }
    let lines = zip(children, widths).map { child, width in
      if isSpacer(child) { return Double.nan }
      let proposal = Proposal(width, .nan)
      return guideValue(child, guide, proposal, size(child, proposal))
    }
    let lowest = lines.reduce(0) { $1.isFinite ? max($0, $1) : $0 }
    return lines.map { $0.isFinite ? lowest - $0 : 0 }
  }

  private func visibleChildren(_ i: Int) -> [(node: Int32, ordinal: Int)] {
    var list: [(node: Int32, ordinal: Int)] = []
    var ordinal = 0
    var child = nodes[i].firstChild
    while child >= 0 {
      if !item(child).isHidden { list.append((child, ordinal)) }
      ordinal += 1
      child = nodes[Int(child)].nextSibling
    }
    return list
  }

  /// Returns true if a row's element is a spacer, which has no height of its own.
  private func isSpacer(_ node: Int32) -> Bool {
    var current = node
    while current >= 0, case .item = nodes[Int(current)].kind {
      current = nodes[Int(current)].firstChild
    }
    return current >= 0 && nodes[Int(current)].isSpacer
  }

  /// The widths by the row's rule; weights that are all zero count as all one.
  private func rowWidths(
    _ items: [LayoutItem], _ style: FormRowStyle, _ inner: Double
  ) -> [Double] {
    var weights = items.map { $0.weight.lengthOrZero }
    var total = weights.reduce(0, +)
    if total == 0 {
      weights = weights.map { _ in 1 }
      total = Double(weights.count)
    }
    let gaps = style.gap * Double(max(0, items.count - 1))
    return items.indices.map { k in
      let own: Double
      switch style.rule {
      case .measured: own = inner * weights[k] / total - (k == 0 ? gaps : 0)
      case .even: own = (inner - gaps) * weights[k] / total
      case .fraction: own = (inner - gaps) * weights[k]
      }
      let least = items[k].minLength.lengthOrZero
      return max(max(0, least), min(own, items[k].maxLength.or(.infinity)))
    }
  }

  /// Measures (without `size`) or arranges a form.
  func form(
    _ i: Int, _ style: FormStyle, _ proposal: Proposal, _ size: Size?,
    _ placed: UnsafeMutablePointer<Placement>?
  ) -> Size {
    let width = size?.width ?? proposal.width
    let inner = width.isFinite ? max(0, width - style.insets.horizontal) : .nan
    let children = visibleChildren(i)
    var widest = 0.0
    var y = style.insets.top
    var lastUsed: (ordinal: Int, top: Double)?
    for child in children {
      let measured = self.size(child.node, Proposal(inner, .nan))
      widest = max(widest, measured.width.finiteOrZero)
      let height = measured.height.finiteOrZero
      if height > 0, lastUsed != nil { y += style.gap }
      if let placed {
        put(
          placed + child.ordinal,
          inSlot: Rect(
            x: style.insets.leading, y: y, width: inner.or(measured.width.finiteOrZero),
            height: height))
      }
      if height > 0 { lastUsed = (child.ordinal, y) }
      y += height
    }
    if let placed, let lastUsed, let size, size.height - style.insets.bottom > y {
      let placement = placed + lastUsed.ordinal
      put(
        placement,
        inSlot: Rect(
          x: style.insets.leading, y: lastUsed.top, width: placement.pointee.size.width,
          height: size.height - style.insets.bottom - lastUsed.top))
    }
    return Size(
      width: width.isFinite ? width : max(0, widest + style.insets.horizontal),
      height: max(0, y + style.insets.bottom))
  }
}
