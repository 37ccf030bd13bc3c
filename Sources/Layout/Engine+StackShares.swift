import GalleyGeometry

/// Steps 2 to 6 of the stack algorithm: who is offered what.
extension Engine {
  /// Steps 2 to 6. Leaves proposal and size in every item; the answer is the stack's main length.
  func shareOut(
    _ items: UnsafeMutablePointer<StackItem>, _ count: Int, _ proposal: Proposal, _ horizontal: Bool
  ) -> Double {
    let cross = proposal.main(!horizontal)
    let main = proposal.main(horizontal)
    var gaps = 0.0
    for k in 0..<count { gaps += items[k].gap }
    if askEvenly(items, count, proposal, gaps, horizontal) {
      // Step 2.
    } else if hasOnePriority(items, count) {
      var room = StackRoom(main - gaps)  // Step 4; nothing to reserve in a single group.
      // What others take of their own accord leaves the last one the rest, however flexible it is.
      let isSettled = isRigidButForLast(items, count)
      if !isSettled { settleLeast(count, room.exact, cross, horizontal) { items + $0 } }
      let order = isSettled ? nil : order(items, count, cross, horizontal)
      let keepsTitles = !isSettled && titlesFit(count, room.exact) { items[$0] }
      for k in 0..<count {
        room.isNeeded = k + 1 < count
        let item = items + (order.map { Int($0[k]) } ?? k)
        share(item, &room, count - k, cross, horizontal, keepsTitles)
      }
    } else {
      shareOutGroups(items, count, main - gaps, cross, horizontal)
    }
    var length = 0.0  // Step 6.
    for k in 0..<count { length += items[k].size.main(horizontal) }
    return gaps + length
  }

  /// Offers every child what the stack was offered, if that is nil, 0 or infinity, of which every
  /// share is 0 or infinity again. Whether that was all: negative gaps and lengths leave
  /// something to share out of 0.
  private func askEvenly(
    _ items: UnsafeMutablePointer<StackItem>, _ count: Int, _ proposal: Proposal, _ gaps: Double,
    _ horizontal: Bool
  ) -> Bool {
    let main = proposal.main(horizontal)
    guard main.isNaN || main == .infinity || main == 0 && gaps >= 0 else { return false }
    var isNegative = false
    for k in 0..<count {
      ask(items + k, proposal)
      isNegative = isNegative || items[k].size.main(horizontal) < 0
    }
    return main != 0 || !isNegative
  }

  @inline(__always)
  private func ask(_ item: UnsafeMutablePointer<StackItem>, _ proposal: Proposal) {
    item.pointee.proposal = proposal
    item.pointee.size = size(item.pointee.node, proposal)
  }

  /// Notes children with less room than their content takes if the row would have enough for all content
  /// with every other child at its least length.
  ///
  /// - Parameter length: The sum of the children's lengths and gaps.
  func noteSqueezed(
    _ items: UnsafeMutablePointer<StackItem>, _ count: Int, _ room: Double, _ length: Double
  ) {
    func lack(_ item: StackItem) -> Double {
      let isContent = traits[Int(item.node)].bits.contains(.holdsContent)
      return isContent && item.most.isFinite ? item.exactMost - item.size.width : 0
    }
    guard room.isFinite else { return }
    let short = (0..<count).filter { lack(items[$0]) > Flexibility.tolerance }
    guard !short.isEmpty else { return }
    var needed = length
    for k in 0..<count {
      probe(items + k, items[k].proposal.height, true)
      let missing = lack(items[k])
      needed += missing != 0 ? missing : items[k].exactLeast - items[k].size.width
    }
    guard needed <= room + Flexibility.tolerance else { return }
    for k in short { squeezed[items[k].node] = items[k].most }
  }

  /// Returns true if some child has no words but titles of controls, and the room suffices for all content in
  /// one line and for everything else at its least length, before rounding to device pixels.
  private func titlesFit(
    _ count: Int, _ available: Double, _ item: (Int) -> StackItem
  ) -> Bool {
    guard count > 1, (0..<count).contains(where: { traits[Int(item($0).node)].bits.isTitled })
    else { return false }
    var needed = 0.0
    for k in 0..<count {
      let item = item(k)
      let isContent = traits[Int(item.node)].bits.contains(.holdsContent) && item.most.isFinite
      needed += isContent ? item.exactMost : item.exactLeast
    }
    return needed <= available + Flexibility.tolerance
  }

  /// Step 5 for one child. Content gets a share of what is left in exact lengths, so that no scale breaks
  /// or cuts it otherwise; the title of a control gets at least what it takes where all titles fit.
  @inline(__always)
  private func share(
    _ item: UnsafeMutablePointer<StackItem>, _ room: inout StackRoom, _ remaining: Int,
    _ cross: Double, _ horizontal: Bool, _ keepsTitles: Bool
  ) {
    let node = item.pointee.node
    let isContent = traits[Int(node)].bits.contains(.holdsContent)
    if isContent, item.pointee.most.isNaN, room.exact != room.left {
      probeMost(item, cross, horizontal)
    }
    // What takes all that it gets must get no more than there is.
    let isLimited = isContent && item.pointee.most.isFinite
    var share = max((isLimited ? room.exact : room.left) / Double(remaining), 0)
    if keepsTitles, isLimited, traits[Int(node)].bits.isTitled {
      share = max(share, item.pointee.most)
    }
    let proposal = Proposal(main: share, cross: cross, horizontal: horizontal)
    ask(item, proposal)
    let size = item.pointee.size
    room.take(
      size.main(horizontal),
      exact: (room.isNeeded ? exact(size, of: node, proposal) : size).main(horizontal))
  }

  /// Whether nothing but the last child depends on what it is offered. Finding the least length of a
  /// text means breaking it after every letter.
  private func isRigidButForLast(_ items: UnsafeMutablePointer<StackItem>, _ count: Int) -> Bool {
    for k in 0..<max(0, count - 1) {
      guard traits[Int(items[k].node)].bits.contains(.rigid) else { return false }
    }
    return true
  }

  private func hasOnePriority(_ items: UnsafeMutablePointer<StackItem>, _ count: Int) -> Bool {
    guard count > 1 else { return true }
    let first = traits[Int(items[0].node)].priority
    for k in 1..<count where traits[Int(items[k].node)].priority != first { return false }
    return true
  }

  private func probeAndSort(
    _ items: UnsafeMutablePointer<StackItem>, _ order: UnsafeMutablePointer<Int32>, _ count: Int,
    _ cross: Double, _ horizontal: Bool
  ) {
    for k in 0..<count { probe(items + Int(order[k]), cross, horizontal) }
    sort(order, count, items)
  }

  /// Steps 3 to 5 for children of several priorities.
  private func shareOutGroups(
    _ items: UnsafeMutablePointer<StackItem>, _ count: Int, _ length: Double, _ cross: Double,
    _ horizontal: Bool
  ) {
    let order = orderByPriority(items, count)
    var room = StackRoom(length)
    var start = 0
    while start < count {  // Steps 3 and 4: probe, reserve and sort group by group.
      let end = groupEnd(items, order, start, count)
      if start > 0 {
        if end - start > 1 { probeAndSort(items, order + start, end - start, cross, horizontal) }
        for k in start..<end {
          probeLeast(items + Int(order[k]), cross, horizontal)
          room.take(items[Int(order[k])].least, exact: items[Int(order[k])].exactLeast)
        }
      }
      start = end
    }
    start = 0
    while start < count {  // Step 5.
      let end = groupEnd(items, order, start, count)
      if start > 0 {
        for k in start..<end {
          room.take(-items[Int(order[k])].least, exact: -items[Int(order[k])].exactLeast)
        }
      }
      let group = order + start
      if start == 0, end > 1 {
        // The other groups are asked for their least lengths in any case.
        settleLeast(end, room.exact, cross, horizontal) { items + Int(group[$0]) }
        probeAndSort(items, group, end, cross, horizontal)
      }
      let keepsTitles = titlesFit(end - start, room.exact) { items[Int(group[$0])] }
      for k in start..<end {
        share(items + Int(order[k]), &room, end - k, cross, horizontal, keepsTitles)
      }
      start = end
    }
  }
}

/// What is left of a stack's length while its children are asked: less the lengths that they take,
/// and less those that they would take if nothing were rounded to device pixels.
struct StackRoom: BitwiseCopyable {
  private(set) var left: Double
  private(set) var exact: Double
  /// True if somebody will still be asked by what is left in exact lengths.
  var isNeeded = true

  init(_ length: Double) { (left, exact) = (length, length) }

  /// Less a length; infinities leave what there was.
  @inline(__always)
  mutating func take(_ length: Double, exact exactLength: Double) {
    let rest = left - length
    if !rest.isNaN { left = rest }
    let exactRest = exact - exactLength
    if !exactRest.isNaN { exact = exactRest }
  }
}
