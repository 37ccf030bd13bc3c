#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Asks the kernel for two-mebibyte pages for a fresh picture: touching small pages for the first
/// time costs more than drawing into them.
enum LargePages {
  static func advise(_ memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard memory.count >= 4 << 20, let base = memory.baseAddress else { return }
      let page = 1 << 12
      let start = (Int(bitPattern: base) + page - 1) & ~(page - 1)
      let end = (Int(bitPattern: base) + memory.count) & ~(page - 1)
      // MADV_HUGEPAGE. Only a hint: an error changes nothing.
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, 14)
    #endif
  }
}
