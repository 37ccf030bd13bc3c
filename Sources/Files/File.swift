#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whole files, read and written with typed errors.
public enum File {
  /// The content of a file, a pipe or a terminal.
  ///
  /// - Parameter limit: The largest number of bytes that is accepted.
  public static func read(_ path: String, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("read", path) }
    defer { _ = close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("read", path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw FileError(operation: "read", path: path, reason: "it is a directory")
    }
    let size = Int(status.st_size)
    guard status.st_mode & S_IFMT == S_IFREG, 0 < size, size <= limit else {
      return try readAll(descriptor, path, expecting: size, limit: limit)
    }
    // One byte more than there should be: what comes back shorter has met the end of the file.
    let bytes = try readChunk(descriptor, path, room: size + 1)
    if bytes.count == size { return bytes }
    return try readAll(descriptor, path, after: bytes, expecting: size, limit: limit)
  }

  /// Whether anything stands at the path, be it readable or not; a link that leads nowhere counts.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a regular file stands at the path, links followed: no folder, pipe or device.
  public static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Removes a file; one that is gone already is no failure.
  public static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure("remove", path) }
  }

  /// Everything that standard input delivers.
  public static func readStandardInput(limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    try readAll(STDIN_FILENO, "standard input", expecting: 0, limit: limit)
  }

  private static func readAll(
    _ descriptor: Int32, _ path: String, after start: [UInt8] = [], expecting size: Int, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes = start
    var room = max(size + 1, 1 << 16)
    while true {
      guard bytes.count <= limit else {
        throw FileError(operation: "read", path: path, reason: "it has more than \(limit) bytes")
      }
      let chunk = try readChunk(descriptor, path, room: room)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      room = 1 << 20
    }
  }

  private static func readChunk(
    _ descriptor: Int32, _ path: String, room: Int
  ) throws(FileError) -> [UInt8] {
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      count = retryingInterrupts { systemRead(descriptor, buffer.baseAddress, room) }
      filled = max(count, 0)
    }
    guard count >= 0 else { throw failure("read", path) }
    return chunk
  }

  static func failure(_ operation: String, _ path: String) -> FileError {
    FileError(operation: operation, path: path, reason: lastSystemError())
  }
}
