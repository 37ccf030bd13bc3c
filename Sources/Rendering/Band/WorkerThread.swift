#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A thread of the system that runs one closure and is waited for.
struct WorkerThread: ~Copyable {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
  private let handle: pthread_t

  /// Starts a thread.
  init(_ run: @escaping @Sendable () -> Void) throws(RenderingError) {
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, nil, WorkerThread.main, body.toOpaque())
    guard code == 0 else {
      body.release()
      throw .threadRefused(code: Int(code))
    }
    #if canImport(Darwin)
      handle = thread!
    #else
      handle = thread
    #endif
  }

  /// Waits for the end of the closure.
  consuming func join() { pthread_join(handle, nil) }

  #if canImport(Darwin)
    private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      { argument in
        Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }
  #else
    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
      { argument in
        Unmanaged<Body>.fromOpaque(argument!).takeRetainedValue().run()
        return nil
      }
  #endif
}
