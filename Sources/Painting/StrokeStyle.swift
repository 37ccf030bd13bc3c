/// The style of a line along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: String, CaseIterable, Sendable, Hashable { case butt, round, square }
  /// The shape of a line's corners.
  public enum Join: String, CaseIterable, Sendable, Hashable { case miter, round, bevel }

  /// On which side of the outline of a closed shape a line lies.
  public enum Placement: String, CaseIterable, Sendable, Hashable { case inside, center, outside }

  /// The width, in points.
  public var width: Double
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join
  /// Lengths of dashes and gaps in turn, in points; empty for a continuous line.
  public var dashes: [Double]
  /// How far the tip of a miter may lie from the corner, in half widths; a corner whose tip would lie
  /// further is cut off. Counts as 1 at the least and 10 at the most.
  public var miterLimit: Double
  /// How far into the pattern of dashes the line begins, in points.
  public var dashPhase: Double

  /// Makes a style.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, dashes: [Double] = [],
    miterLimit: Double = 10, dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dashes = dashes
    self.miterLimit = miterLimit
    self.dashPhase = dashPhase
  }
}
