import Dispatch
import Testing

/// Runs tasks on threads besides the few that all others share, which tests may hold for long.
final class OwnThreads: TaskExecutor {
  private let queue: DispatchQueue

  /// One thread at a time, or as many as there is work for.
  init(_ attributes: DispatchQueue.Attributes = []) {
    queue = DispatchQueue(label: "test", attributes: attributes)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Runs tests that wait in system calls on threads of their own, so that they hold up nobody.
struct OwnThread: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(OwnThreads()) { try await function() }
  }
}

extension Trait where Self == OwnThread {
  static var ownThread: OwnThread { OwnThread() }
}
