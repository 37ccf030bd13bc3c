/// Working memory for nested calls: taken and given back like a stack, never moved while in use.
final class Scratch {
  // Belongs to one engine: the checks of exclusive access would cost more than the memory.
  @exclusivity(unchecked) private var blocks: [UnsafeMutableRawPointer] = []
  @exclusivity(unchecked) private var sizes: [Int] = []
  @exclusivity(unchecked) private var block = 0
  @exclusivity(unchecked) private var used = 0

  struct Mark {
    fileprivate var block: Int
    fileprivate var used: Int
  }

  init() { appendBlock(1 << 16) }

  deinit {
    for block in blocks { block.deallocate() }
  }

  private func appendBlock(_ bytes: Int) {
    blocks.append(.allocate(byteCount: bytes, alignment: 16))
    sizes.append(bytes)
  }

  var mark: Mark { Mark(block: block, used: used) }

  func release(_ mark: Mark) {
    block = mark.block
    used = mark.used
  }

  /// Memory for plain values, not initialised.
  func take<T: BitwiseCopyable>(_ type: T.Type, _ count: Int) -> UnsafeMutablePointer<T> {
    let bytes = (max(count, 1) * MemoryLayout<T>.stride + 15) & ~15
    if used + bytes > sizes[block] { advance(bytes) }
    defer { used += bytes }
    return (blocks[block] + used).bindMemory(to: type, capacity: max(count, 1))
  }

  private func advance(_ bytes: Int) {
    block += 1
    used = 0
    if block == blocks.count {
      appendBlock(max(bytes, sizes[block - 1] * 2))
    } else if sizes[block] < bytes {
      blocks[block].deallocate()
      blocks[block] = .allocate(byteCount: bytes, alignment: 16)
      sizes[block] = bytes
    }
  }
}
