import Synchronization

/// A number that several threads count.
final class Counter: Sendable {
  let value = Atomic(0)
}
