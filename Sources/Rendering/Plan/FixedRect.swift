import GalleyGeometry

/// Device coordinates in steps of 1/256 pixel, the step of Cairo's own fixed-point numbers.
///
/// Everything is rounded to this step in absolute device space, before a band is chosen, so that
/// moving to a band's origin is a subtraction of whole pixels and changes nothing.
enum Fixed {
  static let one = 256
  static let limit = 1 << 37

  /// The nearest step, halves upwards; values beyond ±2²⁹ pixels are clamped.
  static func rounded(_ value: Double) -> Int {
    let steps = (value * 256 + 0.5).rounded(.down)
    return Int(max(-Double(limit), min(Double(limit), steps)))
  }

  /// The pixel that contains the coordinate.
  static func floorPixel(_ value: Int) -> Int { value >> 8 }
  /// The first pixel edge at or after the coordinate.
  static func ceilPixel(_ value: Int) -> Int { (value + 255) >> 8 }
}

/// A rectangle in steps of 1/256 pixel.
struct FixedRect: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The image of a rectangle under a transform that keeps axes on axes.
  init(_ rect: Rect, _ transform: Transform) {
    let x0 = Fixed.rounded(transform.a * rect.minX + transform.tx)
    let x1 = Fixed.rounded(transform.a * rect.maxX + transform.tx)
    let y0 = Fixed.rounded(transform.d * rect.minY + transform.ty)
    let y1 = Fixed.rounded(transform.d * rect.maxY + transform.ty)
    self.init(left: min(x0, x1), top: min(y0, y1), right: max(x0, x1), bottom: max(y0, y1))
  }

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }

  /// True if all four edges are pixel edges.
  var isAligned: Bool { (left | top | right | bottom) & 255 == 0 }

  /// The pixels touched.
  var pixels: PixelRect {
    PixelRect(
      minX: Int32(Fixed.floorPixel(left)), minY: Int32(Fixed.floorPixel(top)),
      maxX: Int32(Fixed.ceilPixel(right)), maxY: Int32(Fixed.ceilPixel(bottom)))
  }

  func inset(by distance: Int) -> FixedRect {
    FixedRect(
      left: left + distance, top: top + distance, right: right - distance,
      bottom: bottom - distance)
  }

  func offset(x: Int, y: Int) -> FixedRect {
    FixedRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}

extension Transform {
  /// True if rectangles stay rectangles with sides along the axes, without a quarter turn.
  var keepsAxes: Bool { b == 0 && c == 0 }

  /// The map without shares that only rounding has left, so that a turn and the turn back keep
  /// axes on axes.
  var withoutDust: Transform {
    var result = self
    let least = 1e-12 * max(abs(a), abs(d))
    if abs(b) < least { result.b = 0 }
    if abs(c) < least { result.c = 0 }
    return result
  }

  /// The factor of a map that keeps angles and axes and does not mirror, else nil.
  var uniformScale: Double? { keepsAxes && a == d && a > 0 ? a : nil }

  /// The factor by which areas grow, as a length: √|determinant|.
  var meanScale: Double { abs(a * d - b * c).squareRoot() }

  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension FixedRect {
  /// A rectangle of whole pixels.
  init(_ pixels: PixelRect) {
    self.init(
      left: Int(pixels.minX) << 8, top: Int(pixels.minY) << 8, right: Int(pixels.maxX) << 8,
      bottom: Int(pixels.maxY) << 8)
  }
}
