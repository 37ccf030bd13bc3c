#if canImport(Glibc)
  import Glibc
#endif

/// Memory for flat arrays. Above eight megabytes it is asked for in huge pages where the system has
/// them: touching fresh memory page by page would cost more than laying out what lies in it.
enum LargeMemory {
  private static let threshold = 8 << 20
  private static let hugePage = 2 << 20

  static func allocate<T>(_ type: T.Type, capacity: Int) -> UnsafeMutablePointer<T> {
    #if canImport(Glibc)
      let bytes = capacity * MemoryLayout<T>.stride
      if bytes >= threshold {
        let whole = (bytes + hugePage - 1) / hugePage * hugePage
        let memory = UnsafeMutableRawPointer.allocate(byteCount: whole, alignment: hugePage)
        madvise(memory, whole, MADV_HUGEPAGE)
        return memory.bindMemory(to: type, capacity: capacity)
      }
    #endif
    return .allocate(capacity: capacity)
  }
}
