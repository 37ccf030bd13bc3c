import GalleyPlatform
import Synchronization

/// Threads that share a list of jobs.
package enum Workers {
  /// Runs a job for every index below `count` and waits for all of them. Indices are taken in
  /// order by whichever thread is free; the caller's thread is one of them, so that a system that
  /// refuses threads still gets its work done.
  ///
  /// - Parameter threads: The most threads that work at once; less than 1 counts as 1.
  package static func run(
    _ count: Int, threads: Int, stackBytes: Int = 8 << 20, _ job: @escaping @Sendable (Int) -> Void
  ) {
    let position = Position()
    let work: @Sendable () -> Void = {
      while true {
        let index = position.take()
        guard index < count else { return }
        job(index)
      }
    }
    // While the main thread waits here, the others may act in its place.
    let lease = MainThread.isCurrent ? MainThread.Lease() : MainThread.Lease.current
    let drain: @Sendable () -> Void = {
      MainThread.Lease.$current.withValue(lease, operation: work)
    }
    var helpers: [Helper] = []
    for _ in 1..<max(1, min(threads, count)) {
      guard let thread = WorkerThread(stackBytes: stackBytes, drain) else { break }
      helpers.append(Helper(thread))
    }
    drain()
    for helper in helpers { helper.join() }
  }

  /// The values of a job for every index below `count`, in the order of the indices.
  ///
  /// - Parameter threads: The most threads that work at once; less than 1 counts as 1.
  package static func map<Value>(
    _ count: Int, threads: Int, _ job: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    map(count, threads: threads, scratch: ()) { _, index in job(index) }
  }

  /// The same for a job with memory that serves one index after the other.
  ///
  /// - Parameter scratch: Makes that memory, once on each thread that works.
  package static func map<Scratch: ~Copyable, Value>(
    _ count: Int, threads: Int, scratch: @escaping @autoclosure @Sendable () -> Scratch,
    _ job: @escaping @Sendable (inout Scratch, Int) -> Value
  ) -> [Value] {
    [Value](unsafeUninitializedCapacity: max(0, count)) { buffer, filled in
      // Every index is taken by one thread, and `run` waits for all of them.
      nonisolated(unsafe) let places = buffer
      let position = Position()
      let lanes = max(1, min(threads, count))
      run(lanes, threads: lanes) { _ in
        var index = position.take()
        guard index < count else { return }
        var memory = scratch()
        while index < count {
          places.initializeElement(at: index, to: job(&memory, index))
          index = position.take()
        }
      }
      filled = max(0, count)
    }
  }

  /// The next index to work on.
  private final class Position: Sendable {
    private let next = Atomic(0)
    func take() -> Int { next.wrappingAdd(1, ordering: .relaxed).oldValue }
  }

  /// A thread kept in an array until it is joined.
  private final class Helper {
    private var thread: WorkerThread?
    init(_ thread: consuming WorkerThread) { self.thread = consume thread }
    func join() { thread.take()?.join() }
  }
}
