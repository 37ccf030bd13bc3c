/// How far a child's length can go along a stack's axis: what it answers to 0 and to infinity.
public struct Flexibility: Hashable, Sendable {
  /// The length at the proposal 0, in points.
  public var least: Double
  /// The length at the proposal infinity, in points.
  public var most: Double

  /// Makes a range.
  public init(least: Double, most: Double) {
    self.least = least
    self.most = most
  }

  /// Whether a stack asks this child before the other one: the smaller difference first, of two
  /// infinite ones the larger minimum.
  @inline(__always)
  public func isAskedBefore(_ other: Flexibility) -> Bool {
    let mine = most - least
    let theirs = other.most - other.least
    if mine == .infinity, theirs == .infinity { return least > other.least }
    // An infinite minimum leaves no difference to speak of: as inflexible as a fixed length.
    return (mine.isNaN ? 0 : mine) < (theirs.isNaN ? 0 : theirs)
  }
}
