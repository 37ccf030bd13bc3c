/// What a person would call one component of the tree: the unit that reports, dumps and
/// explanations speak of. One element may own several layout nodes (its padding, its background,
/// its frame).
public struct Element: Hashable, Sendable {
  /// The component's type name, for example `HStack`.
  public var typeName: String
  /// The user's identifier, unique in a document, or nil.
  public var id: String?
  /// The offset of the element in its source, or nil when it was made by code.
  public var sourceOffset: Int?
  /// Resolved properties in the order of the component's property table.
  public var properties: [ElementProperty]

  /// Makes an element.
  public init(
    typeName: String, id: String? = nil, sourceOffset: Int? = nil,
    properties: [ElementProperty] = []
  ) {
    self.typeName = typeName
    self.id = id
    self.sourceOffset = sourceOffset
    self.properties = properties
  }
}

/// One resolved property, in text form so that it can be compared, printed and stored.
public struct ElementProperty: Hashable, Sendable {
  /// The name, dotted for parts: `padding.leading`.
  public var name: String
  /// The value in canonical text form: `16`, `#112233`, `bold`.
  public var value: String
  /// The token the value came from, for example `color.brand`, or nil.
  public var token: String?

  /// Makes a property.
  public init(_ name: String, _ value: String, token: String? = nil) {
    self.name = name
    self.value = value
    self.token = token
  }
}
