import Synchronization
import Testing

@testable import GalleySystem

/// Counts that any thread may add to.
private final class Tally: Sendable {
  let counts: Mutex<[Int]>
  init(_ count: Int) { counts = Mutex(Array(repeating: 0, count: count)) }
}

@Test("every job runs exactly once, on any number of threads", arguments: [-1, 0, 1, 2, 4, 64])
func everyJobOnce(threads: Int) {
  let tally = Tally(100)
  Workers.run(100, threads: threads) { index in tally.counts.withLock { $0[index] += 1 } }
  #expect(tally.counts.withLock { $0 } == Array(repeating: 1, count: 100))
}

@Test("no jobs are no work")
func noJobs() {
  Workers.run(0, threads: 4) { _ in Issue.record("there is nothing to run") }
}

@Test("a thread runs its closure before it is joined")
func join() throws {
  let tally = Tally(1)
  let thread = WorkerThread { tally.counts.withLock { $0[0] = 7 } }
  thread?.join()
  #expect(tally.counts.withLock { $0[0] } == 7)
}

@Test("there is at least one processor")
func processors() { #expect(Workers.processorCount >= 1) }

@Test(
  "values come in the order of their indices, on any number of threads", arguments: [0, 1, 3, 64])
func mapped(threads: Int) {
  #expect(Workers.map(50, threads: threads) { "\($0)" } == (0..<50).map { "\($0)" })
  let made = Tally(1)
  @Sendable func scratch() -> Int {
    made.counts.withLock { $0[0] += 1 }
    return 0
  }
  let values = Workers.map(50, threads: threads, scratch: scratch()) { count, index in
    count += 1
    return index
  }
  #expect(values == Array(0..<50))
  #expect((1...max(1, threads)).contains(made.counts.withLock { $0[0] }))
  #expect(Workers.map(0, threads: threads) { $0 }.isEmpty)
}
