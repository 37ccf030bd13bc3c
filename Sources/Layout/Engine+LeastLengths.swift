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
      return tables.frames[row].width.isNaN ? max(own, leastWidth(below: node)) : own
    case .flexibleFrame(let row):
      let most = tables.flexibleFrames[row].width.maximum
      return max(own, min(leastWidth(below: node), most.or(.infinity)))
    case .linear(let row) where tables.linears[row].axis == .horizontal:
      return own + lack(of: node) { $0 + $1 }
    case .hstack: return own + lack(of: node) { $0 + $1 }
    case .custom(let row):
      guard let flex = tables.containers[row] as? FlexLayout else {
        return max(own, lack(of: node) { max($0, $1) })
      }
      return flex.leastWidth(children(Int(node)))
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

  private func leastWidth(below node: Int32) -> Double {
    let child = primary(Int(node))
    return child < 0 ? 0 : leastWidth(child)
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

  /// The height that nothing in a node is cut at, in a width (NaN is any): what cannot be higher than its
  /// content is as high as that.
  func leastHeight(_ node: Int32, _ width: Double) -> Double {
    func height(_ offered: Double) -> Double {
      size(node, Proposal(width, offered)).height.finiteOrZero
    }
    let (own, whole) = (height(0), height(.nan))
    guard own < whole else { return own }
    switch nodes[Int(node)].kind {
    case .leaf(let row): return tables.leaves[row].holdsWords ? whole : own
    case .custom where isFlexBox(Int(node)): return whole
    case .vstack: return own + heightLack(of: node, width)
    case .passthrough, .padding, .offset, .layoutPriority, .alignmentGuide, .spacing, .constraints,
      .layoutDirection, .ignoresSafeArea, .item, .background, .overlay, .frame, .flexibleFrame:
      let proposal = childProposal(Int(node), Proposal(width, .nan))
      let child = primary(Int(node))
      return child < 0 ? own : min(whole, max(own, own + heightLack(below: child, proposal.width)))
    default: return height(whole + 1) > whole ? own : whole
    }
  }

  private func heightLack(of node: Int32, _ width: Double) -> Double {
    var sum = 0.0
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      sum += heightLack(below: child, width)
      child = nodes[Int(child)].nextSibling
    }
    return sum
  }

  /// By how much a node without height falls short of its least height.
  private func heightLack(below node: Int32, _ width: Double) -> Double {
    max(0, leastHeight(node, width) - size(node, Proposal(width, 0)).height.finiteOrZero)
  }
}
