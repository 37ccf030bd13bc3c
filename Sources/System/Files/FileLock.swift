import GalleyPlatform

/// Keeps other processes from changing a file that is read, changed and replaced: a lock on its
/// folder, which the system lifts when the process ends, however it ends.
package struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock.
  ///
  /// - Parameter waits: Called before the wait for another process that holds the lock.
  package init(path: String, waits: () -> Void = {}) throws(FileError) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw File.failure("open", folder) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    if errno == EWOULDBLOCK { waits() }
    // A file system without locks is no reason not to work: then there is nobody to wait for.
    _ = flock(descriptor, LOCK_EX)
  }

  package func release() { close(descriptor) }
}
