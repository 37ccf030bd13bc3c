public import GalleyGeometry

/// The size of an icon.
public struct IconSize: Hashable, Sendable {
  /// The size, in points.
  public var size: Size

  /// Makes a size.
  public init(width: Double, height: Double) {
    size = Size(width: width, height: height)
  }

  /// 16 × 16 points.
  public static let small = IconSize(width: 16, height: 16)
  /// 32 × 32 points.
  public static let medium = IconSize(width: 32, height: 32)
  /// 64 × 64 points.
  public static let large = IconSize(width: 64, height: 64)
  /// 40 × 6 points, the handle of a sheet.
  public static let handle = IconSize(width: 40, height: 6)
  /// 84 × 14 points.
  public static let logoWithText = IconSize(width: 84, height: 14)

  /// The steps by name.
  public static let steps: [(name: String, value: IconSize)] = [
    ("small", small), ("medium", medium), ("large", large), ("handle", handle),
    ("logoWithText", logoWithText),
  ]
}
