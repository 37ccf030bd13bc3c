import GalleySystem
import Synchronization

/// What the checks of a process wrote into sources: the compiler's line numbers are those from
/// before.
final class InlineEdits: Sendable {
  /// The only one that all checks share.
  static let ofProcess = InlineEdits()

  private struct Insertion {
    /// The line of the call when it was compiled.
    var line: Int
    /// The lines that the file has more since then.
    var lines: Int
  }
  private let insertions = Mutex<[String: [Insertion]]>([:])

  /// Writes the text that a call expects behind it.
  ///
  /// - Returns: True if a call was found.
  func write(_ text: String, to path: String, line: Int, column: Int) throws(FileError) -> Bool {
    try insertions.withLock { insertions -> Result<Bool, FileError> in
      Result { () throws(FileError) in
        let earlier = insertions[path, default: []]
        let moved = earlier.filter { $0.line < line }.reduce(0) { $0 + $1.lines }
        let source = try File.read(path)
        let edit = InlineEdit(source: source, line: line + moved, column: column)
        guard let edited = edit.inserting(text) else { return false }
        try File.write(edited, to: path, durably: true)
        let lines = { (bytes: [UInt8]) in bytes.count { $0 == UInt8(ascii: "\n") } }
        insertions[path, default: []].append(
          Insertion(line: line, lines: lines(edited) - lines(source)))
        return true
      }
    }.get()
  }
}
