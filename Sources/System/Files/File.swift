import GalleyPlatform

/// Whole files, read and written with typed errors.
package enum File {
  /// The content of a regular file; pipes and devices, which may never end, are refused.
  ///
  /// - Parameter limit: The largest number of bytes that is accepted.
  package static func read(_ path: String, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    let (descriptor, size) = try openRegular(path, for: "read")
    defer { _ = close(descriptor) }
    // The files of /proc say that they are empty.
    guard 0 < size, size <= limit else {
      return try readAll(descriptor, path, expecting: size, limit: limit)
    }
    guard ProcessMemory.allows(size) else {
      throw FileError(
        operation: "read", path: path, reason: "there is no memory for its \(size) bytes")
    }
    // One byte more than there should be: what comes back shorter has met the end of the file.
    let bytes = try readChunk(descriptor, path, room: size + 1)
    if bytes.count == size { return bytes }
    return try readAll(descriptor, path, after: bytes, expecting: size, limit: limit)
  }

  /// The content of a regular file; nil when nothing stands at the path. What stands there and
  /// cannot be read is an error, so that nobody takes it for nothing and writes over it.
  package static func readIfPresent(
    _ path: String, limit: Int = 1 << 30
  ) throws(FileError) -> [UInt8]? {
    try status(path) == nil ? nil : try read(path, limit: limit)
  }

  /// What the system says of the file that a path leads to; nil when there is none.
  static func status(_ path: String, for operation: String = "read") throws(FileError) -> stat? {
    var status = stat()
    if stat(path, &status) == 0 { return status }
    guard errno == ENOENT || errno == ENOTDIR else { throw failure(operation, path) }
    return nil
  }

  /// Whether anything stands at the path, be it readable or not; a link that leads nowhere counts,
  /// and so does what cannot be looked at.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 || errno != ENOENT && errno != ENOTDIR
  }

  /// Whether a regular file stands at the path, links followed: no folder, pipe or device.
  package static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// True when the last name of the path is a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a file may be put at the path: a regular one stands there, or nothing. A link that leads
  /// nowhere is something; what cannot be looked at is an error.
  package static func isReplaceable(_ path: String) throws(FileError) -> Bool {
    guard let status = try status(path, for: "write") else { return !exists(path) }
    return status.st_mode & S_IFMT == S_IFREG
  }

  /// The length of a regular file, in bytes.
  package static func size(_ path: String) throws(FileError) -> Int {
    let (descriptor, size) = try openRegular(path, for: "read")
    _ = close(descriptor)
    return size
  }

  /// Whether both paths lead to one file, whatever their spelling and the links on the way; false
  /// when nothing stands at one of them.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(path, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Whether a path leads, over links, to a file that lies neither in the folder in which the path
  /// stands nor below the folder of the process; false when there is no such file.
  package static func leadsOut(_ path: String) -> Bool {
    let folder = FilePath(path).folder.string
    guard let real = resolved(path) else { return false }
    return [folder.isEmpty ? "." : folder, "."].allSatisfy { allowed in
      guard let allowed = resolved(allowed) else { return true }
      return allowed != "/" && !real.hasPrefix(allowed + "/")
    }
  }

  /// The folder that relative paths begin in.
  package static var workingFolder: String? {
    guard let folder = getcwd(nil, 0) else { return nil }
    defer { free(folder) }
    return String(cString: folder)
  }

  /// The path without links; nil when nothing stands there.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Adds bytes to the end of a file, which is made when it is not there, in one step: what several
  /// processes add at once stays whole.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = openForWriting(path, O_WRONLY | O_APPEND | O_CREAT, newFileMode: 0o666)
    guard descriptor >= 0 else { throw failure("write", path) }
    defer { _ = close(descriptor) }
    guard bytes.withUnsafeBytes({ systemWrite(descriptor, $0) }) else {
      throw failure("write", path)
    }
  }

  /// Whether a regular file has these bytes; what cannot be read has not.
  package static func holds(_ bytes: [UInt8], at path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count, let old = try? read(path)
    else { return false }
    return old.count == bytes.count && memcmp(old, bytes, bytes.count) == 0
  }

  /// Gives a file one more name, in the place of what has that name; for files that are only ever
  /// replaced, never written in place.
  ///
  /// - Returns: False where the file system knows no such names.
  package static func share(_ path: String, as other: String) -> Bool {
    if link(path, other) == 0 { return true }
    guard errno == EEXIST else { return false }
    return isSame(path, other) || unlink(other) == 0 && link(path, other) == 0
  }

  /// Removes a file; one that is gone already is no failure.
  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure("remove", path) }
  }

  /// Everything that standard input delivers.
  package static func readStandardInput(limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
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
      count = systemRead(descriptor, buffer.baseAddress, room)
      filled = max(count, 0)
    }
    guard count >= 0 else { throw failure("read", path) }
    return chunk
  }

  static func failure(_ operation: String, _ path: String) -> FileError {
    FileError(operation: operation, path: path, reason: lastSystemError())
  }
}
