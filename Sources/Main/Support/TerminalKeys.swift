import GalleyPlatform
import GalleySystem

/// Keys on standard input as they are pressed, without return; of a pipe its characters.
enum TerminalKeys {
  /// The character for a key that has no letter, such as an arrow, or a letter beyond ASCII.
  static let other: Character = "\u{FFFD}"

  /// Returns the first of the keys that were pressed before, or waits for one.
  static func next(after typed: inout [UInt8]) -> Character? {
    if typed.isEmpty { return next() }
    let byte = typed.removeFirst()
    return isEnd(byte) ? nil : byte < 0x80 ? Character(Unicode.Scalar(byte)) : other
  }

  /// Waits for a key.
  ///
  /// - Returns: The key, or nil at the end of the input and when Control-C or Control-D is pressed.
  static func next() -> Character? {
    withoutLines {
      var byte: UInt8 = 0
      guard systemRead(STDIN_FILENO, &byte, 1) == 1, !isEnd(byte) else { return nil }
      guard byte == 0x1B || byte >= 0x80 else { return Character(Unicode.Scalar(byte)) }
      // The rest of what such a key sends is at hand already.
      while isReady(within: 0), systemRead(STDIN_FILENO, &byte, 1) == 1 {}
      return other
    }
  }

  /// Control-C and Control-D of a terminal that makes no signals of them. An end of the input that came
  /// while the terminal gathered lines is a zero afterwards, and nothing follows it.
  private static func isEnd(_ byte: UInt8) -> Bool { byte == 0 || byte == 3 || byte == 4 }

  /// Returns true if a key was pressed, or the input has ended.
  static func isReady(within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  /// Does something while the terminal neither gathers keys to lines nor shows them. It is as it was
  /// while no key is awaited, so that whatever ends the process then leaves a terminal that works.
  static func withoutLines<Value>(_ body: () -> Value) -> Value {
    var before = termios()
    guard isatty(STDIN_FILENO) == 1, tcgetpgrp(STDIN_FILENO) == getpgrp(),
      tcgetattr(STDIN_FILENO, &before) == 0
    else { return body() }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
    return body()
  }
}
