/// The range of a child's length along a stack's axis: its lengths for 0 and for infinity.
package struct Flexibility: Hashable, Sendable {
  /// The length at the proposal 0, in points.
  package var least: Double
  /// The length at the proposal infinity, in points.
  package var most: Double

  /// Makes a range.
  package init(least: Double, most: Double) {
    self.least = least
    self.most = most
  }

  /// Returns true if a stack measures this child before the other one: the smaller difference first, of two
  /// infinite ones the larger minimum.
  ///
  /// Lengths are compared to the nearest 1/65536 point: at scales such as 3 equal differences are
  /// sums of thirds that differ in their last bits, and the order must not depend on the scale.
  @inline(__always)
  package func isAskedBefore(_ other: Flexibility) -> Bool {
    let mine = range
    let theirs = other.range
    if mine == .infinity, theirs == .infinity { return roundedLeast > other.roundedLeast }
    return mine < theirs
  }

  /// The difference. An infinite minimum leaves none to speak of: as inflexible as a fixed length.
  @inline(__always)
  var range: Double {
    let range = most - least
    return range.isNaN ? 0 : Flexibility.rounded(range)
  }

  @inline(__always)
  var roundedLeast: Double { Flexibility.rounded(least) }

  /// The least difference between lengths that counts, in points.
  static let tolerance = 0x1p-16

  /// The nearest multiple of the tolerance: added to 1.5 · 2³⁶ a number has no digits for less.
  @inline(__always)
  private static func rounded(_ value: Double) -> Double { (value + 0x1.8p36) - 0x1.8p36 }
}
