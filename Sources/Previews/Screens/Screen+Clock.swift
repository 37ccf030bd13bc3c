import CGalleyConformances
import GalleySceneSnapshots
import GalleySwiftUI

extension Screen {
  /// The most timers that fire in one step.
  private static let mostFirings = 20_000

  /// Lets time pass on the clock of the screen: timers of Combine fire, each at its moment, `TimelineView`s and
  /// dates follow.
  ///
  /// - Parameter seconds: At most a day.
  public func wait(_ seconds: Double) throws(ScreenError) {
    let action = "wait \(ScreenValue.number(seconds))"
    let longest = ScreenStep.Action.longestWait
    guard (0...longest).contains(seconds) else {
      throw failure(action, .refused("it takes 0 to \(ScreenValue.number(longest)) seconds"))
    }
    let end = touches.now + seconds
    for _ in 0..<Self.mostFirings {
      let start = touches.now
      guard touches.fireTimer(until: end) else {
        return try perform(action) { move(to: end) }
      }
      pass(touches.now - start)
      if isDirty { try perform(action) {} }
    }
    throw failure(action, .refused("timers fire more than \(Self.mostFirings) times"))
  }

  private func move(to end: Double) {
    pass(end - touches.now)
    touches.moveClock(to: end)
  }

  /// Moves the clock of the process, which is frozen where previews are drawn.
  private func pass(_ seconds: Double) { galley_pass(Int64((seconds * 1e9).rounded())) }
}
