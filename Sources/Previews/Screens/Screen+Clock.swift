import CGalleyConformances
import GalleySceneSnapshots
import GalleySwiftUI

extension Screen {
  /// The most timers that fire in one step.
  private static let mostFirings = 20_000

  /// Lets time pass on the clock of the screen: sleeping tasks go on, timers fire and queues run what was put off,
  /// each at its moment; `TimelineView`s and dates follow.
  ///
  /// - Parameter seconds: At most a day.
  public func wait(_ seconds: Double) throws(ScreenError) {
    let action = "wait \(ScreenValue.number(seconds))"
    let longest = ScreenStep.Action.longestWait
    guard (0...longest).contains(seconds) else {
      throw failure(action, .refused("it takes 0 to \(ScreenValue.number(longest)) seconds"))
    }
    let end = touches.moment(after: seconds)
    for _ in 0..<Self.mostFirings {
      guard let next = touches.nextFiring(until: end) else {
        return try perform(action) { move(to: end) }
      }
      try perform(action, isAlwaysLaidOut: false) { move(to: next) }
    }
    throw failure(action, .refused("timers fire more than \(Self.mostFirings) times"))
  }

  /// Moves the clock of the process, which is frozen where previews are drawn, and that of the screen.
  private func move(to moment: Double) {
    let (old, new) = ((touches.now * 1e9).rounded(), (moment * 1e9).rounded())
    galley_pass(Int64(new - old))
    touches.moveClock(to: moment)
  }
}
