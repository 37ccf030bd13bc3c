import GalleyPlatform

/// What the process holds of the machine's memory, and whether it may have more.
package enum ProcessMemory {
  /// The bytes that the kernel counts as resident now; nil where it does not say (all but Linux).
  package static var resident: Int? {
    #if os(Linux)
      guard let bytes = try? File.read("/proc/self/statm", limit: 256) else { return nil }
      let words = bytes.split(separator: UInt8(ascii: " "))
      guard words.count > 1, let pages = Int(String(decoding: words[1], as: UTF8.self)) else {
        return nil
      }
      return pages * pageSize
    #else
      return nil
    #endif
  }

  /// Whether the kernel would give so many bytes in one piece at this moment.
  ///
  /// Swift ends the process when it cannot have memory for an array. Asking first turns that into an
  /// error for whatever is large enough to fail in practice; less than 16 MiB is never asked for.
  /// Nothing is reserved: another thread may take the memory before the caller does.
  package static func allows(_ bytes: Int) -> Bool {
    guard bytes >= 1 << 24 else { return true }
    #if os(Linux)
      let anonymous = MAP_PRIVATE | MAP_ANONYMOUS
    #else
      let anonymous = MAP_PRIVATE | MAP_ANON
    #endif
    guard let place = mmap(nil, bytes, PROT_READ | PROT_WRITE, anonymous, -1, 0),
      place != MAP_FAILED
    else { return false }
    munmap(place, bytes)
    return true
  }

  private static var pageSize: Int { Int(sysconf(Int32(_SC_PAGESIZE))) }
}
