public import GalleyGeometry

/// The distances between an element's edges and its content.
///
/// The type wraps `EdgeInsets` so that themes and code can write a padding like the other lengths of the design
/// system: as the name of a step (`.bold`), as one number for all edges (`16`), or with a distance for each edge.
public struct PaddingInsets: Hashable, Sendable {
  /// The four distances, in points.
  public var insets: EdgeInsets

  /// Makes a padding from four distances.
  public init(_ insets: EdgeInsets) {
    self.insets = insets
  }

  /// The mean of the four distances, in points.
  ///
  /// For a padding that is equal on all edges, such as every step, this is the distance. ``LengthStep`` requires one
  /// number, which the gallery of a theme shows as the length of a bar.
  public var points: Double { (insets.horizontal + insets.vertical) / 4 }

  /// Returns the padding with another distance on one edge.
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

// The names and lengths are those of the what3words design system. Its names do not follow one scale: "extra" moves
// a name towards the smaller lengths, so that `extraMedium` is smaller than `medium`.
extension PaddingInsets {
  /// No padding.
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

  /// The steps with the names that themes use, from the smallest to the largest.
  public static let steps: [(name: String, value: PaddingInsets)] = [
    ("none", none), ("single", single), ("fine", fine), ("thin", thin),
    ("extraLight", extraLight), ("light", light), ("extraMedium", extraMedium),
    ("medium", medium), ("bold", bold), ("heavy", heavy),
  ]
}
