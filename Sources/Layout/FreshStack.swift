#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Recursion over deep trees without overflowing: after so many levels the next ones run on a
/// thread of their own, while this one waits. Costs nothing for trees of ordinary depth.
enum FreshStack {
  /// The levels that run on one stack.
  static let levels = 200
  /// The size of a stack: 20 KiB a level, several times what a debug build needs.
  static let bytes = levels * 20 * 1024

  private final class Call {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs the body to its end on a new thread; here, when no thread can be made.
  static func run(_ body: () -> Void) {
    withoutActuallyEscaping(body) { escapable in
      let call = Unmanaged.passRetained(Call(escapable))
      defer { call.release() }
      guard start(call.toOpaque()) else { return body() }
    }
  }

  private static func start(_ argument: UnsafeMutableRawPointer) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, bytes)
    #if canImport(Glibc)
      var thread = pthread_t()
      let code = pthread_create(
        &thread, &attributes,
        { argument in
          guard let argument else { return nil }
          Unmanaged<Call>.fromOpaque(argument).takeUnretainedValue().body()
          return nil
        }, argument)
      guard code == 0 else { return false }
      pthread_join(thread, nil)
    #else
      var thread: pthread_t?
      let code = pthread_create(
        &thread, &attributes,
        { argument in
          Unmanaged<Call>.fromOpaque(argument).takeUnretainedValue().body()
          return nil
        }, argument)
      guard code == 0, let thread else { return false }
      pthread_join(thread, nil)
    #endif
    return true
  }
}
