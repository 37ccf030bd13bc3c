import Synchronization

/// A sink that counts what it is given, from any thread.
final class ByteCounter: Sendable {
  private let total = Atomic(0)

  var count: Int { total.load(ordering: .relaxed) }

  func add(_ count: Int) { total.wrappingAdd(count, ordering: .relaxed) }
}
