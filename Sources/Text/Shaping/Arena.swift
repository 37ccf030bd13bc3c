internal import GalleySystem

/// Growing memory for plain values, without the checks of an array. The owner deallocates it
/// and stays within `count`.
struct Arena<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  var count = 0
  private(set) var capacity: Int

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    base = .allocate(capacity: self.capacity)
  }

  /// Makes room for so many more elements.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(to: count + more) }
  }

  /// Adds an element.
  @inline(__always)
  mutating func append(_ element: Element) {
    reserve(1)
    base[count] = element
    count &+= 1
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: max(needed, capacity * 2))
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = max(needed, capacity * 2)
  }

  /// The elements as an array.
  var array: [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }

  /// The elements as an array, leaving nothing behind: of many, memory is given back while they are
  /// copied, so that they never need twice the room.
  mutating func takeArray() -> [Element] {
    defer { count = 0 }
    let part = 1 << 16
    guard count > part else { return array }
    let (base, count) = (base, count)
    return Array(unsafeUninitializedCapacity: count) { target, filled in
      for start in stride(from: 0, to: count, by: part) {
        let size = min(part, count - start)
        (target.baseAddress! + start).initialize(from: base + start, count: size)
        PageMemory.release(
          UnsafeMutableRawBufferPointer(
            UnsafeMutableBufferPointer(
              start: base + start, count: size)))
      }
      filled = count
    }
  }

  /// The last element, if any.
  var last: Element? { count > 0 ? base[count - 1] : nil }

  /// Empties the memory, and gives it back where there is more than for a number of elements.
  mutating func clear(keeping kept: Int) {
    count = 0
    guard capacity > kept else { return }
    base.deallocate()
    capacity = 1
    base = .allocate(capacity: 1)
  }

  func deallocate() { base.deallocate() }
}
