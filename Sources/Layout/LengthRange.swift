/// A minimum, an ideal and a maximum length, in points.
@frozen
public struct LengthRange: Hashable, Sendable {
  /// The least length taken.
  public var minimum: Double
  /// The length taken for an unspecified proposal.
  public var ideal: Double
  /// The largest length taken; may be infinite.
  public var maximum: Double

  /// Makes a range. While laying out, `ideal` is raised to `minimum` and `maximum` to `ideal`.
  @inlinable
  public init(minimum: Double, ideal: Double, maximum: Double) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// One length for every proposal.
  @inlinable
  public static func exactly(_ length: Double) -> LengthRange {
    LengthRange(minimum: length, ideal: length, maximum: length)
  }
}
