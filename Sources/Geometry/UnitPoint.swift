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

  /// The top leading corner, as ``topLeading``.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The corner at 0, 0: on the right where text runs from right to left.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The corner at 1, 0: on the left where text runs from right to left.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The corner at 0, 1: on the right where text runs from right to left.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner at 1, 1: on the left where text runs from right to left.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The place in a rectangle; leading is on the right from right to left.
  public func point(in rect: Rect, _ direction: LayoutDirection = .leftToRight) -> Point {
    let share = direction == .leftToRight ? x : 1 - x
    return Point(x: rect.minX + share * rect.width, y: rect.minY + y * rect.height)
  }
}
