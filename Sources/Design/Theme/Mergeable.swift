/// A value whose stored properties are all optional: what is nil is left to whatever lies below.
///
/// Merging and building are written once, here, for every such type. A type lists its stored
/// properties in `fields`; a test compares the list with what a mirror sees.
///
/// `SceneSettings`, `ItemChanges` and `BoxModifier` are laid over one another by rules of their own (a
/// width decides about a height, shares about an alignment, a stage about a second box); a list of
/// fields would be longer than what it replaced.
package protocol Mergeable: Hashable, Sendable {
  /// Makes a value that leaves everything open.
  init()
  /// Every stored property, in the order of declaration.
  static var fields: [MergeField<Self>] { get }
}

extension Mergeable {
  /// This value, with everything it leaves open taken from the base.
  package func merging(over base: Self) -> Self {
    var merged = self
    merged.fill(from: base)
    return merged
  }

  /// Takes everything that is open from the base.
  package mutating func fill(from base: Self) {
    withUnsafeMutableBytes(of: &self) { own in
      withUnsafeBytes(of: base) { base in
        guard let own = own.baseAddress, let base = base.baseAddress else { return }
        for field in Self.fields { field.adopt(own, base) }
      }
    }
  }

  /// This value with one property changed; everything else is kept.
  package func setting<Value>(_ path: WritableKeyPath<Self, Value>, to value: Value) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }

  /// The names of the properties that are not nil.
  package var definedFields: [String] {
    Self.fields.filter { $0.isDefined(self) }.map(\.name)
  }

  /// The names of the properties in which two values differ.
  package func differingFields(from other: Self) -> [String] {
    Self.fields.filter { !$0.isEqual(self, other) }.map(\.name)
  }

  /// Whether nothing is set.
  package var isEmpty: Bool { !Self.fields.contains { $0.isDefined(self) } }
}
