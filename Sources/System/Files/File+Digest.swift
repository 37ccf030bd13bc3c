import GalleyPlatform

/// Two hashes of the same bytes.
package struct ContentDigests: Hashable, Sendable {
  /// `ContentHash`, the same on every machine; guards against mistakes.
  package var plain: UInt64
  /// `KeyedHash`, which only who knows the key can compute; guards against an attacker.
  package var keyed: UInt64

  /// Of what is not there.
  package static let absent = ContentDigests(plain: 0, keyed: 0)

  /// Makes a pair.
  package init(plain: UInt64, keyed: UInt64) { (self.plain, self.keyed) = (plain, keyed) }
}

extension File {
  /// Both hashes of a file's bytes; nil unless a regular file can be read.
  ///
  /// - Parameter memory: Holds the bytes; kept by callers that hash many files.
  package static func digests(
    _ path: String, key: HashKey, memory: inout [UInt8]
  ) -> ContentDigests? {
    var status = stat()
    return withBytes(at: path, memory: &memory, status: &status) { bytes in
      ContentDigests(plain: plain(bytes), keyed: KeyedHash.of(bytes, key: key))
    }
  }

  /// The keyed hash of a file's bytes; nil unless a regular file can be read.
  package static func digest(_ path: String, key: HashKey, memory: inout [UInt8]) -> UInt64? {
    var status = stat()
    return digest(at: path, key: key, memory: &memory, status: &status)
  }

  /// The same for a path as the system takes it.
  ///
  /// - Parameter status: The system's status of the file, after it could be opened.
  static func digest(
    at path: UnsafePointer<CChar>, key: HashKey, memory: inout [UInt8], status: inout stat
  ) -> UInt64? {
    withBytes(at: path, memory: &memory, status: &status) { KeyedHash.of($0, key: key) }
  }

  /// The hash of a file's bytes; nil unless a regular file can be read.
  package static func digest(_ path: String, memory: inout [UInt8]) -> UInt64? {
    var status = stat()
    return withBytes(at: path, memory: &memory, status: &status, plain)
  }

  /// The hash of one file's bytes; nil unless a regular file can be read.
  package static func digest(_ path: String) -> UInt64? {
    var memory: [UInt8] = []
    return digest(path, memory: &memory)
  }

  private static func plain(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = ContentHash()
    hash.add(bytes)
    return hash.value
  }

  private static func withBytes<Result>(
    at path: UnsafePointer<CChar>, memory: inout [UInt8], status: inout stat,
    _ use: (UnsafeRawBufferPointer) -> Result
  ) -> Result? {
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
    return memory.withUnsafeMutableBytes { memory -> Result? in
      guard systemRead(descriptor, memory.baseAddress, room) == size else { return nil }
      return use(UnsafeRawBufferPointer(rebasing: memory[..<size]))
    }
  }
}
