import Synchronization

/// Hands out band numbers to threads, the caller's among them, and waits for all of them.
struct BandSchedule {
  let count: Int
  let threads: Int

  /// Runs `work` once on each thread; it asks for bands until there are none.
  ///
  /// - Throws: The error of the lowest thread that failed; the others stop at their next band.
  func run(
    _ work: @escaping @Sendable (() -> Int?) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    let state = BandCounter(count: count)
    let body: @Sendable () -> Void = {
      do throws(RenderingError) {
        try work { state.next() }
      } catch {
        state.fail(error)
      }
    }
    var helpers: [Helper] = []
    for _ in 1..<max(1, min(threads, count)) {
      // A system that refuses threads still gets its picture from the caller's own.
      guard let thread = try? WorkerThread(body) else { break }
      helpers.append(Helper(thread))
    }
    body()
    for helper in helpers { helper.join() }
    if let error = state.failure { throw error }
  }
}

/// A thread kept in an array until it is joined.
private final class Helper {
  private var thread: WorkerThread?
  init(_ thread: consuming WorkerThread) { self.thread = consume thread }
  func join() { thread.take()?.join() }
}

/// The next band to draw, and the first failure.
final class BandCounter: Sendable {
  private let position = Atomic(0)
  private let count: Int
  private let error = Mutex<RenderingError?>(nil)

  init(count: Int) { self.count = count }

  func next() -> Int? {
    let band = position.wrappingAdd(1, ordering: .relaxed).oldValue
    return band < count ? band : nil
  }

  func fail(_ failure: RenderingError) {
    error.withLock { $0 = $0 ?? failure }
    position.store(count, ordering: .relaxed)
  }

  var failure: RenderingError? { error.withLock { $0 } }
}
