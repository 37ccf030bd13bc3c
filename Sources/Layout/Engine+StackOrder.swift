/// Step 3 of the stack algorithm: the order in which children are measured.
extension Engine {
  func groupEnd(
    _ items: UnsafeMutablePointer<StackItem>, _ order: UnsafeMutablePointer<Int32>, _ start: Int,
    _ count: Int
  ) -> Int {
    let priority = traits[Int(items[Int(order[start])].node)].priority
    var end = start + 1
    while end < count, traits[Int(items[Int(order[end])].node)].priority == priority { end += 1 }
    return end
  }

  /// Step 3 for one group: returns the order in which children are measured, or nil if it is that of their
  /// indices, which saves 1.4 to 1.9 % of the instructions of trees of flexible stacks.
  func order(
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

  /// Step 3 a. Indices by falling priority, equal ones in order.
  func orderByPriority(
    _ items: UnsafeMutablePointer<StackItem>, _ count: Int
  ) -> UnsafeMutablePointer<Int32> {
    let order = scratch.take(Int32.self, count)
    for k in 0..<count { order[k] = Int32(k) }
    var sorted = UnsafeMutableBufferPointer(start: order, count: count)
    sorted.sort { a, b in
      let first = traits[Int(items[Int(a)].node)].priority
      let second = traits[Int(items[Int(b)].node)].priority
      return first != second ? first > second : a < b
    }
    return order
  }

  /// Step 3, b to d, over indices that are in order.
  func sort(
    _ order: UnsafeMutablePointer<Int32>, _ count: Int, _ items: UnsafeMutablePointer<StackItem>
  ) {
    let mark = scratch.mark
    defer { scratch.release(mark) }
    let keys = scratch.take(StackKey.self, count)
    for k in 0..<count { keys[k] = StackKey(items[Int(order[k])], order[k]) }
    var sorted = UnsafeMutableBufferPointer(start: keys, count: count)
    sorted.sort { $0.isAskedBefore($1) }
    for k in 0..<count { order[k] = keys[k].index }
  }

  /// Step 3, b to d: less flexible first; of infinitely flexible ones the larger minimum; then
  /// the index.
  @inline(__always)
  private func isAskedFirst(_ a: StackItem, _ b: StackItem) -> Bool {
    let first = a.flexibility
    let second = b.flexibility
    if first.isAskedBefore(second) { return true }
    if second.isAskedBefore(first) { return false }
    return a.ordinal < b.ordinal
  }

  /// The lengths at 0 and infinity, known without asking where nothing can depend on the proposal.
  func probe(_ item: UnsafeMutablePointer<StackItem>, _ cross: Double, _ horizontal: Bool) {
    let i = Int(item.pointee.node)
    let node = item.pointee.node
    if traits[i].bits.contains(.rigid) {
      let length = sizes[i].main(horizontal)
      item.pointee.least = length
      item.pointee.most = length
      item.pointee.exactLeast = exact(sizes[i], of: node, .unspecified).main(horizontal)
      item.pointee.exactMost = item.pointee.exactLeast
    } else if case .fill = nodes[i].kind {
      item.pointee.least = 0
      item.pointee.most = .infinity
      item.pointee.exactLeast = 0
      item.pointee.exactMost = .infinity
    } else if traits[i].bits.contains(horizontal ? .ignoresWidth : .ignoresHeight) {
      probeLeast(item, cross, horizontal)
      item.pointee.most = item.pointee.least
      item.pointee.exactMost = item.pointee.exactLeast
    } else {
      probeLeast(item, cross, horizontal)
      probeMost(item, cross, horizontal)
    }
  }

  func probeMost(
    _ item: UnsafeMutablePointer<StackItem>, _ cross: Double, _ horizontal: Bool
  ) {
    guard item.pointee.most.isNaN else { return }
    let proposal = Proposal(main: .infinity, cross: cross, horizontal: horizontal)
    let most = size(item.pointee.node, proposal)
    item.pointee.most = most.main(horizontal)
    item.pointee.exactMost = exact(most, of: item.pointee.node, proposal).main(horizontal)
  }

  func probeLeast(
    _ item: UnsafeMutablePointer<StackItem>, _ cross: Double, _ horizontal: Bool
  ) {
    guard item.pointee.least.isNaN else { return }
    let proposal = Proposal(main: 0, cross: cross, horizontal: horizontal)
    let least = size(item.pointee.node, proposal)
    item.pointee.least = least.main(horizontal)
    item.pointee.exactLeast = exact(least, of: item.pointee.node, proposal).main(horizontal)
  }
}
