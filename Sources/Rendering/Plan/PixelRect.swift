/// A rectangle of whole device pixels, half open. Coordinates beyond ±2³⁰ are clamped.
struct PixelRect: Hashable, Sendable {
  var minX: Int32
  var minY: Int32
  var maxX: Int32
  var maxY: Int32

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: Int32(x), minY: Int32(y), maxX: Int32(x + width), maxY: Int32(y + height))
  }

  var width: Int { Int(maxX) - Int(minX) }
  var height: Int { Int(maxY) - Int(minY) }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }
  var columns: Range<Int> { Int(minX)..<Swift.max(Int(minX), Int(maxX)) }
  var rows: Range<Int> { Int(minY)..<Swift.max(Int(minY), Int(maxY)) }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(
      minX: minX + Int32(x), minY: minY + Int32(y), maxX: maxX + Int32(x), maxY: maxY + Int32(y))
  }

  func inset(by distance: Int32) -> PixelRect {
    PixelRect(
      minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }
}
