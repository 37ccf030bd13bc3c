public import GalleyGeometry
public import GalleyParsing

extension EdgeInsets: PropertyValue {
  /// The keys of the object form; narrower ones win over wider ones.
  private static let keys = [
    "all", "horizontal", "vertical", "top", "leading", "bottom", "trailing",
  ]

  /// One number for all edges (DUI-5), an object with edges, or text with one to four numbers
  /// as CSS counts them.
  public static var kind: PropertyKind {
    .either([
      .length, .object(keys.map { PropertyPart($0, .length) }),
      .form("text such as \"8 16\""),
    ])
  }

  /// Reads one of the three forms.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> EdgeInsets? {
    switch value.kind {
    case .number(let number) where number.value >= 0:
      PropertyForm.length.read(value, name, &reader).map { EdgeInsets($0) }
    case .object: readEdges(value, as: name, &reader)
    case .string(let text): read(text, value, as: name, &reader)
    default: reader.mismatch(name, kind, value)
    }
  }

  private static func readEdges(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> EdgeInsets? {
    guard let parts = PartReader(value, of: name, knowing: keys, &reader) else { return nil }
    func edge(_ keys: String..., reader: inout ComponentReader) -> Double {
      for key in keys {
        let known = reader.tokens.count
        guard let length = parts.read(key, as: .length, &reader) else { continue }
        // What "horizontal" has from the theme, "leading" and "trailing" have.
        for use in reader.tokens[known...] where key != keys[0] {
          reader.note(use.token, for: "\(name).\(keys[0])")
        }
        return length
      }
      return 0
    }
    return EdgeInsets(
      top: edge("top", "vertical", "all", reader: &reader),
      leading: edge("leading", "horizontal", "all", reader: &reader),
      bottom: edge("bottom", "vertical", "all", reader: &reader),
      trailing: edge("trailing", "horizontal", "all", reader: &reader))
  }

  /// CSS's order: top, right, bottom, left, where left and right are leading and trailing here.
  private static func read(
    _ text: String, _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> EdgeInsets? {
    if let points = reader.dimension(named: text, as: name) { return EdgeInsets(points) }
    let written = NumberList(text).numbers
    guard let numbers = written, numbers.count <= 4, !numbers.contains(where: { $0 < 0 }) else {
      return reader.mismatch(name, kind, value)
    }
    let top = numbers[0]
    let trailing = numbers.count > 1 ? numbers[1] : top
    let bottom = numbers.count > 2 ? numbers[2] : top
    let leading = numbers.count > 3 ? numbers[3] : trailing
    return EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// Writes the four edges as parts.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write("\(name).top", top.plainText)
    writer.write("\(name).leading", leading.plainText)
    writer.write("\(name).bottom", bottom.plainText)
    writer.write("\(name).trailing", trailing.plainText)
  }
}
