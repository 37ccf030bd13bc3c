import GalleyGeometry

/// What is known of a stack's children without asking how little they need: finding that of a text means
/// breaking it after every letter.
extension Engine {
  /// Sets least lengths that cannot change the result to zero: if an equal share has room for the content of
  /// every child, in whatever order they are measured, and if bounds determine that order.
  func settleLeast(
    _ count: Int, _ available: Double, _ cross: Double, _ horizontal: Bool,
    _ item: (Int) -> UnsafeMutablePointer<StackItem>
  ) {
    guard count > 1 else { return }
    let parent = Int(nodes[Int(item(0).pointee.node)].parent)
    guard traits[parent].bits.contains(.holdsContent) else { return }
    let hugs: Traits.Bits = horizontal ? .hugsWidth : .hugsHeight
    let fixed: Traits.Bits = horizontal ? .ignoresWidth : .ignoresHeight
    var (left, sharing, longest, isPlain) = (available, 0, 0.0, true)
    for k in 0..<count {
      let item = item(k)
      let bits = traits[Int(item.pointee.node)].bits
      if bits.contains([hugs, .holdsContent]), !bits.contains(fixed) {
        probeMost(item, cross, horizontal)
        guard item.pointee.most.isFinite else { return }
        longest = max(longest, item.pointee.most, item.pointee.exactMost)
        sharing += 1
      } else {
        probe(item, cross, horizontal)
        // Fixed children are measured first, unbounded ones last.
        let isFixed = bits.contains(fixed)
        if isFixed { left -= item.pointee.exactLeast } else { sharing += 1 }
        isPlain = isPlain && (isFixed || item.pointee.most == .infinity)
      }
    }
    let hasRoom = isPlain && longest * Double(sharing) <= left
    guard hasRoom || horizontal && isOrderKnown(count, item) else { return }
    for k in 0..<count where item(k).pointee.least.isNaN {
      item(k).pointee.least = 0
      item(k).pointee.exactLeast = 0
    }
  }

  /// Whether children whose least width was not asked for are asked in the order of their greatest, because
  /// bounds of the least ones leave no other.
  private func isOrderKnown(
    _ count: Int, _ item: (Int) -> UnsafeMutablePointer<StackItem>
  ) -> Bool {
    // Every pair is looked at.
    guard count <= 16 else { return false }
    let mark = scratch.mark
    defer { scratch.release(mark) }
    let (low, high) = (scratch.take(Double.self, count), scratch.take(Double.self, count))
    for k in 0..<count {
      let child = item(k).pointee
      if child.least.isNaN {
        let bound = leastWidthBound(child.node)
        guard bound.isFinite else { return false }
        (low[k], high[k]) = (child.exactMost - bound, child.exactMost)
      } else {
        (low[k], high[k]) = (child.flexibility.range, child.flexibility.range)
      }
    }
    for k in 0..<count where item(k).pointee.least.isNaN {
      for other in 0..<count where other != k {
        let isFirst = high[k] + Flexibility.tolerance < low[other]
        guard isFirst || high[other] + Flexibility.tolerance < low[k] else { return false }
      }
    }
    return true
  }

  /// A width that a node does not exceed where none is offered; NaN when there is none without asking.
  private func leastWidthBound(_ node: Int32) -> Double {
    guard node >= 0 else { return .nan }
    if traits[Int(node)].bits.contains(.rigid) { return sizes[Int(node)].width }
    switch nodes[Int(node)].kind {
    case .leaf(let row): return tables.leaves[row].leastWidthBound ?? .nan
    case .passthrough, .offset, .layoutPriority, .alignmentGuide, .spacing, .layoutDirection,
      .background, .overlay:
      return leastWidthBound(primary(Int(node)))
    case .padding(let row):
      return leastWidthBound(primary(Int(node))) + max(0, tables.insets[row].horizontal)
    case .vstack:
      var widest = 0.0
      var child = nodes[Int(node)].firstChild
      while child >= 0 {
        let bound = leastWidthBound(child)
        guard bound.isFinite else { return .nan }
        widest = max(widest, bound)
        child = nodes[Int(child)].nextSibling
      }
      return widest
    case .empty, .fixed, .fixedText, .fill, .circle, .clamp, .area, .spacer, .divider, .frame,
      .flexibleFrame, .fixedSize, .aspectRatio, .position, .relative, .containerRelative,
      .constraints, .ignoresSafeArea, .scroll, .viewPosition, .item, .safeAreaInset, .hstack,
      .zstack, .reader, .linear, .grid, .flow, .formRow, .form, .list, .positions, .custom:
      return .nan
    }
  }
}
