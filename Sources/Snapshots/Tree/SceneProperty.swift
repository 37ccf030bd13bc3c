/// One resolved property of a node, as text, with the token it came from.
public struct SceneProperty: Hashable, Sendable {
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
