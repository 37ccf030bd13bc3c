import GalleyPlatform

/// A file of random bytes that only its owner may read or write.
package enum SecretFile {
  /// The bytes of the file, which is made when it is not there; nil when it cannot be made or read, or
  /// when anybody else may look at it or change it.
  package static func bytes(_ path: String, count: Int) -> [UInt8]? {
    if let known = read(path, count: count) { return known }
    guard !File.exists(path) else { return nil }
    make(path, count: count)
    // Another process may have made it in the meantime; then its bytes count.
    return read(path, count: count)
  }

  private static func read(_ path: String, count: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_mode & 0o077 == 0, Int(status.st_size) == count
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    let size = bytes.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, count) }
    return size == count ? bytes : nil
  }

  /// Makes the file whole or not at all.
  private static func make(_ path: String, count: Int) {
    let folder = FilePath(path).folder.string
    guard (try? Directory.create(folder)) != nil else { return }
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = openForWriting(
      temporary, O_WRONLY | O_CREAT | O_EXCL, newFileMode: 0o600)
    guard descriptor >= 0 else { return }
    defer {
      _ = close(descriptor)
      unlink(temporary)
    }
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...UInt8.max) }
    guard bytes.withUnsafeBytes({ systemWrite(descriptor, $0) }) else { return }
    _ = link(temporary, path)
  }
}
