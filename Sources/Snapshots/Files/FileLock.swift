import GalleyPlatform
import GalleySystem

/// Keeps other processes from changing a file that is read, changed and replaced: a lock on its
/// folder, which the system lifts when the process ends, however it ends.
struct FileLock {
  private let descriptor: Int32

  init(path: String) throws(FileError) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw FileError(
        operation: "open", path: folder, reason: String(cString: strerror(errno)))
    }
    // A file system without locks is no reason not to work: then there is nobody to wait for.
    _ = flock(descriptor, LOCK_EX)
  }

  func release() { close(descriptor) }
}
