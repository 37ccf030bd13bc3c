import GalleyFiles
import Synchronization

/// A file, or standard output, that bytes are sent to from any thread.
final class FileSink: Sendable {
  private struct State: ~Copyable {
    var writer: AtomicWriter?
    var count = 0
  }
  private let state: Mutex<State>

  /// Opens the file; nil is standard output.
  init(path: String?) throws(FileError) {
    guard let path else {
      state = Mutex(State(writer: nil))
      return
    }
    state = Mutex(State(writer: try AtomicWriter(path: path)))
  }

  /// Appends bytes.
  func write(_ bytes: [UInt8]) throws(FileError) {
    let result = state.withLock { state -> Result<Void, FileError> in
      state.count += bytes.count
      return bytes.withUnsafeBytes { buffer in
        do throws(FileError) {
          if state.writer == nil {
            try Output.standard.send(buffer)
          } else {
            try state.writer?.write(buffer)
          }
          return .success(())
        } catch {
          return .failure(error)
        }
      }
    }
    try result.get()
  }

  /// Gives the file its name.
  ///
  /// - Returns: The number of bytes that were written.
  func commit() throws(FileError) -> Int {
    let result = state.withLock { state -> Result<Int, FileError> in
      do throws(FileError) {
        try state.writer?.commit()
        return .success(state.count)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
