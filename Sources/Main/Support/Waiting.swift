import Dispatch
import GalleySystem
import Synchronization

/// Waits for what runs in tasks.
enum Waiting {
  /// Runs work to its end. The main thread waits meanwhile, so that others may replace it.
  static func run(_ work: @escaping @Sendable () async throws -> Void) throws {
    let end = DispatchSemaphore(value: 0)
    let failure = FailureBox()
    GalleySystem.Workers.run(1, threads: 1) { _ in
      Task {
        do { try await work() } catch { failure.put(error) }
        end.signal()
      }
      end.wait()
    }
    if let error = failure.error { throw error }
  }
}

/// The box for the error of a task.
private final class FailureBox: Sendable {
  private let kept = Mutex<(any Error)?>(nil)

  var error: (any Error)? { kept.withLock { $0 } }
  func put(_ error: any Error) { kept.withLock { $0 = error } }
}
