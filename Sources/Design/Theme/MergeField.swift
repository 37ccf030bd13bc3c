/// One stored property of a mergeable value: the only place besides its declaration where the
/// property is named.
public struct MergeField<Root: Sendable>: Sendable {
  /// The property's name.
  public let name: String
  let adopt: @Sendable (inout Root, borrowing Root) -> Void
  let isDefined: @Sendable (borrowing Root) -> Bool
  let isEqual: @Sendable (borrowing Root, borrowing Root) -> Bool

  /// A property taken from the base as a whole when it is nil.
  public init<Value: Hashable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable
  ) {
    self.init(name, path) { $0 = $0 ?? $1 }
  }

  /// A property merged with the base's, part by part.
  public init<Value: Mergeable>(
    _ name: String, merging path: any WritableKeyPath<Root, Value?> & Sendable
  ) {
    self.init(name, path) { value, base in
      guard let base else { return }
      value = value?.merging(over: base) ?? base
    }
  }

  private init<Value: Hashable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable,
    combine: @escaping @Sendable (inout Value?, Value?) -> Void
  ) {
    self.name = name
    adopt = { combine(&$0[keyPath: path], $1[keyPath: path]) }
    isDefined = { $0[keyPath: path] != nil }
    isEqual = { $0[keyPath: path] == $1[keyPath: path] }
  }
}
