internal import GalleyLayout
public import GalleyPainting
public import GalleyParsing

/// A line along the outline of a shape.
public struct ShapeStroke: Hashable, Sendable {
  package let paint: AnyShapeStyle
  package let style: StrokeStyle
  package let placement: StrokeStyle.Placement

  /// Makes a line.
  public init(_ paint: AnyShapeStyle, _ style: StrokeStyle, _ placement: StrokeStyle.Placement) {
    (self.paint, self.style, self.placement) = (paint, style, placement)
  }

  func line(in context: EnvironmentValues) -> ShapeDrawing.Line {
    ShapeDrawing.Line(style: style, paint: paint.paint(in: context), placement: placement)
  }
}

extension StrokeStyle.Cap: PropertyChoice {}
extension StrokeStyle.Join: PropertyChoice {}
extension StrokeStyle.Placement: PropertyChoice {}

extension ShapeStroke: PropertyValue {
  private static let keys = [
    "width", "style", "cap", "join", "miterLimit", "dash", "dashPhase", "placement",
  ]

  private static let miterLimit = PropertyForm<Double>.number(from: 1, to: 10)

  /// A width, a colour, or an object.
  public static var kind: PropertyKind {
    .either([
      .length, .color,
      .object([
        PropertyPart("width", .length), PropertyPart("style", AnyShapeStyle.kind),
        PropertyPart("cap", StrokeStyle.Cap.kind), PropertyPart("join", StrokeStyle.Join.kind),
        PropertyPart("miterLimit", miterLimit.kind),
        PropertyPart("dash", .list(.length)), PropertyPart("dashPhase", .anyNumber),
        PropertyPart("placement", StrokeStyle.Placement.kind),
      ]),
    ])
  }

  /// Reads one of the forms. A line lies inside the outline unless it says otherwise.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> ShapeStroke? {
    let foreground = AnyShapeStyle(.foreground)
    switch value.kind {
    case .number:
      return PropertyForm.length.read(value, name, &reader).map {
        ShapeStroke(foreground, StrokeStyle(width: $0), .inside)
      }
    case .string:
      return AnyShapeStyle.read(value, as: name, &reader).map {
        ShapeStroke($0, StrokeStyle(width: 1), .inside)
      }
    default:
      guard let parts = PartReader(value, of: name, knowing: keys, kind: kind, &reader) else {
        return nil
      }
      let style = StrokeStyle(
        width: parts.read("width", as: .length, &reader) ?? 1,
        cap: parts.read("cap", &reader) ?? .butt, join: parts.read("join", &reader) ?? .miter,
        dashes: parts.read("dash", as: .lengths, &reader) ?? [],
        miterLimit: parts.read("miterLimit", as: miterLimit, &reader) ?? 10,
        dashPhase: parts.read("dashPhase", &reader) ?? 0)
      return ShapeStroke(
        parts.read("style", &reader) ?? foreground, style,
        parts.read("placement", &reader) ?? .inside)
    }
  }

  /// Writes what differs from a plain line.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write("\(name).width", style.width.plainText)
    paint.describe(as: "\(name).style", in: &writer)
    if style.cap != .butt { style.cap.describe(as: "\(name).cap", in: &writer) }
    if style.join != .miter { style.join.describe(as: "\(name).join", in: &writer) }
    if !style.dashes.isEmpty {
      writer.write("\(name).dash", style.dashes.map(\.plainText).joined(separator: " "))
    }
    if style.miterLimit != 10 { writer.write("\(name).miterLimit", style.miterLimit.plainText) }
    if style.dashPhase != 0 { writer.write("\(name).dashPhase", style.dashPhase.plainText) }
    if placement != .inside { placement.describe(as: "\(name).placement", in: &writer) }
  }
}

extension PropertyForm where Value == [Double] {
  /// A list of numbers from 0.
  static var lengths: PropertyForm {
    PropertyForm(.list(.length)) { value, name, reader in
      guard let numbers = [Double].read(value, as: name, &reader) else { return nil }
      return numbers.allSatisfy { $0 >= 0 }
        ? numbers : reader.mismatch(name, .list(.length), value)
    }
  }
}

/// The part of an outline between two shares of its length.
public struct TrimRange: PropertyValue, Hashable {
  /// The start, from 0 to 1.
  public var from = 0.0
  /// The end, from 0 to 1.
  public var to = 1.0

  /// Makes a range.
  public init(from: Double = 0, to: Double = 1) { (self.from, self.to) = (from, to) }

  /// A share, from the beginning on, or an object with both.
  public static var kind: PropertyKind {
    let share = PropertyKind.number(minimum: 0, maximum: 1)
    return .either([share, .object([PropertyPart("from", share), PropertyPart("to", share)])])
  }

  /// Reads either form.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> TrimRange? {
    if case .number = value.kind {
      return PropertyForm.share.read(value, name, &reader).map { TrimRange(to: $0) }
    }
    guard
      let parts = PartReader(value, of: name, knowing: ["from", "to"], kind: kind, &reader)
    else { return nil }
    return TrimRange(
      from: parts.read("from", as: .share, &reader) ?? 0,
      to: parts.read("to", as: .share, &reader) ?? 1)
  }

  /// Writes both shares.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, "\(from.plainText) \(to.plainText)")
  }
}
