import GalleyPlatform

extension File {
  /// The hash of a file's bytes; nil when there is no regular file that can be read.
  ///
  /// - Parameter memory: Holds the bytes; kept by whoever hashes many files.
  package static func digest(_ path: String, memory: inout [UInt8]) -> UInt64? {
    var status = stat()
    return digest(at: path, memory: &memory, status: &status)
  }

  /// The same for a path as the system takes it.
  ///
  /// - Parameter status: What the system says of the file, once it could be opened.
  static func digest(
    at path: UnsafePointer<CChar>, memory: inout [UInt8], status: inout stat
  ) -> UInt64? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    // One byte more than there should be shows that a file has grown since.
    let room = size + 1
    if memory.count < room {
      guard ProcessMemory.allows(2 * room) else { return nil }
      memory = [UInt8](repeating: 0, count: max(2 * room, 1 << 16))
    }
    return memory.withUnsafeMutableBytes { memory -> UInt64? in
      guard systemRead(descriptor, memory.baseAddress, room) == size else { return nil }
      var hash = ContentHash()
      hash.add(UnsafeRawBufferPointer(rebasing: memory[..<size]))
      return hash.value
    }
  }

  /// The hash of one file's bytes; nil when there is no regular file that can be read.
  package static func digest(_ path: String) -> UInt64? {
    var memory: [UInt8] = []
    return digest(path, memory: &memory)
  }
}
