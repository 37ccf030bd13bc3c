internal import GalleySystem

/// Recursion over deep trees without overflowing: after so many levels the next ones run on a
/// thread of their own, while this one waits. Costs nothing for trees of ordinary depth.
enum StackSwitcher {
  /// The levels that run on one stack.
  static let levels = 200
  /// The size of a stack: 20 KiB a level, several times what a debug build needs.
  static let bytes = levels * 20 * 1024

  /// The work of a thread while the one that started it does nothing but wait.
  ///
  /// `@unchecked Sendable`: never used by two threads at once, nor after `run` returns.
  private struct Call: @unchecked Sendable {
    let body: () -> Void
  }

  /// Runs the body to its end on a new thread; here, when no thread can be made.
  static func run(_ body: () -> Void) {
    withoutActuallyEscaping(body) { escapable in
      let call = Call(body: escapable)
      guard let thread = WorkerThread(stackBytes: bytes, { call.body() }) else {
        return escapable()
      }
      thread.join()
    }
  }
}
