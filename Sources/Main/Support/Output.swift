import GalleyFiles

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
    text.withUTF8 { _ = write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes text and a line feed.
  func line(_ text: String) { write(text + "\n") }

  /// Sends bytes of a picture, all of them or none that count.
  func send(_ bytes: [UInt8]) throws(FileError) {
    guard !bytes.withUnsafeBytes(write) else { return }
    let name = self == .standard ? "standard output" : "standard error"
    throw FileError(operation: "write", path: name, reason: String(cString: strerror(errno)))
  }

  /// Writes bytes as they are; false when not all of them could be.
  private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = Self.systemWrite(
        rawValue, bytes.baseAddress! + written, bytes.count - written)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
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
