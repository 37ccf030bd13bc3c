/// The exit status of the process; the numbers agree with diff(1) for the first three.
enum ExitStatus: Int32, Error, Sendable, Comparable {
  /// Everything as expected.
  case success = 0
  /// A difference, a missing reference or a lint error was found, or something was recorded.
  case difference = 1
  /// The input, the usage or the configuration was wrong; nothing was written.
  case badInput = 2
  /// A component could not be built or rendered.
  case renderingFailed = 3
  /// A fault of Galley's own.
  case internalError = 4
  /// Stopped from outside.
  case interrupted = 130
  /// The reader of the output is gone: the number that a shell gives for the signal SIGPIPE.
  case readerGone = 141

  /// True when the first status is better than the second.
  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
