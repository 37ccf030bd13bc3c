package import GalleySystem
internal import Synchronization

/// Files, remembering what was read and what was looked for.
package final class NotedFiles: FileReading {
  private struct Notes {
    var read: [String] = []
    var sought: [String] = []
    /// The hashes of what was read; 0 for files that were looked for and not there.
    var digests: [String: UInt64] = [:]
  }
  private let notes = Mutex(Notes())
  private let files: any FileReading

  /// Makes an empty memory over files.
  package init(over files: any FileReading = DiskFiles()) { self.files = files }

  /// The files that were read, in order.
  package var paths: [String] { notes.withLock { $0.read } }

  /// The files that were read or only looked for: when one of them appears, a document reads
  /// otherwise than before.
  package var soughtPaths: [String] { notes.withLock { $0.read + $0.sought } }

  /// The same files in the order of their paths, with the hashes of the bytes that were read; 0 for
  /// what was not there.
  package var digests: [(path: String, digest: UInt64)] {
    notes.withLock { $0.digests }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Reads a file.
  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    notes.withLock { $0.read.append(path) }
    do throws(FileError) {
      let bytes = try files.read(path, limit: limit)
      note(path, ContentHash.of(bytes))
      return bytes
    } catch {
      note(path, File.digest(path))
      throw error
    }
  }

  /// Asks the system.
  package func hasFile(_ path: String) -> Bool {
    let isThere = files.hasFile(path)
    notes.withLock { notes in
      notes.sought.append(path)
      // A file that exists is read next, and noted then.
      if !isThere { notes.digests[path] = 0 }
    }
    return isThere
  }

  private func note(_ path: String, _ digest: UInt64?) {
    notes.withLock { $0.digests[path] = digest ?? 0 }
  }
}
