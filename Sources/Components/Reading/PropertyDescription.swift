/// The object of a component that contains a key.
public enum PropertyPlace: String, Hashable, Sendable {
  /// `values`: what is shown.
  case values
  /// `properties`: how it is shown.
  case properties
}

/// Everything there is to say about one key of a component, once: it reads the JSON, checks it,
/// suggests spellings, and makes the schema and the reference table.
public struct PropertyDescription: Hashable, Sendable {
  /// The key.
  public var name: String
  /// The object that contains the key.
  public var place: PropertyPlace
  /// The kind of values.
  public var kind: PropertyKind
  /// What counts when the key is absent, in words; empty when the key then has no effect.
  public var defaultText: String
  /// The effect of the key, in one sentence.
  public var summary: String
  /// Other spellings that are read as this key.
  public var otherNames: [String]

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
}
