import Synchronization

/// The progress of long work, on one line of standard error that the next one replaces. It is not shown if
/// the output goes to a file, or if there is little to wait for.
struct ProgressLine: Sendable {
  private let total: Int
  private let noun: String
  private let isShown: Bool
  /// The number of items done between one line and the next: more than 200 lines are not read, and writing
  /// them takes longer than small work.
  private let step: Int
  /// With fewer items the wait is too short for a line.
  private static let least = 20

  init(of total: Int, _ noun: String, isSilent: Bool = false) {
    (self.total, self.noun) = (total, noun)
    step = max(1, total / 200)
    isShown = total >= Self.least && !isSilent && Output.error.isTerminal
  }

  /// Removes the line, so that other output can follow.
  func clear() {
    if isShown { Output.error.write("\r\u{1B}[K") }
  }

  /// Says how much is done; nothing once it is all.
  func show(_ done: Int) {
    guard isShown, done < total, done % step == 0 else { return }
    Output.error.write("\r\u{1B}[K\(done) of \(total) \(noun)")
  }
}

/// A progress line that counts from any thread, and goes away when all is done.
final class ProgressCount: Sendable {
  private let done = Mutex(0)
  private let total: Int
  private let line: ProgressLine

  init(of total: Int, _ noun: String, isSilent: Bool = false) {
    self.total = total
    line = ProgressLine(of: total, noun, isSilent: isSilent)
  }

  /// Counts one more.
  func advance() {
    done.withLock { done in
      done += 1
      line.show(done)
      if done == total { line.clear() }
    }
  }
}
