/// A length in points with named steps; also written as a number literal.
public protocol LengthStep: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable,
  Sendable
{
  /// The length, in points.
  var points: Double { get }
  /// Makes a length of any number of points.
  init(points: Double)
}

extension LengthStep {
  /// Makes a length from a literal, in points.
  public init(floatLiteral value: Double) { self.init(points: value) }
  /// Makes a length from a literal, in points.
  public init(integerLiteral value: Int) { self.init(points: Double(value)) }
}
