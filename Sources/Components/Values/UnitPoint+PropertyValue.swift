public import GalleyGeometry
public import GalleyParsing

extension UnitPoint: PropertyValue {
  private static let words: [(String, UnitPoint)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
  ]

  /// One of the nine words, or an object with shares of width and height.
  public static var kind: PropertyKind {
    .either([
      .choice(words.map(\.0)),
      .object([PropertyPart("x", .anyNumber), PropertyPart("y", .anyNumber)]),
    ])
  }

  /// Reads either form.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> UnitPoint? {
    if case .string(let word) = value.kind {
      return words.first { $0.0 == word }?.1
        ?? reader.unknownWord(word, for: name, among: words.map(\.0), at: value.range)
    }
    guard let parts = PartReader(value, of: name, knowing: ["x", "y"], kind: kind, &reader) else {
      return nil
    }
    return UnitPoint(x: parts.read("x", &reader) ?? 0.5, y: parts.read("y", &reader) ?? 0.5)
  }

  /// Writes the word, or both shares.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    let word = Self.words.first { $0.1 == self }?.0
    writer.write(name, word ?? "\(x.plainText) \(y.plainText)")
  }
}

extension PropertyForm where Value == Angle {
  /// A number of degrees, clockwise.
  static var degrees: PropertyForm {
    PropertyForm(.anyNumber) { value, name, reader in
      Double.read(value, as: name, &reader).map { Angle(degrees: $0) }
    } describe: { value, name, writer in
      writer.write(name, value.degrees.plainText)
    }
  }
}
