import GalleyPlatform
import GalleySnapshots
import GalleySystem

/// Asks the terminal what it can show.
enum TerminalQuestion {
  /// The time that the terminal has to answer, in milliseconds: there may be a network between us, and a
  /// later answer would be mistaken for typed input. Nearly every terminal answers the last question, so that
  /// nobody waits that long.
  private static let patience: Int32 = 1_000

  /// Returns the answers; nothing without a terminal to query, or if it is silent.
  static func ask(_ environment: [String: String]) -> [UInt8] {
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { _ = close(descriptor) }
    var before = termios()
    // A background process must not touch the terminal: the system would stop it.
    guard tcgetpgrp(descriptor) == getpgrp(), tcgetattr(descriptor, &before) == 0 else { return [] }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(descriptor, TCSANOW, &raw) == 0 else { return [] }
    defer { tcsetattr(descriptor, TCSANOW, &before) }
    let questions = Array(TerminalAnswers.questions(environment: environment).utf8)
    guard questions.withUnsafeBytes({ systemWrite(descriptor, $0) }) else { return [] }
    return read(descriptor)
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    while !TerminalAnswers.isComplete(bytes), bytes.count < 4096 {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, patience) > 0 else { break }
      var piece = [UInt8](repeating: 0, count: 256)
      let count = systemRead(descriptor, &piece, piece.count)
      guard count > 0 else { break }
      bytes += piece[..<count]
    }
    return bytes
  }
}
