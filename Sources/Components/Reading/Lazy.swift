internal import Synchronization

/// A value that is made on first use, by whichever thread uses it first, and is the same for all from then
/// on. Reading it costs one atomic load.
final class Lazy<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
  private let made = AtomicLazyReference<Box>()
  private let make: @Sendable () -> Value

  /// - Parameter make: May run on several threads at once; one of the results is kept.
  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value { (made.load() ?? made.storeIfNil(Box(make()))).value }
}
