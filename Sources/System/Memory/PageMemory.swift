import GalleyPlatform

/// Memory in whole pages.
package enum PageMemory {
  /// Gives the pages inside of a stretch of memory back to the system. Their contents are lost; the addresses
  /// stay the owner's, and new pages are provided when they are written. Does nothing except on Linux.
  package static func release(_ memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard let base = memory.baseAddress else { return }
      let page = 1 << 14
      let start = (UInt(bitPattern: base) + UInt(page - 1)) & ~UInt(page - 1)
      let end = (UInt(bitPattern: base) + UInt(memory.count)) & ~UInt(page - 1)
      guard start < end else { return }
      // MADV_DONTNEED, which Musl hides behind a feature macro.
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), 4)
    #endif
  }
}
