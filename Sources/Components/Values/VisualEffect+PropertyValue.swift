public import GalleyDesign
public import GalleyParsing

extension VisualEffect: PropertyValue {
  /// The words of materials.
  package static let names = materials.map(\.name)

  /// A number from 0 to 64, a material, or the name of a dimension.
  public static var kind: PropertyKind {
    .either([.number(minimum: 0, maximum: largestBlur), .choice(names), .dimension])
  }

  /// Reads one of the forms.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> VisualEffect? {
    switch value.kind {
    case .number(let number) where (0...largestBlur).contains(number.value):
      return .blur(number.value)
    case .string(let word):
      if let material = VisualEffect(name: word) { return material }
      if let points = reader.names.dimension(named: word), (0...largestBlur).contains(points) {
        return .blur(points)
      }
      return reader.unknownWord(word, for: name, among: names, at: value.range)
    default: return reader.mismatch(name, kind, value)
    }
  }

  /// Writes the material, or the number of points.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, self.name ?? deviation.plainText)
  }
}
