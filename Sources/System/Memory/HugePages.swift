import GalleyPlatform

/// Pages of two mebibytes, which take a five-hundredth of the page faults: touching fresh memory
/// for the first time in small pages costs more than drawing, decoding or laying out into it.
package enum HugePages {
  /// The size of one, in bytes. Memory aligned to it can be made of such pages from its start.
  package static let size = 2 << 20

  /// Asks the kernel to back fresh memory with them; memory of less than two pages is left alone.
  ///
  /// A hint: a kernel without such pages changes nothing, and neither does any system but Linux.
  package static func advise(_ memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard memory.count >= 2 * size, let base = memory.baseAddress else { return }
      let page = 1 << 12
      let start = (Int(bitPattern: base) + page - 1) & ~(page - 1)
      let end = (Int(bitPattern: base) + memory.count) & ~(page - 1)
      // MADV_HUGEPAGE, which Musl hides behind a feature macro.
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, 14)
    #endif
  }
}
