import Synchronization

/// True if something still goes on, for those who look at it from elsewhere.
final class Life: Sendable {
  private let ended = Atomic(false)

  var isGoingOn: Bool { !ended.load(ordering: .relaxed) }

  func end() { ended.store(true, ordering: .relaxed) }
}
