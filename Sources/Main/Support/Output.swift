import GalleyPlatform
import GalleySnapshots
import GalleySystem

/// The process's two output streams, written without buffering of our own.
enum Output {
  /// Results. A failure to write them is an error of the command.
  static let standard = ResultStream()
  /// Everything that is not a result: diagnostics, progress.
  static let error = MessageStream()
}

/// Standard output.
struct ResultStream: Sendable {
  private let stream = OutputStream(descriptor: STDOUT_FILENO)

  /// Writes text as it is.
  func write(_ text: String) throws(FileError) { try send(Array(text.utf8)) }

  /// Writes lines that may hold text from outside, and a line feed.
  func line(_ text: String) throws(FileError) { try write(text.printable + "\n") }

  /// Sends bytes, all of them or none that count.
  func send(_ bytes: [UInt8]) throws(FileError) {
    guard let reason = stream.write(bytes) else { return }
    throw FileError(operation: "write", path: Self.name, reason: reason)
  }

  private static let name = "standard output"

  /// True for the error of a reader that has read enough, such as `head`.
  static func isReaderGone(_ error: any Error) -> Bool {
    guard let error = error as? FileError, error.path == name else { return false }
    return error.reason == String(cString: strerror(EPIPE))
  }

  /// True if a person is looking.
  var isTerminal: Bool { stream.isTerminal }

  /// True if colours may be used.
  var allowsColor: Bool { stream.allowsColor }
}

/// Standard error. Failures are ignored: there is nowhere left to report them.
struct MessageStream: Sendable {
  private let stream = OutputStream(descriptor: STDERR_FILENO)

  /// Writes text as it is.
  func write(_ text: String) { _ = stream.write(Array(text.utf8)) }

  /// Writes lines that may hold text from outside, and a line feed.
  func line(_ text: String) { write(text.printable + "\n") }

  /// True if a person is looking.
  var isTerminal: Bool { stream.isTerminal }

  /// True if colours may be used.
  var allowsColor: Bool { stream.allowsColor }
}

private struct OutputStream: Sendable {
  let descriptor: Int32

  /// Writes bytes as they are; the system's words when not all of them could be.
  func write(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBytes { systemWrite(descriptor, $0) } ? nil : lastSystemError()
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  var allowsColor: Bool {
    TerminalReport.allowsColor(environment: ProcessVariables.all, isTerminal: isTerminal)
  }
}
