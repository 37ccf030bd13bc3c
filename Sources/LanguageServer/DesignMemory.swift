import GalleyDocuments
import GalleyParsing
import GalleyStair
import GalleySystem
import Synchronization

/// The names from themes and style sheets that were read for the last requests: during typing, every request
/// needs the names that they define, and they hardly ever change.
final class DesignMemory: Sendable {
  /// The values that decide which files are read: the path of a document and its keys about its design.
  private struct Key: Hashable {
    /// The document's path, for its own suite file is beside it.
    let path: String
    let words: [[UInt8]?]

    init(_ document: OpenDocument) {
      path = document.source.name
      // A component alone has no such keys, whatever they are called.
      words =
        ["root", "canvas"].map { document.syntax[$0] == nil ? nil : [] }
        + ["snapshot", "theme", "styleSheet", "stylesheet"].map { key in
          document.syntax[key].map { Array(document.source.bytes[$0.range.start..<$0.range.end]) }
        }
    }
  }

  /// The state of a file when it was read: as it is open, or on the disk.
  private enum State: Hashable {
    case open(UInt64)
    case saved(FileStamp?)
  }

  private struct Known {
    var names: ThemeNames
    var states: [String: State]
  }

  private static let capacity = 16
  private let known = Mutex<[Key: Known]>([:])

  /// The names that a document may use, read only when one of the files is another than before.
  ///
  /// - Parameter texts: The open files by their paths.
  func names(
    in document: OpenDocument, _ reading: DocumentRenderer, texts: [String: [UInt8]]
  ) -> ThemeNames {
    let key = Key(document)
    func state(of path: String) -> State {
      texts[path].map { .open(ContentHash.of($0)) } ?? .saved(FileStamp(of: path))
    }
    let last = known.withLock { $0[key] }
    if let last, last.states.allSatisfy({ state(of: $0.key) == $0.value }) { return last.names }
    let noted = NotedFiles(over: reading.loader.files)
    var reading = reading
    reading.loader.files = noted
    let names = reading.governed(over: document.source).loader.names(
      in: document.syntax, of: document.source)
    let states = Dictionary(noted.soughtPaths.map { ($0, state(of: $0)) }) { $1 }
    known.withLock { known in
      if known.count >= Self.capacity { known.removeAll() }
      known[key] = Known(names: names, states: states)
    }
    return names
  }
}
