/// Keeps an optional value behind a reference, so that a look without it holds one pointer instead of
/// the value's full size: every component that is written differently keeps a look of its own.
@propertyWrapper
public struct Rare<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
  private var box: Box?

  /// Keeps nothing.
  public init() {}

  /// Keeps a value.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// The value; each one that is set is kept in memory of its own.
  public var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }
}
