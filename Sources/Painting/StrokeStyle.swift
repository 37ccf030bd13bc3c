/// How a line is drawn along a path.
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

  /// Makes a style.
  public init(width: Double, cap: Cap = .butt, join: Join = .miter, dashes: [Double] = []) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dashes = dashes
  }
}
