public import Foundation
public import GalleyGeometry

extension GraphicsContext {
  /// The paint of a canvas; points are in the canvas's coordinates.
  public struct Shading: @unchecked Sendable {
    private let make: (CGSize, EnvironmentValues) -> AnyShapeStyle

    private init(_ make: @escaping (CGSize, EnvironmentValues) -> AnyShapeStyle) {
      self.make = make
    }

    func style(in size: CGSize, _ environment: EnvironmentValues) -> AnyShapeStyle {
      make(size, environment)
    }

    public static var foreground: Shading { style(ForegroundStyle()) }
    public static var backdrop: Shading { style(Color.clear) }

    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading { _, _ in AnyShapeStyle(style) }
    }
    public static func color(_ color: Color) -> Shading { style(color) }
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { style(Color(space, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { style(Color(space, white: white, opacity: opacity)) }
    /// The first shading of several; the others are not drawn.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { size, _ in
        AnyShapeStyle(
          LinearGradient(
            gradient: gradient, startPoint: share(of: startPoint, size),
            endPoint: share(of: endPoint, size)))
      }
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { size, _ in
        AnyShapeStyle(
          RadialGradient(
            gradient: gradient, center: share(of: center, size), startRadius: startRadius,
            endRadius: endRadius))
      }
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { size, _ in
        AnyShapeStyle(
          AngularGradient(gradient: gradient, center: share(of: center, size), angle: angle))
      }
    }

    private static func share(of point: CGPoint, _ size: CGSize) -> UnitPoint {
      UnitPoint(
        x: Double(point.x / max(size.width, 1)), y: Double(point.y / max(size.height, 1)))
    }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
