/// The distance between elements.
public struct Margin: LengthStep {
  /// The distance, in points.
  public var points: Double

  /// Makes a distance.
  public init(points: Double) { self.points = points }

  /// None, 0.
  public static let none: Margin = 0
  /// 4 points.
  public static let thin: Margin = 4
  /// 8 points.
  public static let light: Margin = 8
  /// 12 points.
  public static let medium: Margin = 12
  /// 16 points.
  public static let bold: Margin = 16
  /// 24 points.
  public static let heavy: Margin = 24
  /// 4 points, in the later scale.
  public static let half: Margin = 4
  /// 8 points, in the later scale.
  public static let one: Margin = 8
  /// 16 points, in the later scale.
  public static let two: Margin = 16
  /// 24 points, in the later scale.
  public static let three: Margin = 24
  /// 32 points, in the later scale.
  public static let four: Margin = 32
  /// 40 points, in the later scale.
  public static let five: Margin = 40

  /// The steps by name.
  public static let steps: [(name: String, value: Margin)] = [
    ("none", none), ("thin", thin), ("light", light), ("medium", medium), ("bold", bold),
    ("heavy", heavy), ("half", half), ("one", one), ("two", two), ("three", three),
    ("four", four), ("five", five),
  ]
}
