import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads that share a list of jobs.
enum Workers {
  /// Runs a job for every index, on as many threads as asked, and waits for all of them. Jobs are
  /// taken in order; deep trees find eight megabytes of stack.
  static func run(_ count: Int, workers: Int, _ job: @escaping @Sendable (Int) -> Void) {
    let queue = Queue(count: count, job: job)
    let threads = min(max(workers, 1), count)
    guard threads > 1 else { return queue.drain() }
    var handles: [pthread_t] = []
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 8 << 20)
    for _ in 1..<threads {
      let context = Unmanaged.passRetained(queue).toOpaque()
      if let handle = start(context, &attributes) {
        handles.append(handle)
      } else {
        Unmanaged<Queue>.fromOpaque(context).release()
      }
    }
    pthread_attr_destroy(&attributes)
    queue.drain()
    for handle in handles { pthread_join(handle, nil) }
  }

  private static func start(
    _ context: UnsafeMutableRawPointer, _ attributes: inout pthread_attr_t
  ) -> pthread_t? {
    #if canImport(Darwin)
      var handle: pthread_t?
      let status = pthread_create(&handle, &attributes, { Queue.work($0) }, context)
      return status == 0 ? handle : nil
    #else
      var handle = pthread_t()
      let status = pthread_create(&handle, &attributes, { Queue.work($0) }, context)
      return status == 0 ? handle : nil
    #endif
  }

  private final class Queue: Sendable {
    private let next = Atomic(0)
    private let count: Int
    private let job: @Sendable (Int) -> Void

    init(count: Int, job: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.job = job
    }

    func drain() {
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        job(index)
      }
    }

    static func work(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let context else { return nil }
      Unmanaged<Queue>.fromOpaque(context).takeRetainedValue().drain()
      return nil
    }
  }
}
