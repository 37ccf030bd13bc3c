/// The height of a row in a list.
public struct RowHeight: LengthStep {
  /// The height, in points.
  public var points: Double

  /// Makes a height.
  public init(points: Double) { self.points = points }

  /// 32 points.
  public static let extraSmall: RowHeight = 32
  /// 40 points.
  public static let small: RowHeight = 40
  /// 48 points.
  public static let medium: RowHeight = 48
  /// 64 points.
  public static let large: RowHeight = 64
  /// 72 points.
  public static let extraLarge: RowHeight = 72
  /// 380 points.
  public static let extraExtraLarge: RowHeight = 380

  /// The steps by name.
  public static let steps: [(name: String, value: RowHeight)] = [
    ("extraSmall", extraSmall), ("small", small), ("medium", medium), ("large", large),
    ("extraLarge", extraLarge), ("extraExtraLarge", extraExtraLarge),
  ]
}
