import Synchronization

/// Values by their descriptions, shared by all threads of a rasterizer and bounded in bytes.
///
/// What it answers does not depend on what it holds: a value that is not found is made from its
/// key alone.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var values: [Key: Value] = [:]
    var bytes = 0
  }
  private let state = Mutex(State())
  private let capacity: Int
  private let cost: @Sendable (Value) -> Int
  private let make: @Sendable (Key) throws(RenderingError) -> Value

  /// Makes a cache of up to `capacity` bytes, which starts afresh when full. Values that cost
  /// more than a quarter of it are not kept.
  init(
    capacity: Int, cost: @escaping @Sendable (Value) -> Int,
    make: @escaping @Sendable (Key) throws(RenderingError) -> Value
  ) {
    self.capacity = capacity
    self.cost = cost
    self.make = make
  }

  /// The value for a key; made outside the lock, so that two threads may make the same.
  func value(for key: Key) throws(RenderingError) -> Value {
    if let found = state.withLock({ $0.values[key] }) { return found }
    let made = try make(key)
    let bytes = cost(made)
    guard bytes <= capacity / 4 else { return made }
    state.withLock { state in
      if state.bytes + bytes > capacity {
        state.values.removeAll(keepingCapacity: true)
        state.bytes = 0
      }
      if state.values.updateValue(made, forKey: key) == nil { state.bytes += bytes }
    }
    return made
  }
}
