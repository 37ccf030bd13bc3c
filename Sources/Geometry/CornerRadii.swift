/// The radii of a rounded rectangle's corners, in points.
@frozen
public struct CornerRadii: Hashable, Sendable {
  /// The radius at the top left.
  public var topLeft: Double
  /// The radius at the top right.
  public var topRight: Double
  /// The radius at the bottom right.
  public var bottomRight: Double
  /// The radius at the bottom left.
  public var bottomLeft: Double

  /// Square corners.
  public static let zero = CornerRadii(0)

  /// Makes radii clockwise from the top left.
  @inlinable
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Makes four equal radii.
  @inlinable
  public init(_ all: Double) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  /// True if every corner is square.
  @inlinable
  public var isZero: Bool {
    topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }

  /// The radii of the same corners of a rectangle that is smaller by a distance on all sides; square corners stay square.
  package func inset(by distance: Double) -> CornerRadii {
    func moved(_ radius: Double) -> Double { radius > 0 ? max(0, radius - distance) : 0 }
    return CornerRadii(
      topLeft: moved(topLeft), topRight: moved(topRight),
      bottomRight: moved(bottomRight), bottomLeft: moved(bottomLeft))
  }

  /// The radii scaled down by one common factor so that no two on a side overlap (the rule of
  /// CSS Backgrounds, section "Overlapping Curves"); negative radii become zero.
  public func clamped(to size: Size) -> CornerRadii {
    let radii = CornerRadii(
      topLeft: max(0, topLeft), topRight: max(0, topRight),
      bottomRight: max(0, bottomRight), bottomLeft: max(0, bottomLeft))
    let sides = [
      (size.width, radii.topLeft + radii.topRight),
      (size.width, radii.bottomLeft + radii.bottomRight),
      (size.height, radii.topLeft + radii.bottomLeft),
      (size.height, radii.topRight + radii.bottomRight),
    ]
    let factor = sides.reduce(1.0) { $1.1 > $1.0 ? min($0, max(0, $1.0) / $1.1) : $0 }
    return radii.scaled(by: factor)
  }

  /// Every radius multiplied by the factor.
  public func scaled(by factor: Double) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor,
      bottomRight: bottomRight * factor, bottomLeft: bottomLeft * factor)
  }
}
