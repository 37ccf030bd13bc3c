/// A rectangle of whole pixels, half open.
public struct PixelRect: Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a rectangle from its corner and its lengths.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The column behind the last one.
  public var maxX: Int { x + width }
  /// The row below the last one.
  public var maxY: Int { y + height }
  /// The number of pixels.
  public var area: Int { width * height }

  /// Whether a pixel lies inside.
  public func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension PixelRect: CustomStringConvertible {
  /// For example `12,40 300×2`.
  public var description: String { "\(x),\(y) \(width)×\(height)" }
}
