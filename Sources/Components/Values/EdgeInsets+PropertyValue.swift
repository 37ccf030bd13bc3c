public import GalleyGeometry
public import GalleyParsing

extension EdgeInsets: PropertyValue {
  /// The keys of the object form; narrower ones win over wider ones.
  private static let keys = [
    "all", "horizontal", "vertical", "top", "leading", "bottom", "trailing",
  ]

  /// One number for all edges (DUI-5), an object with edges, or text with one to four numbers
  /// as CSS counts them.
  public static var kind: PropertyKind { PropertyForm.insets(each: .length).kind }

  /// Reads one of the three forms.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> EdgeInsets? {
    PropertyForm.insets(each: .length).read(value, name, &reader)
  }

  fileprivate static func kind(each: PropertyForm<Double>) -> PropertyKind {
    guard case .either(let lengths) = each.kind, let number = lengths.first else {
      return each.kind
    }
    return .either([
      number, .object(keys.map { PropertyPart($0, number) }), .form("text such as \"8 16\""),
    ])
  }

  fileprivate static func read(
    _ value: SyntaxValue, as name: String, each: PropertyForm<Double>,
    _ reader: inout ComponentReader
  ) -> EdgeInsets? {
    switch value.kind {
    case .number: each.read(value, name, &reader).map { EdgeInsets($0) }
    case .object: readEdges(value, as: name, each: each, &reader)
    case .string(let text): read(text, value, as: name, each: each, &reader)
    default: reader.mismatch(name, kind(each: each), value)
    }
  }

  private static func readEdges(
    _ value: SyntaxValue, as name: String, each: PropertyForm<Double>,
    _ reader: inout ComponentReader
  ) -> EdgeInsets? {
    guard let parts = PartReader(value, of: name, knowing: keys, &reader) else { return nil }
    func edge(_ keys: String..., reader: inout ComponentReader) -> Double {
      for key in keys {
        let known = reader.tokens.count
        guard let length = parts.read(key, as: each, &reader) else { continue }
        // Tokens that "horizontal" has from the theme also apply to "leading" and "trailing".
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
    _ text: String, _ value: SyntaxValue, as name: String, each: PropertyForm<Double>,
    _ reader: inout ComponentReader
  ) -> EdgeInsets? {
    if let points = reader.dimension(named: text, as: name) { return EdgeInsets(points) }
    let written = NumberList(text).numbers
    let takesNegative = each.kind == PropertyForm.distance.kind
    guard let numbers = written, numbers.count <= 4,
      takesNegative || !numbers.contains(where: { $0 < 0 })
    else { return reader.mismatch(name, kind(each: each), value) }
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

extension PropertyForm where Value == EdgeInsets {
  /// Distances from the edges, negative where the content reaches over them.
  public static var outsets: PropertyForm { insets(each: .distance) }

  fileprivate static func insets(each: PropertyForm<Double>) -> PropertyForm {
    PropertyForm(EdgeInsets.kind(each: each)) { value, name, reader in
      EdgeInsets.read(value, as: name, each: each, &reader)
    }
  }
}
