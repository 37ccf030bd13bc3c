internal import GalleyGeometry

/// A window on pixels that the caller owns: blue, green, red, alpha in memory, colour
/// multiplied by alpha.
struct PixelBuffer {
  /// The pixel at the window's top left corner.
  var base: UnsafeMutablePointer<UInt32>
  /// The distance between rows, in pixels.
  var stride: Int
  /// The part of the device that the window shows.
  var rect: PixelRect

  /// Returns the pixel at a place of the device that is in the window.
  @inline(__always)
  func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- Int(rect.minY)) &* stride &+ (x &- Int(rect.minX)))
  }

  /// Sets every pixel.
  func clear(to pixel: UInt32) {
    guard !rect.isEmpty else { return }
    for row in 0..<rect.height { Blend.fill(base + row * stride, rect.width, pixel) }
  }
}
