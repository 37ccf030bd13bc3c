/// A place in a rectangle, as shares of its width and height: 0, 0 is the top leading corner.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from leading.
  public var x: Double
  /// The share of the height, from above.
  public var y: Double

  /// Makes a place.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The place in a rectangle; leading is on the right from right to left.
  public func point(in rect: Rect, _ direction: LayoutDirection = .leftToRight) -> Point {
    let share = direction == .leftToRight ? x : 1 - x
    return Point(x: rect.minX + share * rect.width, y: rect.minY + y * rect.height)
  }
}
