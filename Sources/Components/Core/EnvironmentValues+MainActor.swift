internal import Dispatch
internal import GalleyLayout
internal import GalleySystem

extension EnvironmentValues {
  /// Evaluates a body on the main actor and waits for it.
  ///
  /// A build that began on the main thread goes on there, also on the stacks that deep trees borrow
  /// from other threads while the main one waits; hence no check of the thread. A thread that the
  /// main one waits for stands in for it, one at a time.
  func onMainActor<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    var value: Value?
    withoutActuallyEscaping(body) { body in
      // The actor is held: only the compiler does not know.
      let unchecked = unsafeBitCast(body, to: (() -> Value).self)
      perform { value = unchecked() }
    }
    guard let value else { preconditionFailure("a body was not evaluated") }
    return value
  }

  private func perform(_ work: () -> Void) {
    if isOnMainActor { return work() }
    if let lease = MainThread.Lease.current { return lease.perform(work) }
    DispatchQueue.main.sync(execute: work)
  }
}
