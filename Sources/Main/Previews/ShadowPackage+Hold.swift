import GalleySystem

extension ShadowPackage {
  /// The right of one command to build in the folder of a shadow and to draw with what it built: the sources of another
  /// command would take the place of its own. The folder is free again after the last reference to the hold.
  final class Hold: Sendable {
    private let lock: FileLock

    /// Waits for the folder.
    ///
    /// - Parameter note: Takes a line before the wait for another command.
    init(_ folder: String, note: (String) -> Void = { Output.error.line($0) }) throws(FileError) {
      lock = try FileLock(path: "\(folder)/drawing") {
        note("note: another command draws in '\(folder)'; waiting for it")
      }
    }

    deinit { lock.release() }
  }
}
