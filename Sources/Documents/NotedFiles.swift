package import GalleySystem
internal import Synchronization

/// The disk, remembering what was read and what was looked for.
package final class NotedFiles: FileReading {
  private struct Notes {
    var read: [String] = []
    var sought: [String] = []
  }
  private let notes = Mutex(Notes())

  /// Makes an empty memory.
  package init() {}

  /// The files that were read, in order.
  package var paths: [String] { notes.withLock { $0.read } }

  /// The files that were read or only looked for: when one of them appears, a document reads
  /// otherwise than before.
  package var soughtPaths: [String] { notes.withLock { $0.read + $0.sought } }

  /// Reads a file.
  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    notes.withLock { $0.read.append(path) }
    return try DiskFiles().read(path, limit: limit)
  }

  /// Asks the system.
  package func hasFile(_ path: String) -> Bool {
    notes.withLock { $0.sought.append(path) }
    return DiskFiles().hasFile(path)
  }
}
