/// The thickness of a border or a line.
public struct LineThickness: LengthStep {
  /// The thickness, in points.
  public var points: Double

  /// Makes a thickness.
  public init(points: Double) { self.points = points }

  /// No line, 0.
  public static let none: LineThickness = 0
  /// 1 point.
  public static let onePoint: LineThickness = 1
  /// 2 points.
  public static let twoPoint: LineThickness = 2
  /// 3 points. The what3words source says 2 here, against its own name; the name wins.
  public static let threePoint: LineThickness = 3
  /// 4 points.
  public static let fourPoint: LineThickness = 4

  /// The steps by name.
  public static let steps: [(name: String, value: LineThickness)] = [
    ("none", none), ("onePoint", onePoint), ("twoPoint", twoPoint), ("threePoint", threePoint),
    ("fourPoint", fourPoint),
  ]
}
