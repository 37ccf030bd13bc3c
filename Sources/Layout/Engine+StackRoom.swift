import GalleyGeometry

/// What is known of a stack's children without asking how little they need: finding that of a text means
/// breaking it after every letter.
extension Engine {
  /// Whether children whose lengths can go no further than their content can all have that, where the
  /// others take a fixed length or all that is left. Then it does not matter who of them is asked first.
  /// The answer is that of `contentFits`, or false where there is more to weigh.
  ///
  /// Least lengths that nothing depends on are set to zero: where all fits, and where the order of asking
  /// is known by bounds.
  func hasRoom(
    _ count: Int, _ available: Double, _ cross: Double, _ horizontal: Bool,
    _ item: (Int) -> UnsafeMutablePointer<StackItem>
  ) -> Bool {
    guard count > 1 else { return false }
    let parent = Int(nodes[Int(item(0).pointee.node)].parent)
    guard traits[parent].bits.contains(.holdsContent) else { return false }
    let hugs: Traits.Bits = horizontal ? .hugsWidth : .hugsHeight
    let fixed: Traits.Bits = horizontal ? .ignoresWidth : .ignoresHeight
    var (needed, isPlain) = (0.0, true)
    for k in 0..<count {
      let item = item(k)
      let bits = traits[Int(item.pointee.node)].bits
      if bits.contains([hugs, .holdsContent]), !bits.contains(fixed) {
        probeMost(item, cross, horizontal)
        guard item.pointee.most.isFinite else { return false }
        needed += item.pointee.exactMost
      } else {
        probe(item, cross, horizontal)
        isPlain = isPlain && (bits.contains(fixed) || item.pointee.most == .infinity)
        needed += item.pointee.exactLeast
      }
    }
    let fits = isPlain && needed <= available + Flexibility.tolerance
    guard fits || horizontal && isOrderKnown(count, item) else { return false }
    for k in 0..<count where item(k).pointee.least.isNaN {
      item(k).pointee.least = 0
      item(k).pointee.exactLeast = 0
    }
    return fits
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
