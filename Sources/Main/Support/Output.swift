import GalleyFiles
import GalleySnapshots

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process's two output streams, written without buffering of our own.
enum Output {
  /// Results. What cannot be written is an error of the command.
  static let standard = ResultStream()
  /// Everything that is not a result: diagnostics, progress.
  static let error = MessageStream()
}

/// Standard output.
struct ResultStream: Sendable {
  private let stream = OutputStream(descriptor: STDOUT_FILENO)

  /// Writes text as it is.
  func write(_ text: String) throws(FileError) { try send(Array(text.utf8)) }

  /// Writes text and a line feed.
  func line(_ text: String) throws(FileError) { try write(text + "\n") }

  /// Sends bytes, all of them or none that count.
  func send(_ bytes: [UInt8]) throws(FileError) {
    guard let reason = stream.write(bytes) else { return }
    throw FileError(operation: "write", path: "standard output", reason: reason)
  }

  /// Whether a person is looking.
  var isTerminal: Bool { stream.isTerminal }

  /// Whether colours may be used.
  var allowsColor: Bool { stream.allowsColor }
}

/// Standard error. Failures are ignored: there is nowhere left to report them.
struct MessageStream: Sendable {
  private let stream = OutputStream(descriptor: STDERR_FILENO)

  /// Writes text as it is.
  func write(_ text: String) { _ = stream.write(Array(text.utf8)) }

  /// Writes text and a line feed.
  func line(_ text: String) { write(text + "\n") }

  /// Whether a person is looking.
  var isTerminal: Bool { stream.isTerminal }

  /// Whether colours may be used.
  var allowsColor: Bool { stream.allowsColor }
}

private struct OutputStream: Sendable {
  let descriptor: Int32

  /// Writes bytes as they are; the system's words when not all of them could be.
  func write(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Self.systemWrite(
          descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return String(cString: strerror(errno)) }
        written += count
      }
      return nil
    }
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  var allowsColor: Bool {
    TerminalReport.allowsColor(environment: ProcessVariables.all, isTerminal: isTerminal)
  }

  private static func systemWrite(_ file: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, start, count)
    #elseif canImport(Musl)
      Musl.write(file, start, count)
    #else
      Darwin.write(file, start, count)
    #endif
  }
}
