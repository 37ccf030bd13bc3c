/// One stored property of a mergeable value: the only place besides its declaration where the
/// property is named.
package struct MergeField<Root: Sendable>: Sendable {
  /// The property's name.
  package let name: String
  /// Fills the property of the first value, which lies at the first address, from the second.
  let adopt: @Sendable (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  let isDefined: @Sendable (borrowing Root) -> Bool
  let isEqual: @Sendable (borrowing Root, borrowing Root) -> Bool

  /// A property taken from the base as a whole when it is nil.
  ///
  /// - Precondition: The path names a stored property of the type itself.
  package init<Value: Hashable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable
  ) {
    self.init(name, path) { if $0 == nil { $0 = $1 } }
  }

  /// A property merged with the base's, part by part.
  ///
  /// - Precondition: The path names a stored property of the type itself.
  package init<Value: Mergeable>(
    _ name: String, merging path: any WritableKeyPath<Root, Value?> & Sendable
  ) {
    self.init(name, path) { value, base in
      if value == nil {
        value = base
        return
      }
      guard let base else { return }
      value?.fill(from: base)
    }
  }

  // Merging happens for every look of a document: through the key paths a full scheme takes 12 µs,
  // through the offsets under them 6 µs (release build).
  private init<Value: Hashable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable,
    combine: @escaping @Sendable (inout Value?, borrowing Value?) -> Void
  ) {
    guard let offset = MemoryLayout<Root>.offset(of: path) else {
      preconditionFailure("\(name) is no stored property")
    }
    self.name = name
    adopt = { own, base in
      combine(
        &(own + offset).assumingMemoryBound(to: Value?.self).pointee,
        (base + offset).assumingMemoryBound(to: Value?.self).pointee)
    }
    isDefined = { $0[keyPath: path] != nil }
    isEqual = { $0[keyPath: path] == $1[keyPath: path] }
  }
}
