package import Foundation

/// The clock of a screen, which does not move until a step waits. A picture has none, and its timers never fire.
///
/// It belongs to the main actor in all but name, as the session of the screen does.
package final class ScreenClock: @unchecked Sendable {
  /// The clock of the screen for which code runs.
  @TaskLocal package static var current: ScreenClock?

  private struct Timer {
    var next: Double
    /// Nil for a timer that fires once.
    let interval: Double?
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

  /// A moment to the nanosecond, so that sums of times meet where their decimal numbers do.
  package static func moment(_ seconds: Double) -> Double { (seconds * 1e9).rounded() / 1e9 }

  /// Calls a function in intervals, the first time after one of them.
  func repeats(every interval: Double, _ fire: @escaping () -> Void) -> AnyCancellable {
    // A timer without an interval fires once in a millisecond, as Foundation's does.
    let interval = max(interval, 0.001)
    return ending(append(Timer(next: now + interval, interval: interval, fire: fire)))
  }

  /// Calls a function once, after a time.
  func once(after delay: Double, _ fire: @escaping () -> Void) -> AnyCancellable {
    ending(append(Timer(next: now + delay, interval: nil, fire: fire)))
  }

  /// The same for good: nothing takes it back.
  package func schedule(after delay: Double, _ fire: @escaping () -> Void) {
    _ = append(Timer(next: now + delay, interval: nil, fire: fire))
  }

  private func append(_ timer: Timer) -> Int {
    var timer = timer
    timer.next = Self.moment(timer.next)
    count += 1
    timers.append((count, timer))
    return count
  }

  private func ending(_ number: Int) -> AnyCancellable {
    AnyCancellable { [weak self] in self?.timers.removeAll { $0.number == number } }
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
      if let interval = timer.interval {
        timers[index].timer.next = Self.moment(timer.next + interval)
      } else {
        timers.remove(at: index)
      }
      timer.fire()
    }
  }
}
