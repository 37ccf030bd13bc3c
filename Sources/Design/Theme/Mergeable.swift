/// A value whose stored properties are all optional: what is nil is left to whatever lies below.
///
/// A type fills each of its properties in a line of `fill`; a test compares a merge of values in which
/// every property is set with what a mirror sees. The rest is written once, here.
///
/// `SceneSettings`, `ItemChanges` and `BoxModifier` are laid over one another by rules of their own (a
/// width decides about a height, shares about an alignment, a stage about a second box); a list of
/// fields would be longer than what it replaced.
package protocol Mergeable: Hashable, Sendable {
  /// Makes a value that leaves everything open.
  init()
  /// Takes every property that is open from a base; one that is mergeable itself part by part.
  mutating func fill(from base: Self)
}

extension Mergeable {
  /// This value, with everything it leaves open taken from the base.
  package func merging(over base: Self) -> Self {
    var merged = self
    merged.fill(from: base)
    return merged
  }

  /// This value with one property changed; everything else is kept.
  package func setting<Value>(_ path: WritableKeyPath<Self, Value>, to value: Value) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }

  /// The names of all stored properties, in the order of declaration.
  package static var fieldNames: [String] {
    Mirror(reflecting: Self()).children.compactMap(\.label)
  }

  /// The names of the properties that are not nil.
  package var definedFields: [String] {
    Mirror(reflecting: self).children.compactMap { property in
      Mirror(reflecting: property.value).children.isEmpty ? nil : property.label
    }
  }

  /// The names of the properties in which two values differ.
  package func differingFields(from other: Self) -> [String] {
    zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children).compactMap {
      $0.value as? AnyHashable == $1.value as? AnyHashable ? nil : $0.label
    }
  }

  /// True if nothing is set.
  package var isEmpty: Bool { self == Self() }
}

extension Optional {
  /// Takes the base's value for nil.
  @inline(__always)
  mutating func adopt(_ base: Self) {
    if self == nil { self = base }
  }
}

extension Optional where Wrapped: Mergeable {
  /// Takes the base's value for nil, else fills the properties that the value leaves open.
  mutating func fill(from base: Self) {
    guard let base else { return }
    if self == nil { self = base } else { self?.fill(from: base) }
  }
}
