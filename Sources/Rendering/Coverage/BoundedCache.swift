import Synchronization

/// Values by their descriptions, shared by all threads of a rasterizer and bounded in bytes.
///
/// Its results do not depend on its contents: a value that is not found is made.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var values: [Key: Value] = [:]
    var bytes = 0
  }
  private let state = Mutex(State())
  private let capacity: Int
  private let cost: @Sendable (Value) -> Int

  /// Makes a cache of up to `capacity` bytes, which starts afresh when full. Values that cost
  /// more than a quarter of it are not kept.
  init(capacity: Int, cost: @escaping @Sendable (Value) -> Int) {
    self.capacity = capacity
    self.cost = cost
  }

  /// The value for a key, or what `made` makes, which must depend on what the key describes and
  /// nothing else. It is made outside the lock, so that two threads may make the same.
  func value(
    for key: Key, made: () throws(RenderingError) -> Value
  ) throws(RenderingError) -> Value {
    if let found = state.withLock({ $0.values[key] }) { return found }
    let value = try made()
    let bytes = cost(value)
    guard bytes <= capacity / 4 else { return value }
    state.withLock { state in
      if state.bytes + bytes > capacity {
        state.values.removeAll(keepingCapacity: true)
        state.bytes = 0
      }
      if state.values.updateValue(value, forKey: key) == nil { state.bytes += bytes }
    }
    return value
  }
}
