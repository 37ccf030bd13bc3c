internal import GalleyGeometry

/// Memory for one row, which grows and is reused.
struct ScratchRow<Element>: ~Copyable {
  private(set) var pointer: UnsafeMutablePointer<Element>
  private var capacity: Int

  init(capacity: Int) {
    pointer = .allocate(capacity: max(1, capacity))
    self.capacity = capacity
  }

  deinit { pointer.deallocate() }

  /// Makes room for a number of elements; what was there is lost.
  mutating func require(_ count: Int) {
    guard count > capacity else { return }
    pointer.deallocate()
    pointer = .allocate(capacity: count)
    capacity = count
  }
}

/// Pixels of an opacity layer, reused from band to band.
final class LayerBuffer {
  private var memory = ScratchRow<UInt32>(capacity: 0)

  /// A window of the given size; its pixels are not cleared.
  func pixels(for rect: PixelRect) -> PixelBuffer {
    memory.require(max(1, rect.width * rect.height))
    return PixelBuffer(base: memory.pointer, stride: max(0, rect.width), rect: rect)
  }
}
