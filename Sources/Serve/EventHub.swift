import Synchronization

/// Tells everybody who listens what happens.
package final class EventHub: Sendable {
  private struct Listeners {
    var next = 0
    var all: [Int: AsyncStream<ServerEvent>.Continuation] = [:]
  }

  private let listeners = Mutex(Listeners())

  package init() {}

  /// The number of listeners.
  package var count: Int { listeners.withLock { $0.all.count } }

  /// The events from now on, for one who listens. Who is slow misses the oldest of them: each says
  /// what to look at again, not what changed.
  package func listen() -> AsyncStream<ServerEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ServerEvent.self, bufferingPolicy: .bufferingNewest(64))
    let number = listeners.withLock { listeners in
      listeners.next += 1
      listeners.all[listeners.next] = continuation
      return listeners.next
    }
    continuation.onTermination = { [weak self] _ in
      self?.listeners.withLock { _ = $0.all.removeValue(forKey: number) }
    }
    continuation.yield(ServerEvent("hello", "{}"))
    return stream
  }

  /// Tells it.
  package func tell(_ event: ServerEvent) {
    for continuation in listeners.withLock({ Array($0.all.values) }) { continuation.yield(event) }
  }
}
