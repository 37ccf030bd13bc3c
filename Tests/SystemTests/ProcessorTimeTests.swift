import GalleyPlatform
import Testing

@testable import GalleySystem

@Suite("Processor time")
struct ProcessorTimeTests {
  @Test("The parent and the times are read although the program's name has spaces and parentheses")
  func line() throws {
    let line = "17 (a) b (c)) S 5 17 17 0 -1 4194560 1 2 3 4 10 20 30 40 20 0 1 0 99"
    let (parent, time) = try #require(ProcessorTime.read(line))
    #expect(parent == 5)
    #expect(time == 100)
    let parentless = "17 (a) S x 17 17 0 -1 0 1 2 3 4 10 20 30 40"
    for broken in ["", "17 (a)", "17 (a) S", "17 a S 5", parentless] {
      #expect(ProcessorTime.read(broken) == nil, "\(broken)")
    }
  }

  #if os(Linux)
    @Test("The time of a program counts what it has started, and rises while that works")
    func descendants() throws {
      let program = try ChildProcesses.start(["sh", "-c", "(while :; do :; done) & wait"])
      let first = try #require(ProcessorTime.ticks(of: program))
      while let ticks = ProcessorTime.ticks(of: program), ticks == first { usleep(1_000) }
      let isThere = ProcessorTime.ticks(of: program) != nil
      kill(-program, SIGKILL)
      #expect(ChildProcesses.end(of: program) == 128 + SIGKILL)
      #expect(isThere)
      #expect(ProcessorTime.ticks(of: program) == nil)
    }
  #endif
}
