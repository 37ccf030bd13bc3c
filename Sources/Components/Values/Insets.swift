package import GalleyGeometry
package import GalleyParsing

/// Distances from four edges: one whole number for all of them (DUI-5), an object with edges, or
/// text with one to four numbers as CSS counts them.
package struct Insets: PropertyValue, Hashable {
  /// The distances, in points.
  package var edges: EdgeInsets

  /// Makes insets.
  package init(_ edges: EdgeInsets) { self.edges = edges }

  /// The keys of the object form; narrower ones win over wider ones.
  static let keys = ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"]

  /// The three forms.
  package static var kind: PropertyKind {
    .either([
      .wholeNumber(minimum: 0), .object(keys.map { PropertyPart($0, .length) }),
      .form("text such as \"8 16\""),
    ])
  }

  /// Reads one of the three forms.
  package static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Insets? {
    switch value.kind {
    case .number(let number) where number.value >= 0:
      WholeLength.read(value, as: name, &reader).map { Insets(EdgeInsets($0.points)) }
    case .object(let members): read(members, as: name, &reader)
    case .string(let text): read(text, value, as: name, &reader)
    default: reader.mismatch(name, kind, value)
    }
  }

  private static func read(
    _ members: [SyntaxMember], as name: String, _ reader: inout ComponentReader
  ) -> Insets {
    let parts = PartReader(members, of: name, knowing: keys, &reader)
    func edge(_ keys: String..., reader: inout ComponentReader) -> Double {
      for key in keys {
        let known = reader.dimensions.count
        guard let length: Length = parts.read(key, &reader) else { continue }
        // What "horizontal" has from the theme, "leading" and "trailing" have.
        for use in reader.dimensions[known...] where key != keys[0] {
          reader.dimensions.append(
            DimensionUse(key: "\(name).\(keys[0])", dimension: use.dimension))
        }
        return length.points
      }
      return 0
    }
    return Insets(
      EdgeInsets(
        top: edge("top", "vertical", "all", reader: &reader),
        leading: edge("leading", "horizontal", "all", reader: &reader),
        bottom: edge("bottom", "vertical", "all", reader: &reader),
        trailing: edge("trailing", "horizontal", "all", reader: &reader)))
  }

  /// CSS's order: top, right, bottom, left, where left and right are leading and trailing here.
  private static func read(
    _ text: String, _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Insets? {
    if let points = reader.dimension(named: text, as: name) { return Insets(EdgeInsets(points)) }
    let written = NumberList(text).numbers
    guard let numbers = written, numbers.count <= 4, !numbers.contains(where: { $0 < 0 }) else {
      return reader.mismatch(name, kind, value)
    }
    let top = numbers[0]
    let trailing = numbers.count > 1 ? numbers[1] : top
    let bottom = numbers.count > 2 ? numbers[2] : top
    let leading = numbers.count > 3 ? numbers[3] : trailing
    return Insets(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Writes the four edges as parts.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write("\(name).top", edges.top.plainText)
    writer.write("\(name).leading", edges.leading.plainText)
    writer.write("\(name).bottom", edges.bottom.plainText)
    writer.write("\(name).trailing", edges.trailing.plainText)
  }
}
