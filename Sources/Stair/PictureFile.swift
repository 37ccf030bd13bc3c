import GalleySystem
import Synchronization

/// A file that bytes are sent to from any thread, one call at a time. It is opened for the first of
/// them, so that what cannot be drawn leaves no trace, and has its name after `commit`.
final class PictureFile: Sendable {
  private struct State: ~Copyable {
    var writer: AtomicWriter?
  }
  private let path: String
  private let state = Mutex(State())

  init(path: String) { self.path = path }

  func write(_ bytes: [UInt8]) throws(FileError) {
    try state.withLock { state -> Result<Void, FileError> in
      Result { () throws(FileError) in
        if state.writer == nil {
          if let folder { try Directory.create(folder) }
          state.writer = try AtomicWriter(path: path)
        }
        try bytes.withUnsafeBytes { buffer -> Result<Void, FileError> in
          Result { () throws(FileError) in try state.writer?.write(buffer) }
        }.get()
      }
    }.get()
  }

  func commit() throws(FileError) {
    try state.withLock { state -> Result<Void, FileError> in
      Result { () throws(FileError) in try state.writer?.commit() }
    }.get()
  }

  private var folder: String? {
    path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}

/// Bytes that are kept.
final class ByteMemory: Sendable {
  private let state = Mutex<[UInt8]>([])

  /// The bytes that were sent so far.
  var bytes: [UInt8] { state.withLock { $0 } }

  /// Takes what comes next.
  func append(_ bytes: [UInt8]) {
    state.withLock { if $0.isEmpty { $0 = bytes } else { $0 += bytes } }
  }
}

/// The number of bytes that were passed on.
final class ByteCount: Sendable {
  private let state = Atomic(0)

  var total: Int { state.load(ordering: .relaxed) }

  func add(_ count: Int) { state.wrappingAdd(count, ordering: .relaxed) }
}
