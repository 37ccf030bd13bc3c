package import Foundation

/// The clock of a screen, which does not move until a step waits. A picture has none, and its timers never fire.
///
/// It belongs to the main actor in all but name, as the session of the screen does.
package final class ScreenClock: @unchecked Sendable {
  /// The clock of the screen for which code runs.
  @TaskLocal package static var current: ScreenClock?

  private struct Timer {
    var next: Double
    let interval: Double
    let fire: () -> Void
  }

  /// Seconds since the screen was shown.
  package private(set) var now = 0.0
  /// The timers in the order in which they began.
  private var timers: [(number: Int, timer: Timer)] = []
  private var count = 0

  private let start: Date

  /// - Parameter start: The moment that it shows at first.
  package init(start: Date) { self.start = start }

  /// The moment that it shows.
  package var date: Date { start.addingTimeInterval(now) }

  /// Calls a function in intervals, the first time after one of them.
  func repeats(every interval: Double, _ fire: @escaping () -> Void) -> AnyCancellable {
    count += 1
    let number = count
    // A timer without an interval fires once in a millisecond, as Foundation's does.
    let interval = max(interval, 0.001)
    timers.append((number, Timer(next: now + interval, interval: interval, fire: fire)))
    return AnyCancellable { [weak self] in self?.timers.removeAll { $0.number == number } }
  }

  /// The moment at which the next timer fires, if it does so until another moment.
  package func nextFiring(until end: Double) -> Double? {
    timers.map(\.timer.next).min().flatMap { $0 <= end ? $0 : nil }
  }

  /// Moves the clock and fires the timers that are due then.
  package func move(to moment: Double) {
    now = max(now, moment)
    for (number, timer) in timers where timer.next <= now {
      guard let index = timers.firstIndex(where: { $0.number == number }) else { continue }
      timers[index].timer.next = timer.next + timer.interval
      timer.fire()
    }
  }
}
