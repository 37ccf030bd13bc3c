/// The object of a component that contains a key.
public enum PropertyPlace: String, Hashable, Sendable {
  /// `values`: what is shown.
  case values
  /// `properties`: how it is shown.
  case properties
}

/// The complete description of one key of a component, written once: it reads the JSON, checks it, suggests
/// spellings, and makes the schema and the reference table.
public struct PropertyDescription: Hashable, Sendable {
  /// The key.
  public var name: String
  /// The object that contains the key.
  public var place: PropertyPlace
  /// The kind of values.
  public var kind: PropertyKind
  /// The default that applies if the key is absent, as text; empty if the key then has no effect.
  public var defaultText: String
  /// The effect of the key, in one sentence.
  public var summary: String
  /// Other spellings that are read as this key.
  public var otherNames: [String]
  /// The key of all components that has this meaning in this component; nil for none. It is among the other spellings,
  /// and the component has no second key of this name.
  package private(set) var sharedName: String?

  /// Makes a description.
  public init(
    _ name: String, in place: PropertyPlace = .properties, _ kind: PropertyKind,
    defaultText: String, summary: String, otherNames: [String] = []
  ) {
    self.name = name
    self.place = place
    self.kind = kind
    self.defaultText = defaultText
    self.summary = summary
    self.otherNames = otherNames
  }

  /// The description of a key that a shared key means in this component.
  func named(asShared name: String) -> PropertyDescription {
    var result = self
    result.sharedName = name
    result.otherNames.append(name)
    return result
  }
}
