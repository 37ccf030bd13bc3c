import GalleySystem

/// Memory for flat arrays. Above eight megabytes it begins at a huge page, so that all of it can be made of
/// such pages: touching it page by page would cost more than laying out its content.
enum LargeMemory {
  private static let threshold = 8 << 20

  static func allocate<T>(_ type: T.Type, capacity: Int) -> UnsafeMutablePointer<T> {
    let bytes = capacity * MemoryLayout<T>.stride
    guard bytes >= threshold else { return .allocate(capacity: capacity) }
    let whole = (bytes + HugePages.size - 1) / HugePages.size * HugePages.size
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: whole, alignment: HugePages.size)
    HugePages.advise(memory)
    return memory.baseAddress!.bindMemory(to: type, capacity: capacity)
  }
}
