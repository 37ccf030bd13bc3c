import CGalleyConformances
import Testing

#if canImport(Glibc)
  import Glibc

  /// A preview runs in a copy of the process, which may neither compute nor grow without end.
  @Suite struct LimitTests {
    /// The signal that ends a copy of the process.
    private func signal(endingCopyThat body: () -> Void) -> Int32 {
      let child = galley_fork()
      if child == 0 {
        galley_limit(1, 20)
        body()
        _exit(0)
      }
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
      return status & 0x7F
    }

    @Test func computingEnds() {
      var number = 1
      #expect(signal { while number != 0 { number = number &* 3 | 1 } } == SIGXCPU)
    }

    @Test func memoryEnds() {
      // A copy that gets the requested memory ends without a signal.
      let ended = signal { if mmap(nil, 5 << 30, 3, 34, -1, 0) == MAP_FAILED { abort() } }
      #expect(ended == SIGABRT)
    }
  }
#endif
