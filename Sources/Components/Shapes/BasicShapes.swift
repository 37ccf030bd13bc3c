public import GalleyGeometry
public import GalleyLayout
internal import GalleyPainting
internal import GalleyParsing

/// The options of all kinds of shapes in documents; in Swift, modifiers set them.
public struct ShapeOptions: Sendable {
  /// Colours instead of the foreground colour, unless there is a fill.
  @Rare public var gradient: AnyShapeStyle?
  /// The fill.
  @Rare public var fill: AnyShapeStyle?
  /// The line along the outline.
  @Rare public var stroke: ShapeStroke?
  /// The part of the outline that is drawn.
  @Rare public var trim: TrimRange?

  static let properties: [Property<ShapeOptions>] = [
    Property(
      "gradient", \.gradient, as: .gradient,
      "Colours along a line instead of the foreground colour."),
    Property(
      "fill", \.fill, default: "the foreground colour, or nothing with a stroke",
      "A colour, a gradient or a pattern."),
    Property("stroke", \.stroke, default: "none", "A line along the outline, inside it."),
    Property("trim", \.trim, default: "all", "The part of the outline that is drawn."),
  ]

  func build(
    _ shape: AnyShape, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    let plain = stroke == nil ? AnyShapeStyle(.foreground) : nil
    let style = fill ?? gradient ?? plain
    tree.leaf(
      .fill,
      drawing: ShapeDrawing(
        shape, fill: style?.paint(in: environment),
        lines: stroke.map { [$0.line(in: environment)] } ?? [], trim: trim))
  }
}

/// A shape that documents know.
protocol BasicShape: OutlinedShape, DocumentView {
  nonisolated var options: ShapeOptions { get set }
  /// The shape's own keys.
  nonisolated static var ownProperties: [Property<Self>] { get }
  /// The Swift spellings of those keys whose names differ from their properties'; nil for a shape of SwiftUI's, which
  /// is written as that.
  nonisolated static var ownSpellings: [String: SwiftSpelling]? { get }
}

extension BasicShape {
  nonisolated static var ownProperties: [Property<Self>] { [] }
  nonisolated static var ownSpellings: [String: SwiftSpelling]? { nil }

  /// The shape's own keys, then `gradient`, `fill`, `stroke` and `trim`.
  public nonisolated static var properties: [Property<Self>] {
    ownProperties + ShapeOptions.properties.map { $0.moved(to: \.options) }
  }

  /// Complains about a background where nothing of it is meant to be seen beside the shape.
  public nonisolated mutating func finish(
    reading reader: inout ComponentReader, at place: ComponentPlace
  ) {
    warnOfBackground(reading: &reader, at: place)
  }

  nonisolated func warnOfBackground(
    reading reader: inout ComponentReader, at place: ComponentPlace
  ) {
    let colored = ["fill", "foregroundColor", "gradient", "stroke", "padding"]
    guard place.has("backgroundColor"), !colored.contains(where: place.has) else { return }
    reader.warn(
      "\"backgroundColor\" lies behind a \(Self.typeName), which is filled itself",
      at: place.keyRange(of: "backgroundColor"), suggestion: "fill")
  }

  /// Appends the shape with the fill and the stroke of its options.
  public nonisolated func build(
    in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    options.build(AnyShape(self), in: &tree, environment)
  }
}

/// A rectangle that takes all the room it is offered (DUI-12).
public struct Rectangle: Sendable {
  /// The options that all shapes share.
  public var options = ShapeOptions()

  /// Makes a rectangle.
  public init() {}

  /// The sentence about `"type": "Rectangle"` in the reference, the schema and editors.
  public static let summary = "A filled rectangle that takes all the room it is offered."
}

extension Rectangle: BasicShape {
  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape { .rectangle(rect) }

  /// Appends the shape; `cornerRadius` rounds it.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    options.build(AnyShape(self, radii: look.cornerRadius), in: &tree, environment)
  }
}

/// A circle, inscribed in the smaller side of the room it is offered and centred in it (DUI-12).
public struct Circle: Sendable {
  /// The options that documents set for every shape.
  public var options = ShapeOptions()

  /// Makes a circle.
  public init() {}

  /// The sentence about `"type": "Circle"` in the reference, the schema and editors.
  public static let summary = "A filled circle, inscribed in the room it is offered and centred."
}

extension Circle: BasicShape {
  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape {
    let side = min(rect.width, rect.height)
    return .ellipse(
      Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

/// An ellipse that touches all four sides of the room it is offered.
public struct Ellipse: Sendable {
  /// The options that documents set for every shape.
  public var options = ShapeOptions()

  /// Makes an ellipse.
  public init() {}

  /// The sentence about `"type": "Ellipse"` in the reference, the schema and editors.
  public static let summary =
    "A filled ellipse that touches all four sides of the room it is offered."
}

extension Ellipse: BasicShape {
  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape { .ellipse(rect) }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: Sendable {
  /// The options that documents set for every shape.
  public var options = ShapeOptions()

  /// Makes a capsule.
  public init() {}

  /// The sentence about `"type": "Capsule"` in the reference, the schema and editors.
  public static let summary = "A filled rectangle whose shorter sides are round."
}

extension Capsule: BasicShape {
  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape {
    .roundedRectangle(rect, CornerRadii(min(rect.width, rect.height) / 2))
  }
}

/// The curve of the corners of a rounded rectangle.
public enum RoundedCornerStyle: String, PropertyChoice, Hashable {
  /// Quarters of circles.
  case circular
  /// Curves that grow from the sides on, as Apple's platforms draw them.
  case continuous
}

/// A rectangle with round corners, each of its own radius if need be.
public struct RoundedRectangle: Sendable {
  /// The options that documents set for every shape.
  public var options = ShapeOptions()
  /// The radii, in points; leading is on the left in a left-to-right layout.
  public var cornerRadii = CornerRadii.zero
  /// The curve of the corners.
  public var style = RoundedCornerStyle.continuous

  /// Makes a rectangle with four equal corners.
  public init(cornerRadius: Double = 0, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadii: CornerRadii(cornerRadius), style: style)
  }

  /// Makes a rectangle with corners of their own.
  public init(cornerRadii: CornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// The sentence about `"type": "RoundedRectangle"` in the reference, the schema and editors.
  public static let summary = "A filled rectangle with round corners."
}

extension RoundedRectangle: BasicShape {
  static var ownProperties: [Property<RoundedRectangle>] {
    [
      Property("cornerStyle", \.style, default: "continuous", "How the corners are curved.")
    ]
  }

  /// Appends the shape; documents give its radii by the key of every box.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    var shape = self
    shape.cornerRadii = look.cornerRadius ?? cornerRadii
    shape.build(in: &tree, environment)
  }

  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape {
    if style == .circular { return cornerRadii.shape(of: rect, direction) }
    let radii = cornerRadii.resolved(for: rect.size, in: direction)
    return radii.isZero ? .rectangle(rect) : .path(.continuousRectangle(rect, radii: radii))
  }

  func outline(
    in rect: Rect, _ direction: LayoutDirection, insetBy distance: Double
  ) -> DisplayShape? {
    guard rect.width > 2 * distance, rect.height > 2 * distance else { return nil }
    var smaller = self
    smaller.cornerRadii = cornerRadii.inset(by: distance)
    return smaller.outline(in: rect.inset(by: distance), direction)
  }
}

/// A polygon with equal sides, inscribed in the ellipse of its room, a corner on top.
public struct Polygon: Sendable {
  /// The options that documents set for every shape.
  public var options = ShapeOptions()
  /// The number of sides, at least 3.
  public var sides = 6

  /// Makes a polygon.
  public init(sides: Int = 6) { self.sides = sides }

  /// The sentence about `"type": "Polygon"` in the reference, the schema and editors.
  public static let summary = "A filled polygon with equal sides, a corner on top."
}

extension Polygon: BasicShape {
  static var ownSpellings: [String: SwiftSpelling]? { [:] }
  static var ownProperties: [Property<Polygon>] {
    [Property("sides", \.sides, as: .count, default: "6", "The number of sides, at least 3.")]
  }

  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape {
    .path(.regularPolygon(sides: sides, in: rect))
  }
}

/// A star, inscribed in the ellipse of its room, a point on top.
public struct Star: Sendable {
  /// The options that documents set for every shape.
  public var options = ShapeOptions()
  /// The number of points, at least 2.
  public var points = 5
  /// The distance of the inner corners from the centre, as a share of the points' distance.
  public var innerRatio = 0.382

  /// Makes a star; a pentagram by default.
  public init(points: Int = 5, innerRatio: Double = 0.382) {
    self.points = points
    self.innerRatio = innerRatio
  }

  /// The sentence about `"type": "Star"` in the reference, the schema and editors.
  public static let summary = "A filled star, a point on top."
}

extension Star: BasicShape {
  static var ownSpellings: [String: SwiftSpelling]? { [:] }
  static var ownProperties: [Property<Star>] {
    [
      Property("points", \.points, as: .count, default: "5", "The number of points, at least 2."),
      Property(
        "innerRatio", \.innerRatio, as: .share, default: "0.382",
        "The distance of the inner corners from the centre, as a share of the points'."),
    ]
  }

  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape {
    .path(.star(points: points, innerRatio: innerRatio, in: rect))
  }
}

/// Part of a circle's outline, or a pie's slice: a shape between two directions, clockwise from the
/// right, inscribed and centred in its room.
public struct Arc: Sendable {
  /// The options that documents set for every shape.
  public var options = ShapeOptions()
  /// The start.
  public var startAngle = Angle.zero
  /// The angle at which it ends; counterclockwise if it is less than the start.
  public var endAngle = Angle.degrees(90)
  /// True if lines to the centre close it.
  public var isSlice = false

  /// Makes an arc.
  public init(
    startAngle: Angle = .zero, endAngle: Angle = .degrees(90), isSlice: Bool = false
  ) {
    (self.startAngle, self.endAngle, self.isSlice) = (startAngle, endAngle, isSlice)
  }

  /// The sentence about `"type": "Arc"` in the reference, the schema and editors.
  public static let summary = "Part of a circle's outline, or a slice of a pie."
}

extension Arc: BasicShape {
  static var ownSpellings: [String: SwiftSpelling]? { ["slice": .property("isSlice")] }

  static var ownProperties: [Property<Arc>] {
    [
      Property(
        "startAngle", \.startAngle, as: .degrees, default: "0",
        "Where it begins, in degrees clockwise from the right."),
      Property("endAngle", \.endAngle, as: .degrees, default: "90", "Where it ends, in degrees."),
      Property("slice", \.isSlice, default: "false", "Whether lines to the centre close it."),
    ]
  }

  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape {
    var path = Path()
    if isSlice { path.move(to: rect.center) }
    path.arc(
      center: rect.center, radius: min(rect.width, rect.height) / 2, from: startAngle, to: endAngle)
    if isSlice { path.close() }
    return .path(path)
  }
}

extension PropertyForm where Value == AnyShapeStyle {
  /// A gradient only.
  fileprivate static var gradient: PropertyForm {
    PropertyForm(GradientPaint.kind) { value, name, reader in
      GradientPaint.read(value, as: name, &reader).map { AnyShapeStyle(.gradient($0)) }
    }
  }
}

extension Rectangle: CornerCutting {}
extension Circle: CornerCutting {}
extension RoundedRectangle: CornerCutting {}
