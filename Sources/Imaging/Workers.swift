#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Does the parts of one piece of work on several threads and returns when all are done.
///
/// Plain threads, because the parts are coarse (a mebibyte of pixels and more) and linking a
/// thread-pool library would cost every short-lived process more than starting three threads.
public enum Workers {
  /// The number of processors that are switched on.
  public static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Calls `body` once for each index below `count`, at most `threads` at a time and in no
  /// particular order; one thread means in order on the calling one.
  public static func perform(
    count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Void
  ) {
    let helpers = min(threads, count) - 1
    guard helpers > 0 else {
      for index in 0..<count { body(index) }
      return
    }
    let queue = WorkQueue(count: count, body)
    var started: [pthread_t] = []
    for _ in 0..<helpers {
      if let thread = queue.startThread() { started.append(thread) }
    }
    queue.run()
    for thread in started { pthread_join(thread, nil) }
  }
}

/// Hands out indices. Sendable because the counter is only touched under the lock.
private final class WorkQueue: @unchecked Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> Void
  private var next = 0
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  init(count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.body = body
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func run() {
    while let index = take() { body(index) }
  }

  private func take() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < count else { return nil }
    next += 1
    return next - 1
  }

  /// Starts one more thread on the queue; nil when the system has none left, which only costs time.
  func startThread() -> pthread_t? {
    let reference = Unmanaged.passRetained(self)
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(
        &thread, nil,
        { argument in
          Unmanaged<WorkQueue>.fromOpaque(argument).takeRetainedValue().run()
          return nil
        }, reference.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, nil,
        { argument in
          if let argument {
            Unmanaged<WorkQueue>.fromOpaque(argument).takeRetainedValue().run()
          }
          return nil
        }, reference.toOpaque())
    #endif
    guard status == 0 else {
      reference.release()
      return nil
    }
    return thread
  }
}

/// One value for each index, filled by several threads, each place by one of them.
final class WorkResults<Value>: @unchecked Sendable {
  // Sendable because no two threads are given the same index and reading waits for all of them.
  private let places: UnsafeMutablePointer<Value?>
  private let count: Int

  init(count: Int) {
    self.count = count
    places = .allocate(capacity: max(1, count))
    places.initialize(repeating: nil, count: count)
  }

  deinit {
    places.deinitialize(count: count)
    places.deallocate()
  }

  func set(_ index: Int, _ value: Value) { places[index] = value }

  /// The values in order; every place has been filled by then.
  var values: [Value] { (0..<count).compactMap { places[$0] } }
}
