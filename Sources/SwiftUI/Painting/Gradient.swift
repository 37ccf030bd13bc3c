public import Foundation
public import GalleyComponents
internal import GalleyDesign
public import GalleyGeometry

/// Colours at places from 0 to 1.
public struct Gradient: Hashable, Sendable, ShapeStyle {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let steps = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment)
  }

  /// Galley's gradient: at least two colours, ascending, from 0 to 1.
  func plain(in environment: EnvironmentValues) -> PlainGradient {
    var last = 0.0
    var plain = stops.map { stop in
      last = max(last, min(1, Double(stop.location)))
      return PlainGradient.Stop(color: stop.color.design(in: environment), location: last)
    }
    if plain.isEmpty { plain = [PlainGradient.Stop(color: .clear, location: 0)] }
    if plain.count == 1 {
      plain.append(PlainGradient.Stop(color: plain[0].color, location: 1))
    }
    return PlainGradient(stops: plain)
  }

  func color(in environment: EnvironmentValues) -> DesignColor {
    stops.first?.color.design(in: environment) ?? .clear
  }
}

/// A colour that runs to a lighter one, as `Color.gradient` has it.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  private let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }
  init(_ color: Color) {
    gradient = Gradient(colors: [color.mix(with: .white, by: 0.18), color])
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient._paint(in: environment)
  }
}

public struct LinearGradient: ShapeStyle {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      GalleyComponents.LinearGradient(
        gradient: gradient.plain(in: environment), startPoint: startPoint, endPoint: endPoint),
      color: gradient.color(in: environment))
  }
}

public struct RadialGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let radii: (start: Double, end: Double)

  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    (self.gradient, self.center) = (gradient, center)
    radii = (Double(startRadius), Double(endRadius))
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      GalleyComponents.RadialGradient(
        gradient: gradient.plain(in: environment), center: center, startRadius: radii.start,
        endRadius: radii.end),
      color: gradient.color(in: environment))
  }
}

public struct EllipticalGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let radii: (start: Double, end: Double)

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    radii = (Double(startRadiusFraction), Double(endRadiusFraction))
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      GalleyComponents.EllipticalGradient(
        gradient: gradient.plain(in: environment), center: center,
        startRadiusFraction: radii.start, endRadiusFraction: radii.end),
      color: gradient.color(in: environment))
  }
}

public struct AngularGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let angles: (start: Angle, end: Angle)

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    (self.gradient, self.center) = (gradient, center)
    angles = (startAngle, endAngle == startAngle ? .degrees(startAngle.degrees + 360) : endAngle)
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      GalleyComponents.AngularGradient(
        gradient: gradient.plain(in: environment), center: center, startAngle: angles.start,
        endAngle: angles.end),
      color: gradient.color(in: environment))
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// Colours at the points of a net. Drawn as the colours of its first row running to those of its last.
public struct MeshGradient: ShapeStyle {
  private let rows: [Color]

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    rows = (0..<max(height, 1)).compactMap { row in
      let line = colors.dropFirst(row * width).prefix(width)
      guard var color = line.first else { return nil }
      for (index, next) in line.dropFirst().enumerated() {
        color = color.mix(with: next, by: 1 / Double(index + 2))
      }
      return color
    }
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.session?.remark("mesh gradients are drawn as the mean colours of their rows")
    return Gradient(colors: rows)._paint(in: environment)
  }
}
extension MeshGradient: FillingStyle {}

/// A pattern of an image; drawn in gray.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.session?.remark("patterns of images are drawn in gray")
    return Color.gray._paint(in: environment)
  }
}
extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension Gradient {
  public enum ColorSpace: Hashable, Sendable {
    case device
    case perceptual
  }
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}
extension AnyGradient {
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

// Every style that has colours at places fills its room as a view.

/// A style over all the room that is offered.
protocol FillingStyle: ShapeStyle, PrimitiveView {}

extension FillingStyle {
  public nonisolated func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    Rectangle().painted(fill: self).append(in: &tree, environment)
  }
}

extension LinearGradient: FillingStyle {}
extension RadialGradient: FillingStyle {}
extension EllipticalGradient: FillingStyle {}
extension AngularGradient: FillingStyle {}
