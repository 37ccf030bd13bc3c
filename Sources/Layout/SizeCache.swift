import GalleyGeometry

/// Remembered sizes of flexible nodes: up to `capacity` pairs of proposal and size a node, the
/// oldest replaced first. Memory is taken in small and large chunks, only by nodes that are measured.
final class SizeCache {
  struct Entry {
    var proposal: Proposal
    var size: Size
  }

  static let smallChunk = 4
  let capacity: Int
  @exclusivity(unchecked) private(set) var entries: UnsafeMutablePointer<Entry>
  // One engine at a time writes: the checks of exclusive access would cost as much as a look-up.
  @exclusivity(unchecked) private var used = 0
  @exclusivity(unchecked) private var reserved: Int
  @exclusivity(unchecked) private var freeSmall: [Int32] = []
  @exclusivity(unchecked) private var freeLarge: [Int32] = []

  /// Makes a cache that keeps 0…255 sizes a node.
  init(capacity: Int) {
    self.capacity = min(max(capacity, 0), 255)
    reserved = 64
    entries = .allocate(capacity: reserved)
  }

  deinit { entries.deallocate() }

  @inline(__always)
  func find(_ traits: UnsafeMutablePointer<Traits>, _ proposal: Proposal) -> Size? {
    let count = Int(traits.pointee.cacheCount)
    guard count > 0 else { return nil }
    let start = entries + Int(traits.pointee.cache)
    for index in 0..<count where start[index].proposal.isSame(as: proposal) {
      return start[index].size
    }
    return nil
  }

  func store(_ traits: UnsafeMutablePointer<Traits>, _ proposal: Proposal, _ size: Size) {
    guard capacity > 0 else { return }
    if traits.pointee.cache < 0 {
      traits.pointee.cache = allocateSmall()
      traits.pointee.cacheCount = 0
      traits.pointee.cacheNext = 0
      traits.pointee.isCacheLarge = capacity <= SizeCache.smallChunk
    }
    let limit = traits.pointee.isCacheLarge ? capacity : SizeCache.smallChunk
    if Int(traits.pointee.cacheCount) == limit, !traits.pointee.isCacheLarge { grow(traits) }
    let full = traits.pointee.isCacheLarge ? capacity : SizeCache.smallChunk
    let slot = Int(traits.pointee.cacheNext)
    entries[Int(traits.pointee.cache) + slot] = Entry(proposal: proposal, size: size)
    traits.pointee.cacheNext = slot + 1 == full ? 0 : UInt8(slot + 1)
    if Int(traits.pointee.cacheCount) < full { traits.pointee.cacheCount += 1 }
  }

  private func allocateSmall() -> Int32 {
    if let free = freeSmall.popLast() { return free }
    return Int32(allocate(min(SizeCache.smallChunk, capacity)))
  }

  private func grow(_ traits: UnsafeMutablePointer<Traits>) {
    let old = Int(traits.pointee.cache)
    let new = freeLarge.popLast().map(Int.init) ?? allocate(capacity)
    (entries + new).update(from: entries + old, count: SizeCache.smallChunk)
    freeSmall.append(Int32(old))
    traits.pointee.cache = Int32(new)
    traits.pointee.isCacheLarge = true
    traits.pointee.cacheNext = UInt8(SizeCache.smallChunk)
  }

  /// Forgets a node's sizes and takes its memory back for other nodes.
  func release(_ traits: UnsafeMutablePointer<Traits>) {
    let chunk = traits.pointee.cache
    guard chunk >= 0 else { return }
    if traits.pointee.isCacheLarge, capacity > SizeCache.smallChunk {
      freeLarge.append(chunk)
    } else {
      freeSmall.append(chunk)
    }
    traits.pointee.cache = -1
    traits.pointee.cacheCount = 0
    traits.pointee.cacheNext = 0
    traits.pointee.isCacheLarge = false
  }

  /// Makes room for the first sizes of so many nodes at once, instead of growing step by step.
  func reserve(nodes count: Int) {
    guard capacity > 0, used == 0 else { return }
    let wanted = count * min(SizeCache.smallChunk, capacity)
    if wanted > reserved { move(to: wanted) }
  }

  private func allocate(_ count: Int) -> Int {
    if used + count > reserved { move(to: max(reserved * 2, used + count)) }
    defer { used += count }
    return used
  }

  private func move(to larger: Int) {
    let moved = LargeMemory.allocate(Entry.self, capacity: larger)
    moved.update(from: entries, count: used)
    entries.deallocate()
    entries = moved
    reserved = larger
  }
}
