import GalleyPlatform

/// A thread of the system that runs one closure and is waited for.
package struct WorkerThread: ~Copyable {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let handle: pthread_t

  /// Starts a thread; nil when the system refuses one.
  ///
  /// - Parameter stackBytes: The size of its stack; deep trees want more than the default.
  package init?(stackBytes: Int = 8 << 20, _ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackBytes)
    let body = Unmanaged.passRetained(Body(run))
    guard let handle = Self.start(&attributes, body.toOpaque()) else {
      body.release()
      return nil
    }
    self.handle = handle
  }

  /// Waits for the end of the closure.
  package consuming func join() { pthread_join(handle, nil) }

  private static func start(
    _ attributes: inout pthread_attr_t, _ argument: UnsafeMutableRawPointer
  ) -> pthread_t? {
    #if canImport(Darwin)
      var handle: pthread_t?
      let code = pthread_create(&handle, &attributes, { WorkerThread.main($0) }, argument)
      return code == 0 ? handle : nil
    #else
      var handle = pthread_t()
      let code = pthread_create(&handle, &attributes, { WorkerThread.main($0) }, argument)
      return code == 0 ? handle : nil
    #endif
  }

  private static func main(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
    return nil
  }
}
