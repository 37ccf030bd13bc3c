public import GalleyParsing

/// Where a component stands in its source: for complaints about a key or about the whole.
public struct ComponentPlace: Sendable {
  /// The object's first byte to the end of its `type`, or the whole object without one.
  public var range: SourceRange
  var values: [SyntaxMember]
  var properties: [SyntaxMember]

  /// The range of the value of a key, or of the component when the key is absent.
  public func range(of name: String) -> SourceRange {
    let member =
      properties.last { $0.key == name } ?? values.last { $0.key == name }
    return member?.value.range ?? range
  }

  /// Returns true if a key was written.
  public func has(_ name: String) -> Bool {
    properties.contains { $0.key == name } || values.contains { $0.key == name }
  }
}
