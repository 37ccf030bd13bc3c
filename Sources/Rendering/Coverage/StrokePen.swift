/// A direction of length 1, in steps of 2⁻³⁰.
struct UnitVector: Hashable, Sendable {
  static let one = 1 << 30

  var x: Int
  var y: Int

  /// The direction of a displacement of any length, or nil for none; its error is below 2⁻²⁸.
  init?(x: Int, y: Int) {
    let most = max(x.magnitude, y.magnitude)
    guard most > 0 else { return nil }
    // The longer side is brought to 30 bits, so that the square has at most 61.
    let shift = 34 - most.leadingZeroBitCount
    let across = x >> shift
    let down = y >> shift
    let length = UnitVector.squareRoot(across &* across &+ down &* down)
    self.x = (across << 30) / length
    self.y = (down << 30) / length
  }

  private init(steps x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }

  /// The direction of x.
  static let right = UnitVector(steps: one, 0)

  /// A quarter turn from x towards y.
  var turned: UnitVector { UnitVector(steps: -y, x) }

  static prefix func - (vector: UnitVector) -> UnitVector {
    UnitVector(steps: -vector.x, -vector.y)
  }

  /// The cosine of the angle between two directions, in steps of 2⁻³⁰.
  static func dot(_ u: UnitVector, _ v: UnitVector) -> Int { (u.x &* v.x &+ u.y &* v.y) >> 30 }

  /// The sine of the angle from one direction to another, in steps of 2⁻³⁰.
  static func cross(_ u: UnitVector, _ v: UnitVector) -> Int { (u.x &* v.y &- u.y &* v.x) >> 30 }

  /// ⌊√value⌋.
  private static func squareRoot(_ value: Int) -> Int {
    var root = Int(Double(value).squareRoot())
    while root &* root > value { root &-= 1 }
    while (root &+ 1) &* (root &+ 1) <= value { root &+= 1 }
    return root
  }
}

/// The ellipse that a stroke's round pen is on the device.
///
/// Directions and normals are those of the space in which the pen is a circle; `offset` maps them
/// to the device.
struct StrokePen {
  /// The radius, in steps of 1/4,096 pixel; at most 65,536 pixels.
  let radius: Int
  /// The map from the circle to the device, in steps of 2⁻³⁰, the largest number of it being 1.
  private let a: Int
  private let b: Int
  private let c: Int
  private let d: Int
  private let determinant: Int
  /// The pixels of a unit of width.
  let scale: Double

  /// The pen of a stroke, or nil for one without extent.
  init?(_ stroke: OutlineStroke) {
    scale = max(abs(stroke.a), abs(stroke.b), abs(stroke.c), abs(stroke.d))
    guard scale > 0 else { return nil }
    func fraction(_ value: Double, _ scale: Double) -> Int {
      Int((value / scale * Double(UnitVector.one)).rounded())
    }
    a = fraction(stroke.a, scale)
    b = fraction(stroke.b, scale)
    c = fraction(stroke.c, scale)
    d = fraction(stroke.d, scale)
    determinant = (a * d - b * c) >> 30
    radius = Int((min(stroke.width / 2 * scale, 65_536) * 4_096).rounded())
    guard radius > 0, determinant != 0 else { return nil }
  }

  /// The displacement from one vertex to another as the circle's space has it, in steps of
  /// 2⁻³⁸ / |determinant|.
  private func displacement(from start: Vertex, to end: Vertex) -> (x: Int, y: Int) {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let sign = determinant < 0 ? -1 : 1
    return (x: sign * (d * dx - c * dy), y: sign * (a * dy - b * dx))
  }

  /// The direction of a line, or nil between vertices at the same place.
  func direction(from start: Vertex, to end: Vertex) -> UnitVector? {
    let (x, y) = displacement(from: start, to: end)
    return UnitVector(x: x, y: y)
  }

  /// The length of a line, in steps of 2⁻¹⁶ of the unit in which dashes are `scale` long; at most
  /// 2⁴⁴ of them.
  func length(from start: Vertex, to end: Vertex) -> Int {
    let (x, y) = displacement(from: start, to: end)
    guard let unit = UnitVector(x: x, y: y) else { return 0 }
    // The factors give up bits that the result has not, so that the sum fits: steps of 2⁻³⁸.
    let length = (x >> 22) * (unit.x >> 8) + (y >> 22) * (unit.y >> 8)
    return min(length / max(1, abs(determinant) >> 8), 1 << 44)
  }

  /// Returns the place on the device at a distance from a vertex that is a multiple of the radius; the
  /// multiple is 2³⁰ / `share`, at most ten.
  func place(_ center: Vertex, _ vector: UnitVector, over share: Int = UnitVector.one) -> Vertex {
    var x = (vector.x * radius) >> 30
    var y = (vector.y * radius) >> 30
    if share != UnitVector.one {
      x = (x << 30) / share
      y = (y << 30) / share
    }
    let half = 1 << 33
    return Vertex(
      x: center.x + (a * x + c * y + half) >> 34, y: center.y + (b * x + d * y + half) >> 34)
  }
}
