public import GalleyDesign
internal import GalleyGeometry
public import GalleyParsing

extension ControlState: PropertyChoice {}

extension ButtonKind: PropertyChoice {}

/// The height of a button: one of DNAKit's names, or a number of points.
extension ButtonSize: PropertyValue {
  /// A name, a number from zero, or the name of a dimension.
  public static var kind: PropertyKind {
    .either([.choice(ButtonSize.named.map(\.name)), .length, .dimension])
  }

  /// Reads a name or a length; names of sizes go before names of dimensions.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> ButtonSize? {
    if case .number(let number) = value.kind, number.value >= 0 {
      return .custom(number.value)
    }
    if case .string(let word) = value.kind {
      if let named = ButtonSize.named.first(where: { $0.name == word }) {
        return named.size
      }
      if let points = reader.names.dimension(named: word) {
        return .custom(points)
      }
      return reader.unknownWord(
        word, for: name, among: ButtonSize.named.map(\.name), at: value.range)
    }
    return reader.mismatch(name, kind, value)
  }

  /// Writes the name, or the number of points.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    let named = ButtonSize.named.first { $0.size == self }
    writer.write(name, named?.name ?? height.plainText)
  }
}

/// One of the nine places in a box, 0…8 row by row; any other number is the middle (STY-19).
public struct ItemPlace: PropertyValue, Hashable {
  /// The place.
  public var placement: ItemPlacement
  /// The number it was given by.
  public var index: Int

  /// Makes a place.
  public init(_ index: Int) {
    placement = ItemPlacement(index)
    self.index = index
  }

  /// A whole number.
  public static var kind: PropertyKind { .wholeNumber(minimum: 0) }

  /// Reads a whole number.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> ItemPlace? {
    guard case .number(let number) = value.kind, let index = Int(exactly: number.value),
      index >= 0
    else { return reader.mismatch(name, kind, value) }
    return ItemPlace(index)
  }

  /// Writes the number.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, String(index))
  }

  /// The place as an alignment; left is leading.
  var alignment: Alignment {
    let names: [[Alignment]] = [
      [.topLeading, .top, .topTrailing], [.leading, .center, .trailing],
      [.bottomLeading, .bottom, .bottomTrailing],
    ]
    return names[placement.row][placement.column]
  }
}

/// The place of a button's image beside its title.
public enum ImagePlacement: String, PropertyChoice, Hashable {
  case leading, trailing, top, bottom
}
