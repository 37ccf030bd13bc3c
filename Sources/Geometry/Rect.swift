/// A rectangle in points, half open: it contains its left and top edges but not its right and
/// bottom ones. Lengths are never negative.
@frozen
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent to the right and down.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Makes a rectangle from its corner and its extent.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from the coordinates of its corner and its lengths.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  @inlinable
  public var minX: Double { origin.x }
  /// The top edge.
  @inlinable
  public var minY: Double { origin.y }
  /// The right edge.
  @inlinable
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable
  public var maxY: Double { origin.y + size.height }
  /// The horizontal centre.
  @inlinable
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical centre.
  @inlinable
  public var midY: Double { origin.y + size.height / 2 }
  /// The centre.
  @inlinable
  public var center: Point { Point(x: midX, y: midY) }
  /// The horizontal extent.
  @inlinable
  public var width: Double { size.width }
  /// The vertical extent.
  @inlinable
  public var height: Double { size.height }
  /// True if the rectangle contains no point.
  @inlinable
  public var isEmpty: Bool { size.isEmpty }

  /// The rectangle moved by the given distances.
  @inlinable
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(origin: origin.offset(x: dx, y: dy), size: size)
  }

  /// The rectangle with every edge moved inwards; negative insets grow it. Lengths stop at zero.
  @inlinable
  public func inset(by distance: Double) -> Rect {
    inset(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// The rectangle with each edge moved inwards by its own distance. Lengths stop at zero.
  @inlinable
  public func inset(top: Double, left: Double, bottom: Double, right: Double) -> Rect {
    Rect(
      x: minX + left, y: minY + top,
      width: max(0, width - left - right), height: max(0, height - top - bottom))
  }

  /// Whether the point lies inside, the right and bottom edges excluded.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns true if the two rectangles share any area.
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The shared area; nil if they do not intersect.
  @inlinable
  public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// The smallest rectangle that contains both; an empty one contributes nothing.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
