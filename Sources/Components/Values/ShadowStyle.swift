public import GalleyDesign
internal import GalleyLayout
internal import GalleyPainting
public import GalleyParsing

/// A shadow of everything that a view draws: letters, icons, shapes, pictures with their holes.
///
/// A view that fills its box casts the shadow of the box, which may grow by a spread as CSS's does.
public struct ShadowStyle: Hashable, Sendable {
  /// The position of a shadow.
  public enum Kind: String, PropertyChoice, Hashable {
    /// Under the view, seen through what is translucent in it: SwiftUI's and Core Animation's.
    case drop
    /// Round the view only, cut out as far as the view covers it: CSS's.
    case knockedOut
    /// On the view, cast by what surrounds it.
    case inner
  }

  /// The kind of the shadow.
  public var kind = Kind.drop
  /// The colour, opacity included; a third of black unless given.
  public var color = Color(RGBAColor.black.with(alpha: 0.33))
  /// The standard deviation of the blur, in points: half of what CSS calls the blur.
  public var radius = 0.0
  /// The distance to the right, in points.
  public var x = 0.0
  /// The distance down, in points.
  public var y = 0.0
  /// The growth on all sides before the blur, in points. It belongs to the box: a shadow with a
  /// spread is that of the box, cut out under it unless the box is opaque.
  public var spread = 0.0

  /// Makes a shadow that only has its colour.
  public init() {}

  /// Makes a shadow; lengths are points.
  public init(
    _ kind: Kind = .drop, color: Color = ShadowStyle().color, radius: Double, x: Double = 0,
    y: Double = 0, spread: Double = 0
  ) {
    (self.kind, self.color, self.radius) = (kind, color, radius)
    (self.x, self.y, self.spread) = (x, y, spread)
  }

  /// A shadow under a view.
  public static func drop(
    color: Color = ShadowStyle().color, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(.drop, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow on a view.
  public static func inner(
    color: Color = ShadowStyle().color, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(.inner, color: color, radius: radius, x: x, y: y)
  }

  func ofBox(in context: EnvironmentValues) -> BoxShadow {
    BoxShadow(color: context.resolved(color), x: x, y: y, blur: 2 * radius, spread: spread)
  }

  func ofContent(in context: EnvironmentValues) -> LayerShadow {
    let kind: LayerShadow.Kind =
      switch kind {
      case .drop: .drop
      case .knockedOut: .knockedOut
      case .inner: .inner
      }
    return LayerShadow(kind, color: context.resolved(color), x: x, y: y, blur: 2 * radius)
  }
}

extension ShadowStyle: PropertyValue {
  private static let keys = ["kind", "x", "y", "blur", "radius", "spread", "color"]

  /// An object, or text such as `"0 4 12 #00000040"`: x, y, blur, an optional spread and a colour, as
  /// CSS has them.
  public static var kind: PropertyKind {
    .either([
      .object([
        PropertyPart("x", .anyNumber), PropertyPart("y", .anyNumber),
        PropertyPart("blur", .length), PropertyPart("radius", .length),
        PropertyPart("spread", .anyNumber), PropertyPart("color", .color),
        PropertyPart("kind", Kind.kind),
      ]), .form("text such as \"0 4 12 #00000040\""),
    ])
  }

  /// Reads either form. `blur` is CSS's, twice the `radius`.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> ShadowStyle? {
    if case .string(let text) = value.kind {
      return read(text) ?? reader.mismatch(name, kind, value)
    }
    guard let parts = PartReader(value, of: name, knowing: keys, kind: kind, &reader) else {
      return nil
    }
    var shadow = ShadowStyle()
    shadow.kind = parts.read("kind", &reader) ?? .drop
    shadow.x = parts.read("x", &reader) ?? 0
    shadow.y = parts.read("y", &reader) ?? 0
    let blur = parts.read("blur", as: .length, &reader).map { $0 / 2 }
    shadow.radius = parts.read("radius", as: .length, &reader) ?? blur ?? 0
    shadow.spread = parts.read("spread", &reader) ?? 0
    shadow.color = parts.read("color", &reader) ?? shadow.color
    return shadow
  }

  private static func read(_ text: String) -> ShadowStyle? {
    var words = text.split(separator: " ")
    var shadow = ShadowStyle()
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
    shadow.radius = numbers.count > 2 ? numbers[2] / 2 : 0
    shadow.spread = numbers.count > 3 ? numbers[3] : 0
    return shadow.radius >= 0 ? shadow : nil
  }

  /// Writes the parts; the kind when it is not `drop`.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    if kind != .drop { writer.write("\(name).kind", kind.rawValue) }
    writer.write("\(name).x", x.plainText)
    writer.write("\(name).y", y.plainText)
    writer.write("\(name).blur", (2 * radius).plainText)
    writer.write("\(name).spread", spread.plainText)
    color.describe(as: "\(name).color", in: &writer)
  }
}

extension PropertyForm where Value == [ShadowStyle] {
  /// One shadow, or a list of several, the first on top.
  static var shadows: PropertyForm {
    PropertyForm(.either([ShadowStyle.kind, .list(ShadowStyle.kind)])) { value, name, reader in
      if case .array = value.kind { return [ShadowStyle].read(value, as: name, &reader) }
      if let shadows = value.text.flatMap({ reader.shadows(named: $0, as: name) }) {
        return shadows
      }
      return ShadowStyle.read(value, as: name, &reader).map { [$0] }
    } describe: { value, name, writer in
      guard value.count == 1 else { return value.describe(as: name, in: &writer) }
      value[0].describe(as: name, in: &writer)
    }
  }
}

extension ComponentReader {
  /// The shadows that the theme has under a name. Offsets are those of the light appearance.
  fileprivate mutating func shadows(named name: String, as key: String) -> [ShadowStyle]? {
    guard case .shadow(let shadows)? = names.theme.tokens[name]?.value,
      let token = token(named: name, as: key)
    else { return nil }
    return shadows.enumerated().map { index, shadow in
      let color = token.color {
        guard case .shadow(let shadows) = $0, index < shadows.count else { return nil }
        return shadows[index].color
      }
      // A token is CSS's shadow: round the box, not under it.
      return ShadowStyle(
        shadow.isInset ? .inner : .knockedOut, color: color ?? Color(shadow.color.core),
        radius: shadow.blur.points / 2, x: shadow.offsetX.points, y: shadow.offsetY.points,
        spread: shadow.spread.points)
    }
  }
}
