#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One of the process's two output streams, written without buffering of our own.
enum Output: Int32, Sendable {
  /// Results.
  case standard = 1
  /// Everything that is not a result: diagnostics, progress.
  case error = 2

  /// Writes text as it is. Failures are ignored: there is nowhere left to report them.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes text and a line feed.
  func line(_ text: String) { write(text + "\n") }

  /// Writes bytes as they are.
  func write(_ bytes: UnsafeRawBufferPointer) {
    var written = 0
    while written < bytes.count {
      let count = Self.systemWrite(
        rawValue, bytes.baseAddress! + written, bytes.count - written)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      written += count
    }
  }

  /// Whether a person is looking.
  var isTerminal: Bool { isatty(rawValue) == 1 }

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
