import GalleyPlatform

/// The memory that the machine still gives to the process.
package enum ProcessMemory {
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
}
