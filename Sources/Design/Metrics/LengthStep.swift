/// A length of the design system, such as a margin or a row height. Each conforming type has named steps, the lengths
/// that a design should choose from, and can also be written as a number literal.
public protocol LengthStep: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable,
  Sendable
{
  /// The length, in points.
  var points: Double { get }
  /// Makes a length of any number of points, whether or not it is a named step.
  init(points: Double)
}

extension LengthStep {
  /// Makes a length from a literal, in points.
  public init(floatLiteral value: Double) { self.init(points: value) }
  /// Makes a length from a literal, in points.
  public init(integerLiteral value: Int) { self.init(points: Double(value)) }
}
