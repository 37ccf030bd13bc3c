/// A rectangle of whole device pixels, half open. Corners lie within ±2³¹.
@frozen
public struct PixelRect: Hashable, Sendable {
  /// The leftmost column.
  public var minX: Int32
  /// The topmost row.
  public var minY: Int32
  /// The column behind the last one.
  public var maxX: Int32
  /// The row below the last one.
  public var maxY: Int32

  /// No pixels, at the origin.
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Makes a rectangle from its edges.
  @inlinable
  public init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Makes a rectangle from its corner and its lengths.
  @inlinable
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: Int32(x), minY: Int32(y), maxX: Int32(x + width), maxY: Int32(y + height))
  }

  /// The leftmost column.
  @inlinable public var x: Int { Int(minX) }
  /// The topmost row.
  @inlinable public var y: Int { Int(minY) }
  /// The number of columns; negative where an intersection found nothing.
  @inlinable public var width: Int { Int(maxX) - Int(minX) }
  /// The number of rows; negative where an intersection found nothing.
  @inlinable public var height: Int { Int(maxY) - Int(minY) }
  /// The number of pixels.
  @inlinable public var area: Int { width * height }
  /// True if it holds no pixel.
  @inlinable public var isEmpty: Bool { maxX <= minX || maxY <= minY }
  /// The columns from left to right; an empty range when it is empty.
  @inlinable public var columns: Range<Int> { x..<Swift.max(x, Int(maxX)) }
  /// The rows from above; an empty range when it is empty.
  @inlinable public var rows: Range<Int> { y..<Swift.max(y, Int(maxY)) }

  /// The pixels that lie in both; ``isEmpty`` when there are none, with corners that mean nothing.
  @inlinable
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  @inlinable
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether every corner of the other one lies inside, also when that one is empty.
  @inlinable
  public func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Returns true if a pixel is inside.
  @inlinable
  public func contains(x: Int, y: Int) -> Bool { columns.contains(x) && rows.contains(y) }

  /// The rectangle so many pixels to the right and down.
  @inlinable
  public func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(
      minX: minX + Int32(x), minY: minY + Int32(y), maxX: maxX + Int32(x), maxY: maxY + Int32(y))
  }

  /// The rectangle smaller on all four sides; larger for a negative distance.
  @inlinable
  public func inset(by distance: Int32) -> PixelRect {
    PixelRect(
      minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }
}

extension PixelRect: CustomStringConvertible {
  /// For example `12,40 300×2`.
  public var description: String { "\(x),\(y) \(width)×\(height)" }
}
