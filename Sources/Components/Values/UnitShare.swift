package import GalleyParsing

/// A number from 0 to 1.
package struct UnitShare: PropertyValue, Hashable {
  /// The share.
  package var value: Double

  /// Makes a share.
  package init(_ value: Double) { self.value = value }

  /// A number from 0 to 1.
  package static var kind: PropertyKind { .number(minimum: 0, maximum: 1) }

  /// Reads a number in the range.
  package static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> UnitShare? {
    if case .number(let number) = value.kind, (0...1).contains(number.value) {
      return UnitShare(number.value)
    }
    return reader.mismatch(name, kind, value)
  }

  /// Writes the number.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, value.plainText)
  }
}
