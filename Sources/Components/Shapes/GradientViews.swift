public import GalleyDesign
public import GalleyGeometry
package import GalleyLayout

/// A gradient that is a view over all the room it is offered, and a style for shapes.
package protocol GradientView: StyledView, ShapeStyle, CornerCutting {
  nonisolated var paint: GradientPaint { get set }
  nonisolated static var paintKind: GradientPaint.Kind { get }
}

extension GradientView {
  /// The keys of colours, and those of the gradient's line or circles.
  public nonisolated static var properties: [Property<Self>] {
    GradientPaint.properties(of: \.paint, paintKind)
  }

  /// Checks that the colours and their places belong together.
  public nonisolated mutating func finish(
    reading reader: inout ComponentReader, at place: ComponentPlace
  ) {
    guard paint.gradient == nil else { return }
    if paint.colors.count < 2 {
      reader.fail(
        "a \(Self.typeName) needs at least two \"colors\"", at: place.range(of: "colors"))
    } else if let complaint = paint.complaint(Self.typeName) {
      reader.fail(complaint, at: place.range(of: "stops"))
    }
  }

  /// Appends the fill; `cornerRadius` rounds it.
  public nonisolated func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    guard paint.gradient != nil else { return tree.leaf(.fill) }
    tree.leaf(
      .fill,
      drawing: ShapeDrawing(
        AnyShape(Rectangle(), radii: look.cornerRadius),
        fill: anyShapeStyle.paint(in: environment)))
  }

  /// The gradient over whatever it fills.
  public nonisolated var anyShapeStyle: AnyShapeStyle { AnyShapeStyle(.gradient(paint)) }
}

/// Colours along a line.
public struct LinearGradient: Sendable {
  /// The keys of documents.
  public var paint = GradientPaint(.linear)

  /// Makes a gradient without colours, which shows nothing.
  public init() {}

  /// Makes a gradient between two places of whatever it fills.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    paint = GradientPaint(.linear, gradient)
    (paint.startPoint, paint.endPoint) = (startPoint, endPoint)
  }

  /// Makes a gradient with colours at even distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient with colours at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The sentence about `"type": "LinearGradient"` in the reference, the schema and editors.
  public static let summary = "Colours along a line over all the room that is offered."
  package static let paintKind = GradientPaint.Kind.linear
}

/// Colours from a place outwards, in circles.
public struct RadialGradient: Sendable {
  /// The keys of documents.
  public var paint = GradientPaint(.radial)

  /// Makes a gradient without colours, which shows nothing.
  public init() {}

  /// Makes a gradient between two distances from a place, in points; the second is half the longer
  /// side unless it is given.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double? = nil
  ) {
    paint = GradientPaint(.radial, gradient)
    (paint.center, paint.startRadius, paint.endRadius) = (center, startRadius, endRadius)
  }

  /// Makes a gradient with colours at even distances.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The sentence about `"type": "RadialGradient"` in the reference, the schema and editors.
  public static let summary = "Colours from the centre outwards over all the room that is offered."
  package static let paintKind = GradientPaint.Kind.radial
}

/// Colours from a place outwards, in ellipses with the proportions of what is filled.
public struct EllipticalGradient: Sendable {
  /// The keys of documents.
  public var paint = GradientPaint(.elliptical)

  /// Makes a gradient without colours, which shows nothing.
  public init() {}

  /// Makes a gradient between two shares of width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    paint = GradientPaint(.elliptical, gradient)
    (paint.center, paint.startRadius, paint.endRadius) = (
      center, startRadiusFraction, endRadiusFraction
    )
  }

  /// Makes a gradient with colours at even distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The sentence about `"type": "EllipticalGradient"` in the reference, the schema and editors.
  public static let summary = "Colours from the centre outwards in the proportions of the room."
  package static let paintKind = GradientPaint.Kind.elliptical
}

/// Colours round a place, clockwise from the right.
public struct AngularGradient: Sendable {
  /// The keys of documents.
  public var paint = GradientPaint(.angular)

  /// Makes a gradient without colours, which shows nothing.
  public init() {}

  /// Makes a gradient between two directions.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle
  ) {
    paint = GradientPaint(.angular, gradient)
    (paint.center, paint.startAngle, paint.endAngle) = (center, startAngle, endAngle)
  }

  /// Makes a gradient of a full turn from a direction.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: .degrees(angle.degrees + 360))
  }

  /// Makes a gradient of a full turn with colours at even distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// The sentence about `"type": "AngularGradient"` in the reference, the schema and editors.
  public static let summary = "Colours round the centre over all the room that is offered."
  package static let paintKind = GradientPaint.Kind.angular
}

extension LinearGradient: GradientView {}
extension RadialGradient: GradientView {}
extension EllipticalGradient: GradientView {}
extension AngularGradient: GradientView {}
