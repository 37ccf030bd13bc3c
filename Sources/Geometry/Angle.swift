/// An angle, clockwise where y points down.
///
/// Sine, cosine and arc tangent are series of the four basic operations, which IEEE 754 fixes to
/// the last bit: the C library's may differ from machine to machine, and a pixel with them.
@frozen
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double

  /// Makes an angle of degrees.
  @inlinable
  public init(degrees: Double) { self.degrees = degrees }

  /// Makes an angle of radians.
  public init(radians: Double) { degrees = radians * 180 / .pi }

  /// Makes an angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Makes an angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// No turn.
  public static let zero = Angle(degrees: 0)

  /// The angle in radians.
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  /// The sine; exact at quarter turns.
  public var sine: Double { Angle.sine(ofDegrees: degrees) }

  /// The cosine; exact at quarter turns.
  public var cosine: Double { Angle.sine(ofDegrees: 90 - abs(degrees)) }

  /// The angle of a vector from the direction of x, in −180…180 degrees; zero for no vector.
  public static func of(x: Double, y: Double) -> Angle {
    guard x != 0 || y != 0 else { return .zero }
    let (across, down) = (abs(x), abs(y))
    var degrees = arcTangent(min(across, down) / max(across, down)) * 180 / .pi
    if down > across { degrees = 90 - degrees }
    if x < 0 { degrees = 180 - degrees }
    return Angle(degrees: y < 0 ? -degrees : degrees)
  }

  private static func sine(ofDegrees degrees: Double) -> Double {
    guard degrees.isFinite else { return .nan }
    var rest = degrees.remainder(dividingBy: 360)
    if rest > 90 { rest = 180 - rest }
    if rest < -90 { rest = -180 - rest }
    let x = rest * .pi / 180
    var sum = x
    var term = x
    for step in 1...12 {
      term *= -x * x / Double(2 * step * (2 * step + 1))
      sum += term
    }
    // The last bits of the series at a quarter turn.
    return abs(rest) == 90 ? rest / 90 : sum
  }

  /// The arc tangent of 0…1 in radians: halved twice, then the series.
  private static func arcTangent(_ value: Double) -> Double {
    var x = value
    for _ in 0..<2 { x = x / (1 + (1 + x * x).squareRoot()) }
    var sum = 0.0
    var power = x
    for step in 0..<16 {
      sum += (step % 2 == 0 ? power : -power) / Double(2 * step + 1)
      power *= x * x
    }
    return 4 * sum
  }
}

extension Transform {
  /// A turn about the origin.
  public static func rotation(_ angle: Angle) -> Transform {
    let (c, s) = (angle.cosine, angle.sine)
    return Transform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// A map that leans: x grows by tan(x angle) of y, and y by tan(y angle) of x.
  public static func skew(x: Angle, y: Angle = .zero) -> Transform {
    Transform(a: 1, b: y.sine / y.cosine, c: x.sine / x.cosine, d: 1, tx: 0, ty: 0)
  }

  /// The same map about another point than the origin.
  public func about(_ anchor: Point) -> Transform {
    Transform.translation(x: -anchor.x, y: -anchor.y).followed(by: self)
      .followed(by: .translation(x: anchor.x, y: anchor.y))
  }
}
