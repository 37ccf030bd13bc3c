internal import GalleyComponents

/// A value that may be none, as the distance of a stack that depends on its views is.
private protocol Possible {
  var isNone: Bool { get }
}

extension Optional: Possible {
  fileprivate var isNone: Bool {
    if case .none = self { true } else { false }
  }
}

/// The keys of a component while it is written. The writer takes the keys that it writes; those that are left at
/// the end have no word in the source, and are reported.
struct ComponentKeys {
  /// The component's own keys that were not taken, in the order of its table.
  private var own: [DocumentNode.Key]
  /// The keys of all components that were not taken, in the order of their table.
  private(set) var shared: [DocumentNode.Key]

  /// True if the values of styles are written as well as the document's own.
  private let isResolved: Bool

  /// Styles, schemes and typographies are resolved: their values are those of the other keys. A control
  /// adds the values of its state by itself.
  init(of node: DocumentNode) {
    let names: Set = ["style", "substyle", "scheme", "typography"]
    let isResolved =
      !node.entry.isStyled
      || node.sharedKeys.contains { $0.isSet && names.contains($0.description.name) }
    self.isResolved = isResolved
    own = node.ownKeys
    shared = node.sharedKeys.filter {
      ($0.isWritten || $0.isSet && isResolved) && !names.contains($0.description.name)
    }
  }

  /// True if a key belongs into the source.
  func isSaid(_ key: DocumentNode.Key) -> Bool { key.isWritten || key.isSet && isResolved }

  /// The component's own keys that belong into the source and were not taken.
  var rest: [DocumentNode.Key] { own.filter(isSaid) }

  /// Takes a key of the component's own. Returns its value, which is the default for a key that is not set.
  mutating func take<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    guard let index = own.firstIndex(where: { $0.description.name == name }) else { return nil }
    guard let value = own[index].value, (value as? any Possible)?.isNone != true else {
      own.remove(at: index)
      return nil
    }
    guard let value = value as? Value else { return nil }
    own.remove(at: index)
    return value
  }

  /// Takes a key of the component's own. Returns nil unless it was set.
  mutating func takeSet<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    isSet(name) ? take(name) : nil
  }

  /// True if a key of the component's own was set and not taken.
  func isSet(_ name: String) -> Bool {
    own.contains { $0.description.name == name && isSaid($0) }
  }

  /// Takes all keys of the component's own.
  mutating func takeAll() { own = [] }

  /// Takes a key that all components share.
  mutating func takeShared<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    guard let index = shared.firstIndex(where: { $0.description.name == name }),
      let value = shared[index].value as? Value
    else { return nil }
    shared.remove(at: index)
    return value
  }

  /// Takes keys that all components share.
  mutating func takeShared(where isWanted: (DocumentNode.Key) -> Bool) -> [DocumentNode.Key] {
    let taken = shared.filter(isWanted)
    shared.removeAll(where: isWanted)
    return taken
  }

  /// The value of a key that all components share, which stays.
  func sharedValue<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    shared.first { $0.description.name == name }?.value as? Value
  }

  /// True if any of these keys, which all components share, is set.
  func hasShared(_ names: String...) -> Bool {
    names.contains { name in shared.contains { $0.description.name == name } }
  }
}
