public import GalleyParsing

extension Array: PropertyValue where Element: PropertyValue {
  /// A list of the element's kind.
  public static var kind: PropertyKind { .list(Element.kind) }

  /// Reads every element; nil if the value is not a list. Elements that cannot be read are left out.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> [Element]? {
    guard case .array(let values) = value.kind else { return reader.mismatch(name, kind, value) }
    return values.enumerated().compactMap { Element.read($1, as: "\(name).\($0)", &reader) }
  }

  /// Writes every element under its number.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    for (index, element) in enumerated() {
      element.describe(as: "\(name).\(index)", in: &writer)
    }
  }
}
