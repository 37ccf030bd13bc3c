import GalleyGeometry

/// The size of a stack. The *main* axis is the one along which a stack arranges its children, the *cross* axis the other
/// one. The steps are those of SwiftUI, as far as recordings of its frames and its binary show them:
///
/// 1. The gaps are determined, from the explicit spacing or the preferences of neighbours.
/// 2. If the proposed main length is unspecified, so is that proposed to every child.
/// 3. Otherwise the children are ordered by priority, then flexibility, then minimum, then index. Children of equal
///    priority form a group.
/// 4. The minimums of all groups but the first are reserved.
/// 5. Group by group, each child is proposed an equal share of the remaining length, and what it takes is subtracted.
/// 6. The stack takes the sum of the lengths and gaps. For an unspecified proposal these are the lengths of the
///    placed children, to which the cross extent of the stack is proposed: an image that keeps its proportions becomes
///    longer by that, and so does the stack.
extension Engine {
  /// Returns the size that a stack takes for a proposal.
  func stackSize(
    _ i: Int, _ spacing: Double, _ proposal: Proposal, horizontal: Bool
  ) -> Size {
    if let size = evenSize(i, spacing, proposal, horizontal) { return size }
    if traits[i].bits.contains(.spaced), !options.recordsAllProposals {
      return spacedSize(i, spacing, proposal.main(horizontal), horizontal)
    }
    let mark = scratch.mark
    defer { scratch.release(mark) }
    let items = scratch.take(StackItem.self, Int(nodes[i].childCount))
    let count = collect(i, spacing, items, horizontal)
    let length = shareOut(items, count, proposal, horizontal)
    let cross = crossExtent(i, items, count, horizontal)
    return Size(main: length, cross: cross.length, horizontal: horizontal)
  }

  /// Performs all steps for the proposals that every child receives unchanged: unspecified, and 0 and infinity, whose
  /// shares are 0 and infinity again whatever the order of the children. Returns nil for other proposals, and if
  /// negative gaps or lengths leave children something to share out of 0.
  ///
  /// In benchmarks of 110,000 nodes this saves 5 % of the instructions for stacks with spacers, 6 % for the rows of an
  /// application and 15 % for nested stacks of two leaves of constant area.
  private func evenSize(
    _ i: Int, _ spacing: Double, _ proposal: Proposal, _ horizontal: Bool
  ) -> Size? {
    let main = proposal.main(horizontal)
    guard main.isNaN || main == 0 || main == .infinity else { return nil }
    let leavesOut = nodes[i].flags.contains(.hasPositioned)
    var span = CrossSpan(guide: crossGuide(i, horizontal), tables)
    var gaps = 0.0
    var length = 0.0
    var isNegative = false
    var previous: Int32 = -1
    var child = nodes[i].firstChild
    while child >= 0 {
      let node = child
      child = nodes[Int(node)].nextSibling
      if leavesOut, nodes[Int(node)].isPositioned { continue }
      let preferred = traits[Int(node)].spacing
      if previous >= 0 {
        gaps += spacing.isNaN ? distance(previous, preferred, horizontal) : spacing
      }
      previous = preferred
      let size = size(node, proposal)
      length += size.main(horizontal)
      isNegative = isNegative || size.main(horizontal) < 0
      _ = add(node, size, proposal, to: &span, horizontal)
    }
    if main == 0, isNegative || gaps < 0 { return nil }
    if main.isNaN, proposal.main(!horizontal).isNaN, span.length.isFinite {
      length = placedLength(i, across: span.length, horizontal)
    }
    return Size(main: gaps + length, cross: span.length, horizontal: horizontal)
  }

  /// Returns true for a text, whose size is the same for every cross extent that is sufficient for it.
  private func isWords(_ i: Int) -> Bool {
    if case .leaf = nodes[i].kind { traits[i].bits.contains(.hugsBoth) } else { false }
  }

  /// Returns the sum of the lengths of the children when only the cross extent is proposed to them.
  private func placedLength(_ i: Int, across cross: Double, _ horizontal: Bool) -> Double {
    let leavesOut = nodes[i].flags.contains(.hasPositioned)
    let proposal = Proposal(main: .nan, cross: cross, horizontal: horizontal)
    var length = 0.0
    var child = nodes[i].firstChild
    while child >= 0 {
      let node = child
      child = nodes[Int(node)].nextSibling
      if leavesOut, nodes[Int(node)].isPositioned { continue }
      length += size(node, isWords(Int(node)) ? .unspecified : proposal).main(horizontal)
    }
    return length
  }

  /// Step 1: collects the children that the stack arranges, with the gap before each. Children with view positions are
  /// left out.
  ///
  /// - Returns: The number of items.
  func collect(
    _ i: Int, _ spacing: Double, _ items: UnsafeMutablePointer<StackItem>, _ horizontal: Bool
  ) -> Int {
    let leavesOut = nodes[i].flags.contains(.hasPositioned)
    var count = 0
    var ordinal: Int32 = 0
    var previous: Int32 = 0
    var child = nodes[i].firstChild
    while child >= 0 {
      if !(leavesOut && nodes[Int(child)].isPositioned) {
        let preferred = traits[Int(child)].spacing
        var gap = 0.0
        if count > 0 { gap = spacing.isNaN ? distance(previous, preferred, horizontal) : spacing }
        items[count] = StackItem(
          node: child, ordinal: ordinal, gap: gap, least: .nan, most: .nan,
          proposal: Proposal(.nan, .nan), size: .zero, guide: 0)
        previous = preferred
        count += 1
      }
      ordinal += 1
      child = nodes[Int(child)].nextSibling
    }
    return count
  }

  /// Returns the distance between two neighbours with the given numbers of spacing preferences, or the default if they
  /// prefer none.
  @inline(__always)
  func distance(_ first: Int32, _ second: Int32, _ horizontal: Bool) -> Double {
    let standard = options.defaultSpacing.main(horizontal)
    if first | second == SpacingTable.leaf { return standard }
    // Numbers up to that of `zero` are sets of the axes on which no distance is preferred.
    if first <= SpacingTable.zero, second <= SpacingTable.zero {
      let zero = horizontal ? SpacingTable.horizontalZero : SpacingTable.verticalZero
      return (first | second) & zero == 0 ? standard : 0
    }
    return spacings.distance(first, second, horizontal: horizontal).or(standard)
  }

  /// Returns the guide by which a stack aligns its children across its main axis.
  @inline(__always)
  func crossGuide(_ i: Int, _ horizontal: Bool) -> Int16 {
    horizontal ? nodes[i].verticalGuide : nodes[i].horizontalGuide
  }

  /// Adds a child to the cross extent of a stack; returns the distance of its guide from its start on the cross axis.
  @inline(__always)
  func add(
    _ node: Int32, _ size: Size, _ proposal: Proposal, to span: inout CrossSpan, _ horizontal: Bool
  ) -> Double {
    let cross = size.main(!horizontal)
    var place = span.share == 0 ? 0 : cross * span.share
    if traits[Int(node)].guides & span.bit != 0, cross.isFinite {
      place = guideValue(node, span.guide, proposal, size)
    }
    span.add(cross, place)
    return place
  }

  /// Returns the cross extent of children whose sizes are known, and stores the position of its guide in every item.
  func crossExtent(
    _ i: Int, _ items: UnsafeMutablePointer<StackItem>, _ count: Int, _ horizontal: Bool
  ) -> CrossSpan {
    var span = CrossSpan(guide: crossGuide(i, horizontal), tables)
    for k in 0..<count {
      items[k].guide = add(items[k].node, items[k].size, items[k].proposal, to: &span, horizontal)
    }
    return span
  }
}

/// The cross extent of a stack: the union of the extents of its children after their guides have been aligned on one
/// line, and of that line. It is infinite if the extent of a child is.
struct CrossSpan {
  let guide: Int16
  let bit: UInt16
  /// The default position of the guide in a child, as a share of its length: 0 at its start, 0.5 in its centre.
  let share: Double
  private var lower = 0.0
  private var upper = 0.0

  @inline(__always)
  init(guide: Int16, _ tables: borrowing NodeTables) {
    self.guide = guide
    bit = tables.mask(of: guide)
    share = tables.defaultShare(of: guide)
  }

  @inline(__always)
  mutating func add(_ cross: Double, _ place: Double) {
    guard cross.isFinite else {
      upper = .infinity
      return
    }
    lower = min(lower, -place)
    upper = max(upper, cross - place)
  }

  /// Returns the extent of the children of both, aligned on the same line.
  func union(_ other: CrossSpan) -> CrossSpan {
    var union = self
    union.lower = min(lower, other.lower)
    union.upper = max(upper, other.upper)
    return union
  }

  var length: Double { upper == .infinity ? .infinity : upper - lower }

  /// Returns the start of a child on the cross axis, measured from the start of the stack.
  ///
  /// - Parameter place: The distance of the child's guide from its start.
  @inline(__always)
  func origin(_ place: Double) -> Double { upper == .infinity ? 0 : -place - lower }
}
