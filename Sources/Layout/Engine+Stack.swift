import GalleyGeometry

/// One child of a stack while lengths are shared out.
struct StackItem: BitwiseCopyable {
  var node: Int32
  /// The place among the node's children.
  var ordinal: Int32
  var gap: Double
  /// The lengths at the proposals 0 and infinity; NaN while not needed.
  var least: Double
  var most: Double
  var offer: Offer
  var size: Size
  /// The alignment guide for the size.
  var guide: Double
}

/// What the order of asking depends on, in one small value.
struct StackKey: BitwiseCopyable {
  var difference: Double
  /// The minimum, counted only among infinitely flexible children.
  var least: Double
  var index: Int32

  init(_ item: StackItem, _ index: Int32) {
    let range = item.most - item.least
    difference = range.isNaN ? 0 : range
    least = range == .infinity ? item.least : 0
    self.index = index
  }

  @inline(__always)
  func isAskedBefore(_ other: StackKey) -> Bool {
    if difference != other.difference { return difference < other.difference }
    return least != other.least ? least > other.least : index < other.index
  }
}

/// The stack algorithm. The steps are those of SwiftUI as far as recordings and the shipping
/// binary show them:
///
/// 1. gaps, from the explicit spacing or the neighbours' preferences;
/// 2. an unspecified main length offers every child nil;
/// 3. otherwise children are ordered by priority, then flexibility, then minimum, then index;
/// 4. the minimums of all groups but the first are reserved;
/// 5. group by group, child by child, each is offered an equal share of what is left;
/// 6. the stack takes the sum of lengths and gaps.
extension Engine {
  func stackSize(_ i: Int, _ offer: Offer) -> Size {
    let mark = scratch.mark
    defer { scratch.release(mark) }
    let horizontal = nodes[i].operation == .hstack
    let items = scratch.take(StackItem.self, Int(nodes[i].childCount))
    let count = collect(i, items, horizontal)
    let length = shareOut(items, count, offer, horizontal)
    let cross = crossExtent(i, items, count, horizontal)
    return horizontal
      ? Size(width: length, height: cross.length) : Size(width: cross.length, height: length)
  }

  /// Step 1. The children that take part, with the gap before each.
  func collect(_ i: Int, _ items: UnsafeMutablePointer<StackItem>, _ horizontal: Bool) -> Int {
    let spacing = parameters[Int(nodes[i].parameters)]
    let leavesOut = nodes[i].flags.contains(.hasPositioned)
    var count = 0
    var ordinal: Int32 = 0
    var previous: Int32 = 0
    var child = nodes[i].firstChild
    while child >= 0 {
      if !(leavesOut && nodes[Int(child)].operation == .viewPosition) {
        let own = traits[Int(child)].spacing
        var gap = 0.0
        if count > 0 { gap = spacing.isNaN ? distance(previous, own, horizontal) : spacing }
        items[count] = StackItem(
          node: child, ordinal: ordinal, gap: gap, least: .nan, most: .nan,
          offer: Offer(.nan, .nan), size: .zero, guide: 0)
        previous = own
        count += 1
      }
      ordinal += 1
      child = nodes[Int(child)].nextSibling
    }
    return count
  }

  /// The distance between neighbours by their preferences, else the default.
  @inline(__always)
  func distance(_ first: Int32, _ second: Int32, _ horizontal: Bool) -> Double {
    let standard = horizontal ? options.defaultSpacing.width : options.defaultSpacing.height
    if first | second == SpacingTable.leaf { return standard }
    if first < 4, second < 4 {  // Zero on this axis, or nothing: see `SpacingTable`.
      let zero = horizontal ? SpacingTable.horizontalZero : SpacingTable.verticalZero
      return (first | second) & zero == 0 ? standard : 0
    }
    return state.spacings[first].distance(
      to: state.spacings[second], along: horizontal ? .horizontal : .vertical) ?? standard
  }

  /// Steps 2 to 6. Leaves offer and size in every item; the answer is the stack's main length.
  func shareOut(
    _ items: UnsafeMutablePointer<StackItem>, _ count: Int, _ offer: Offer, _ horizontal: Bool
  ) -> Double {
    let cross = offer.main(!horizontal)
    let main = offer.main(horizontal)
    var gaps = 0.0
    for k in 0..<count { gaps += items[k].gap }
    if main.isNaN {  // Step 2.
      for k in 0..<count {
        ask(items + k, Offer(main: .nan, cross: cross, horizontal: horizontal))
      }
    } else if hasOnePriority(items, count) {
      var available = main - gaps  // Step 4; nothing to reserve in a single group.
      if let order = order(items, count, cross, horizontal) {
        for k in 0..<count {
          share(items + Int(order[k]), &available, count - k, cross, horizontal)
        }
      } else {
        for k in 0..<count { share(items + k, &available, count - k, cross, horizontal) }
      }
    } else {
      shareOutGroups(items, count, main - gaps, cross, horizontal)
    }
    var length = gaps  // Step 6.
    for k in 0..<count { length += items[k].size.main(horizontal) }
    return length
  }

  @inline(__always)
  private func ask(_ item: UnsafeMutablePointer<StackItem>, _ offer: Offer) {
    item.pointee.offer = offer
    item.pointee.size = size(item.pointee.node, offer)
  }

  /// Step 5 for one child.
  @inline(__always)
  private func share(
    _ item: UnsafeMutablePointer<StackItem>, _ available: inout Double, _ remaining: Int,
    _ cross: Double, _ horizontal: Bool
  ) {
    let share = max(available / Double(remaining), 0)
    ask(item, Offer(main: share, cross: cross, horizontal: horizontal))
    let left = available - item.pointee.size.main(horizontal)
    if !left.isNaN { available = left }
  }

  private func hasOnePriority(_ items: UnsafeMutablePointer<StackItem>, _ count: Int) -> Bool {
    guard count > 1 else { return true }
    let first = traits[Int(items[0].node)].priority
    for k in 1..<count where traits[Int(items[k].node)].priority != first { return false }
    return true
  }

  /// Steps 3 to 5 for children of several priorities.
  private func shareOutGroups(
    _ items: UnsafeMutablePointer<StackItem>, _ count: Int, _ length: Double, _ cross: Double,
    _ horizontal: Bool
  ) {
    let order = orderByPriority(items, count)
    var available = length
    var start = 0
    while start < count {  // Steps 3 and 4: probe, reserve and sort group by group.
      let end = groupEnd(items, order, start, count)
      if end - start > 1 {
        for k in start..<end { probe(items + Int(order[k]), cross, horizontal) }
        sort(order + start, end - start, items)
      }
      if start > 0 {
        for k in start..<end {
          probeLeast(items + Int(order[k]), cross, horizontal)
          available = difference(available, items[Int(order[k])].least)
        }
      }
      start = end
    }
    start = 0
    while start < count {  // Step 5.
      let end = groupEnd(items, order, start, count)
      if start > 0 {
        for k in start..<end { available = difference(available, -items[Int(order[k])].least) }
      }
      for k in start..<end {
        share(items + Int(order[k]), &available, end - k, cross, horizontal)
      }
      start = end
    }
  }

  private func difference(_ a: Double, _ b: Double) -> Double {
    let result = a - b
    return result.isNaN ? a : result
  }

  private func groupEnd(
    _ items: UnsafeMutablePointer<StackItem>, _ order: UnsafeMutablePointer<Int32>, _ start: Int,
    _ count: Int
  ) -> Int {
    let priority = traits[Int(items[Int(order[start])].node)].priority
    var end = start + 1
    while end < count, traits[Int(items[Int(order[end])].node)].priority == priority { end += 1 }
    return end
  }

  /// Step 3 for one group: the order in which children are asked, or nil when it is that of their
  /// indices.
  private func order(
    _ items: UnsafeMutablePointer<StackItem>, _ count: Int, _ cross: Double, _ horizontal: Bool
  ) -> UnsafeMutablePointer<Int32>? {
    guard count > 1 else { return nil }
    var isSorted = true
    for k in 0..<count {
      probe(items + k, cross, horizontal)
      if k > 0, isSorted, isAskedFirst(items[k], items[k - 1]) { isSorted = false }
    }
    guard !isSorted else { return nil }
    let order = scratch.take(Int32.self, count)
    for k in 0..<count { order[k] = Int32(k) }
    sort(order, count, items)
    return order
  }

  /// Step 3 a. Indices by falling priority, equal ones in order. There are seldom more than two
  /// or three priorities: one round over the items for each.
  private func orderByPriority(
    _ items: UnsafeMutablePointer<StackItem>, _ count: Int
  ) -> UnsafeMutablePointer<Int32> {
    let order = scratch.take(Int32.self, count)
    var found = 0
    var below = Float.infinity
    var rounds = 0
    while found < count, rounds < 8 {
      var next = -Float.infinity
      for k in 0..<count {
        let own = traits[Int(items[k].node)].priority
        if own > next, rounds == 0 || own < below { next = own }
      }
      for k in 0..<count where traits[Int(items[k].node)].priority == next {
        order[found] = Int32(k)
        found += 1
      }
      below = next
      rounds += 1
    }
    guard found < count else { return order }
    for k in 0..<count { order[k] = Int32(k) }
    var sorted = UnsafeMutableBufferPointer(start: order, count: count)
    sorted.sort { a, b in
      let first = traits[Int(items[Int(a)].node)].priority
      let second = traits[Int(items[Int(b)].node)].priority
      return first != second ? first > second : a < b
    }
    return order
  }

  /// Step 3, b to d, over indices that stand in order: in place for a few, over compact keys for
  /// many.
  private func sort(
    _ order: UnsafeMutablePointer<Int32>, _ count: Int, _ items: UnsafeMutablePointer<StackItem>
  ) {
    guard count <= 24 else {
      let mark = scratch.mark
      defer { scratch.release(mark) }
      let keys = scratch.take(StackKey.self, count)
      for k in 0..<count { keys[k] = StackKey(items[Int(order[k])], order[k]) }
      var sorted = UnsafeMutableBufferPointer(start: keys, count: count)
      sorted.sort { $0.isAskedBefore($1) }
      for k in 0..<count { order[k] = keys[k].index }
      return
    }
    var k = 1
    while k < count {
      let current = order[k]
      var place = k
      while place > 0, isAskedFirst(items[Int(current)], items[Int(order[place - 1])]) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = current
      k += 1
    }
  }

  /// Step 3, b to d: less flexible first; of infinitely flexible ones the larger minimum; then
  /// the index.
  @inline(__always)
  private func isAskedFirst(_ a: StackItem, _ b: StackItem) -> Bool {
    let first = Flexibility(least: a.least, most: a.most)
    let second = Flexibility(least: b.least, most: b.most)
    if first.isAskedBefore(second) { return true }
    if second.isAskedBefore(first) { return false }
    return a.ordinal < b.ordinal
  }

  /// The lengths at 0 and infinity, known without asking where nothing can depend on the offer.
  private func probe(_ item: UnsafeMutablePointer<StackItem>, _ cross: Double, _ horizontal: Bool) {
    let i = Int(item.pointee.node)
    if traits[i].bits.contains(.rigid) {
      let length = sizes[i].main(horizontal)
      item.pointee.least = length
      item.pointee.most = length
    } else if nodes[i].operation == .fill {
      item.pointee.least = 0
      item.pointee.most = .infinity
    } else {
      probeLeast(item, cross, horizontal)
      let offer = Offer(main: .infinity, cross: cross, horizontal: horizontal)
      item.pointee.most = size(item.pointee.node, offer).main(horizontal)
    }
  }

  private func probeLeast(
    _ item: UnsafeMutablePointer<StackItem>, _ cross: Double, _ horizontal: Bool
  ) {
    guard item.pointee.least.isNaN else { return }
    let offer = Offer(main: 0, cross: cross, horizontal: horizontal)
    item.pointee.least = size(item.pointee.node, offer).main(horizontal)
  }

  /// The cross length: the union of the children's spans about the alignment line, and of the
  /// line itself. Infinite as soon as one child is.
  func crossExtent(
    _ i: Int, _ items: UnsafeMutablePointer<StackItem>, _ count: Int, _ horizontal: Bool
  ) -> (length: Double, lower: Double) {
    let guide = horizontal ? nodes[i].verticalGuide : nodes[i].horizontalGuide
    let bit = GuideNumber.bit(guide)
    let standard = tables.defaultShare(of: guide)
    var lower = 0.0
    var upper = 0.0
    for k in 0..<count {
      let cross = items[k].size.main(!horizontal)
      guard cross.isFinite else { return (.infinity, 0) }
      var place = standard == 0 ? 0 : cross * standard
      if traits[Int(items[k].node)].guides & bit != 0 {
        place = guideValue(items[k].node, guide, items[k].offer, items[k].size)
      }
      items[k].guide = place
      lower = min(lower, -place)
      upper = max(upper, cross - place)
    }
    return (upper - lower, lower)
  }
}
