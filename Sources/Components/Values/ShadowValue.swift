public import GalleyDesign
internal import GalleyLayout
internal import GalleyPainting
package import GalleyParsing

/// A shadow: an object, or text such as `"0 4 12 #00000040"` (x, y, blur, an optional spread and a
/// colour).
package struct ShadowValue: PropertyValue, Hashable {
  /// The colour, opacity included; a third of black unless given.
  public var color = Color(CoreColor.black.with(alpha: 0.33))
  /// The distance to the right, in points.
  package var x = 0.0
  /// The distance down, in points.
  package var y = 0.0
  /// The blur as CSS counts it, in points.
  package var blur = 0.0
  /// The growth on all sides before the blur, in points.
  package var spread = 0.0

  /// Makes a shadow that only has its colour.
  package init() {}

  /// Makes a shadow; lengths are points, the blur as CSS counts it.
  public init(
    color: ColorValue, x: Double = 0, y: Double = 0, blur: Double = 0, spread: Double = 0
  ) {
    (self.color, self.x, self.y, self.blur, self.spread) = (color, x, y, blur, spread)
  }

  /// Both forms.
  package static var kind: PropertyKind {
    .either([
      .object([
        PropertyPart("x", .anyNumber), PropertyPart("y", .anyNumber),
        PropertyPart("blur", .length), PropertyPart("spread", .anyNumber),
        PropertyPart("color", .color),
      ]), .form("text such as \"0 4 12 #00000040\""),
    ])
  }

  /// Reads either form.
  package static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> ShadowValue? {
    switch value.kind {
    case .object(let members): read(members, as: name, &reader)
    case .string(let text): read(text) ?? reader.mismatch(name, kind, value)
    default: reader.mismatch(name, kind, value)
    }
  }

  private static func read(
    _ members: [SyntaxMember], as name: String, _ reader: inout ComponentReader
  ) -> ShadowValue {
    let parts = PartReader(
      members, of: name, knowing: ["x", "y", "blur", "spread", "color"], &reader)
    var shadow = ShadowValue()
    shadow.x = parts.read("x", &reader) ?? 0
    shadow.y = parts.read("y", &reader) ?? 0
    shadow.blur = parts.read("blur", as: .length, &reader) ?? 0
    shadow.spread = parts.read("spread", &reader) ?? 0
    shadow.color = parts.read("color", &reader) ?? shadow.color
    return shadow
  }

  private static func read(_ text: String) -> ShadowValue? {
    var words = text.split(separator: " ")
    var shadow = ShadowValue()
    if let last = words.last, NumberList.number(last) == nil || last.hasPrefix("#") {
      let hex = HexColor(String(last))
      guard hex.isHexadecimal else { return nil }
      shadow.color = Color(hex.color)
      words.removeLast()
    }
    let numbers = words.compactMap { NumberList.number($0) }
    guard numbers.count == words.count, (2...4).contains(numbers.count) else { return nil }
    shadow.x = numbers[0]
    shadow.y = numbers[1]
    shadow.blur = numbers.count > 2 ? numbers[2] : 0
    shadow.spread = numbers.count > 3 ? numbers[3] : 0
    return shadow.blur >= 0 ? shadow : nil
  }

  func style(in context: EnvironmentValues) -> ShadowStyle {
    ShadowStyle(
      color: context.resolved(color), x: x, y: y, blur: blur, spread: spread)
  }

  /// Writes the five parts.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write("\(name).x", x.plainText)
    writer.write("\(name).y", y.plainText)
    writer.write("\(name).blur", blur.plainText)
    writer.write("\(name).spread", spread.plainText)
    color.describe(as: "\(name).color", in: &writer)
  }
}
