internal import CGalleySystem
internal import Dispatch
import GalleyPlatform
internal import Synchronization

/// The thread that the main actor runs on.
///
/// It is the one that the process began with until an asynchronous main function, that of a test
/// runner for instance, hands the main queue over to Dispatch; from then on any thread may be it
/// for a while.
package enum MainThread {
  /// True if the caller runs on it.
  package static var isCurrent: Bool {
    galley_is_main_thread() != 0 || DispatchQueue.getSpecific(key: mark) != nil
  }

  /// The mark of the main queue.
  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  /// The right of threads that the main one waits for to stand in for it, one at a time.
  package final class Lease: Sendable {
    private let lock = Mutex(())

    /// The lease that this thread works under, if the main thread waits for it.
    @TaskLocal package static var current: Lease?
    /// Whether this thread stands in for the main one just now.
    @TaskLocal fileprivate static var isHeld = false

    /// Does work that belongs to the main thread.
    package func perform(_ work: () -> Void) {
      if Self.isHeld { return work() }
      lock.withLock { _ in Self.$isHeld.withValue(true) { work() } }
    }
  }
}
