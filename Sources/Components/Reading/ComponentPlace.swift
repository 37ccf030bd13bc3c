public import GalleyParsing

/// The location of a component in its source, for diagnostics about a key or about the whole.
public struct ComponentPlace: Sendable {
  /// The object's first byte to the end of its `type`, or the whole object without one.
  public var range: SourceRange
  var values: [SyntaxMember]
  var properties: [SyntaxMember]
  /// The keys that were meant by keys of other systems.
  var meant: Set<String> = []

  /// The range of the value of a key, or of the component when the key is absent.
  public func range(of name: String) -> SourceRange {
    let member =
      properties.last { $0.key == name } ?? values.last { $0.key == name }
    return member?.value.range ?? range
  }

  /// The range of a key, or of the component when the key is absent.
  func keyRange(of name: String) -> SourceRange {
    (properties.last { $0.key == name } ?? values.last { $0.key == name })?.keyRange ?? range
  }

  /// Returns true if a key was written, or meant by one that is reported.
  public func has(_ name: String) -> Bool {
    meant.contains(name) || properties.contains { $0.key == name }
      || values.contains { $0.key == name }
  }
}
