public import GalleyGeometry

/// The corner radius of a box.
public enum CornerRadius: Hashable, Sendable {
  /// A radius in points.
  case points(Double)
  /// Half of the shorter side, whatever the size: round ends.
  case oval
  /// The same length as `oval`; the name says that the box is meant to be square.
  case circle

  /// The radius for a box, in points.
  public func resolved(for size: Size) -> Double {
    switch self {
    case .points(let points): points
    case .oval, .circle: min(size.width, size.height) / 2
    }
  }
}

extension CornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a radius from a literal, in points.
  public init(floatLiteral value: Double) { self = .points(value) }
  /// Makes a radius from a literal, in points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
}

extension CornerRadius {
  /// Square, 0.
  public static let none: CornerRadius = 0
  /// 4 points.
  public static let medium: CornerRadius = 4
  /// 8 points.
  public static let soft: CornerRadius = 8
  /// 14 points.
  public static let softer: CornerRadius = 14
  /// 16 points.
  public static let verySoft: CornerRadius = 16
  /// 4 points, in the later scale.
  public static let extraSmall: CornerRadius = 4
  /// 8 points, in the later scale.
  public static let small: CornerRadius = 8
  /// 12 points, in the later scale.
  public static let regular: CornerRadius = 12
  /// 16 points, in the later scale.
  public static let large: CornerRadius = 16
  /// 32 points, in the later scale.
  public static let extraLarge: CornerRadius = 32

  /// The steps by name.
  public static let steps: [(name: String, value: CornerRadius)] = [
    ("none", none), ("medium", medium), ("soft", soft), ("softer", softer),
    ("verySoft", verySoft), ("extraSmall", extraSmall), ("small", small), ("regular", regular),
    ("large", large), ("extraLarge", extraLarge), ("oval", oval), ("circle", circle),
  ]
}
