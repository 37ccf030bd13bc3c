/// A dictionary for mostly few entries: the first ones are compared one by one, which takes less time than hashing
/// a key.
struct ShortTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private static var length: Int { 12 }

  private var first: [(key: Key, value: Value)] = []
  private var further: [Key: Value] = [:]

  subscript(key: Key) -> Value? {
    for entry in first where entry.key == key { return entry.value }
    return further.isEmpty ? nil : further[key]
  }

  /// Adds an entry whose key the table does not have.
  mutating func add(_ key: Key, _ value: Value) {
    if first.count < Self.length {
      first.append((key, value))
    } else {
      further[key] = value
    }
  }
}
