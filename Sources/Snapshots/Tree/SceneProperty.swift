/// One resolved property of a node, as text, with the token it came from.
package struct SceneProperty: Hashable, Sendable {
  /// The name, dotted for parts: `padding.leading`.
  package var name: String
  /// The value in canonical text form: `16`, `#112233`, `bold`.
  package var value: String
  /// The token the value came from, for example `color.brand`, or nil.
  package var token: String?

  /// Makes a property.
  package init(_ name: String, _ value: String, token: String? = nil) {
    self.name = name
    self.value = value
    self.token = token
  }
}
