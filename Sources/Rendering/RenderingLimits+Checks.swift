import GalleySystem

extension RenderingLimits {
  /// These limits for a picture that is begun now.
  ///
  /// - Parameter spent: What the picture took so far.
  package func begun(after spent: Duration = .zero) -> RenderingLimits {
    var limits = self
    limits.deadline = maximumTime.map { .now + ($0 - spent) }
    return limits
  }

  /// Refuses a tree of so many elements.
  package func require(elements: Int) throws(RenderingError) {
    guard elements > maximumElements else { return }
    throw .tooManyElements(elements, allowed: maximumElements)
  }

  /// Refuses to go on with a picture that takes too long.
  func requireTime() throws(RenderingError) {
    guard let deadline, let maximumTime, deadline < .now else { return }
    throw .outOfTime(allowed: maximumTime)
  }

  /// Refuses to go on with a picture that takes too long, or while the process holds too much.
  package func requireProgress() throws(RenderingError) {
    try requireTime()
    guard let maximumMemory, let resident = ProcessMemory.resident, resident > maximumMemory else {
      return
    }
    throw .outOfMemory(resident, allowed: maximumMemory)
  }

  /// Refuses a buffer that the machine has no memory for.
  func require(bytes: Int) throws(RenderingError) {
    try requireProgress()
    guard !ProcessMemory.allows(bytes) else { return }
    throw .outOfMemory(bytes, allowed: nil)
  }
}
