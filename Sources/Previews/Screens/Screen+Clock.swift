import CGalleyConformances
import GalleySceneSnapshots
import GalleySwiftUI

extension Screen {
  /// The most timers that fire in one step.
  private static let mostFirings = 20_000

  /// Lets time pass on the clock of the screen: sleeping tasks go on, timers fire and queues run what was put off,
  /// each at its moment; `TimelineView`s and dates follow. Animations end, and what waits for their end runs.
  ///
  /// - Parameter seconds: At most a day.
  public func wait(_ seconds: Double) throws(ScreenError) {
    let action = "wait \(ScreenValue.number(seconds))"
    try require(seconds, action)
    isUnderWay = false
    let end = touches.moment(after: seconds)
    try fire(until: end, action)
    try perform(action) { move(to: end) }
  }

  /// Lets time pass until so many seconds after the last action, and shows animations as they are then. The next action
  /// shows them at their end again. Elements have the frames to which the animations lead.
  ///
  /// - Parameter seconds: The time since the last action, at most a day and not before now.
  public func at(_ seconds: Double) throws(ScreenError) {
    let action = "at \(ScreenValue.number(seconds))"
    try require(seconds, action)
    let end = acted + seconds
    guard end >= touches.now - 1e-9 else {
      throw failure(action, .refused("time does not go back"))
    }
    isUnderWay = true
    try pass(until: end, action)
  }

  /// Lets time pass without an action.
  func pass(until end: Double, _ action: String) throws(ScreenError) {
    let end = max(touches.moment(after: end - touches.now), touches.now)
    try fire(until: end, action)
    try perform(action, isAlwaysLaidOut: false) { move(to: end) }
  }

  private func require(_ seconds: Double, _ action: String) throws(ScreenError) {
    let longest = ScreenStep.Action.longestWait
    guard (0...longest).contains(seconds) else {
      throw failure(action, .refused("it takes 0 to \(ScreenValue.number(longest)) seconds"))
    }
  }

  /// Lets the timers fire that are due until a moment, each at its own.
  private func fire(until end: Double, _ action: String) throws(ScreenError) {
    for _ in 0..<Self.mostFirings {
      guard let next = touches.nextFiring(until: end) else { return }
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
