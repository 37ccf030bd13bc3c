public import GalleyDesign
public import GalleyParsing

/// How much what lies behind is blurred: a standard deviation in points, or a material with its own
/// colour.
public struct BlurValue: PropertyValue, Hashable {
  /// The standard deviation, in points.
  public var deviation: Double
  /// The material, when it was named.
  public var effect: VisualEffect?

  /// Makes a blur without colour.
  public init(_ deviation: Double) { self.deviation = deviation }

  /// Makes a material.
  public init(_ effect: VisualEffect) {
    deviation = effect.blur
    self.effect = effect
  }

  /// A number from 0 to 64, a material, or the name of a dimension.
  public static var kind: PropertyKind {
    .either([
      .number(minimum: 0, maximum: 64), .choice(VisualEffect.allCases.map(\.rawValue)),
      .dimension,
    ])
  }

  /// Reads one of the forms.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> BlurValue? {
    switch value.kind {
    case .number(let number) where (0...64).contains(number.value):
      return BlurValue(number.value)
    case .string(let word):
      if let effect = VisualEffect(rawValue: word) { return BlurValue(effect) }
      if let points = reader.names.dimension(named: word), (0...64).contains(points) {
        return BlurValue(points)
      }
      return reader.unknownWord(
        word, for: name, among: VisualEffect.allCases.map(\.rawValue), at: value.range)
    default: return reader.mismatch(name, kind, value)
    }
  }

  /// Writes the material, or the number of points.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, effect?.rawValue ?? deviation.plainText)
  }
}
