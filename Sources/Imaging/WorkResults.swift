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
