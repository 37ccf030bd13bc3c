import GalleyGeometry

/// What content cannot be narrower than without breaking words: CSS's `min-content`.
extension Engine {
  /// The least length along an axis; across it is what is taken when nothing is offered.
  func leastLength(_ node: Int32, _ horizontal: Bool) -> Double {
    if horizontal { return leastWidth(node) }
    return size(node, Proposal(main: 0, cross: .nan, horizontal: false)).height.finiteOrZero
  }

  /// The width of the longest word, box or row of them.
  func leastWidth(_ node: Int32) -> Double {
    if let known = leastWidths[node] { return known }
    depth += 1
    var result = 0.0
    if depth % StackSwitcher.levels == 0 {
      StackSwitcher.run { result = self.computedLeastWidth(node) }
    } else {
      result = computedLeastWidth(node)
    }
    depth -= 1
    leastWidths[node] = result
    return result
  }

  private func narrowest(_ node: Int32) -> Double {
    size(node, Proposal(0, .nan)).width.finiteOrZero
  }

  private func computedLeastWidth(_ node: Int32) -> Double {
    let own = narrowest(node)
    switch nodes[Int(node)].kind {
    case .leaf(let row): return max(own, tables.leaves[row].leastWidth ?? 0)
    case .frame(let row):
      return tables.frames[row].width.isNaN ? own + lack(below: node) : own
    case .flexibleFrame(let row):
      let most = tables.flexibleFrames[row].width.maximum
      let wished = own + lack(below: node)
      return most.isNaN ? wished : max(own, min(wished, most))
    case .linear(let row) where tables.linears[row].axis == .horizontal:
      return own + lack(of: node) { $0 + $1 }
    case .hstack: return own + lack(of: node) { $0 + $1 }
    case .custom(let row):
      guard let flex = tables.containers[row] as? FlexLayout, flex.axis == .horizontal else {
        return max(own, lack(of: node) { max($0, $1) })
      }
      return flexWidth(node, flex)
    case .vstack, .zstack, .linear, .grid, .flow, .form, .list:
      return own + lack(of: node) { max($0, $1) }
    case .passthrough, .padding, .offset, .layoutPriority, .alignmentGuide, .spacing, .constraints,
      .layoutDirection, .ignoresSafeArea, .viewPosition, .item, .background, .overlay, .aspectRatio:
      return own + lack(below: node)
    case .empty, .fixed, .fixedText, .fill, .circle, .clamp, .area, .spacer, .divider, .fixedSize,
      .position, .relative, .containerRelative, .scroll, .safeAreaInset, .reader, .formRow,
      .positions:
      return own
    }
  }

  /// By how much the child that decides a node's size falls short of its least width in no room.
  private func lack(below node: Int32) -> Double {
    let child = primary(Int(node))
    return child < 0 ? 0 : max(0, leastWidth(child) - narrowest(child))
  }

  private func lack(of node: Int32, _ join: (Double, Double) -> Double) -> Double {
    var sum = 0.0
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      sum = join(sum, max(0, leastWidth(child) - narrowest(child)))
      child = nodes[Int(child)].nextSibling
    }
    return sum
  }

  /// A flex container takes no more than it is offered, so its children are asked themselves.
  private func flexWidth(_ node: Int32, _ flex: FlexLayout) -> Double {
    var (sum, widest, count) = (0.0, 0.0, 0.0)
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let item = item(child)
      if !item.isHidden {
        let width = item.basis.map { min($0, leastWidth(child)) } ?? leastWidth(child)
        (sum, widest, count) = (sum + width, max(widest, width), count + 1)
      }
      child = nodes[Int(child)].nextSibling
    }
    return flex.wrap == .none ? sum + flex.spacing * max(count - 1, 0) : widest
  }
}
