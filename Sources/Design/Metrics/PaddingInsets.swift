public import GalleyGeometry

/// The distance between an element's edges and its content.
public struct PaddingInsets: Hashable, Sendable {
  /// The four distances, in points.
  public var insets: EdgeInsets

  /// Makes a padding from four distances.
  public init(_ insets: EdgeInsets) {
    self.insets = insets
  }

  /// The mean of the four distances, in points.
  public var points: Double { (insets.horizontal + insets.vertical) / 4 }

  /// The padding with another distance on one edge. (The what3words source returns the padding
  /// unchanged here.)
  public func setting(
    _ edge: WritableKeyPath<EdgeInsets, Double>, to points: Double
  ) -> PaddingInsets {
    var copy = self
    copy.insets[keyPath: edge] = points
    return copy
  }
}

extension PaddingInsets: LengthStep {
  /// Makes the same padding on all four edges.
  public init(points: Double) { self.init(EdgeInsets(points)) }
}

extension PaddingInsets {
  /// None, 0.
  public static let none: PaddingInsets = 0
  /// 1 point.
  public static let single: PaddingInsets = 1
  /// 2 points.
  public static let fine: PaddingInsets = 2
  /// 4 points.
  public static let thin: PaddingInsets = 4
  /// 6 points.
  public static let extraLight: PaddingInsets = 6
  /// 8 points.
  public static let light: PaddingInsets = 8
  /// 10 points.
  public static let extraMedium: PaddingInsets = 10
  /// 12 points.
  public static let medium: PaddingInsets = 12
  /// 16 points.
  public static let bold: PaddingInsets = 16
  /// 24 points.
  public static let heavy: PaddingInsets = 24

  /// The steps by name.
  public static let steps: [(name: String, value: PaddingInsets)] = [
    ("none", none), ("single", single), ("fine", fine), ("thin", thin),
    ("extraLight", extraLight), ("light", light), ("extraMedium", extraMedium),
    ("medium", medium), ("bold", bold), ("heavy", heavy),
  ]
}
