import GalleySystem

/// What is left to one picture: its limits, and when it was begun.
package struct PictureBudget: Sendable {
  /// What the picture may cost.
  let limits: RenderingLimits
  /// When the picture must be finished; nil is whenever it is.
  private let deadline: ContinuousClock.Instant?

  /// The budget of a picture that is begun now.
  ///
  /// - Parameter spent: What the picture took so far.
  package init(_ limits: RenderingLimits = RenderingLimits(), after spent: Duration = .zero) {
    self.limits = limits
    deadline = limits.maximumTime.map { .now + ($0 - spent) }
  }

  /// Refuses to go on with a picture that takes too long.
  func requireTime() throws(RenderingError) {
    guard let deadline, let time = limits.maximumTime, deadline < .now else { return }
    throw .outOfTime(allowed: time)
  }

  /// Refuses to go on with a picture that takes too long, or while the process holds too much.
  package func requireProgress() throws(RenderingError) {
    try requireTime()
    guard let memory = limits.maximumMemory, let resident = ProcessMemory.resident,
      resident > memory
    else { return }
    throw .outOfMemory(resident, allowed: memory)
  }

  /// Refuses a buffer that the machine has no memory for.
  func require(bytes: Int) throws(RenderingError) {
    try requireProgress()
    guard !ProcessMemory.allows(bytes) else { return }
    throw .outOfMemory(bytes, allowed: nil)
  }
}
