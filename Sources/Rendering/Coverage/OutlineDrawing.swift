import GalleyGeometry
import GalleyPainting

/// An outline in device space and what is done with it.
struct OutlineDrawing {
  var outline: Outline
  var stroke: OutlineStroke?
  var isEvenOdd = false
  var spread = 0
  var sigma = 0

  init(
    _ outline: Outline, stroke: OutlineStroke? = nil, isEvenOdd: Bool = false, spread: Int = 0,
    sigma: Int = 0
  ) {
    self.outline = outline
    self.stroke = stroke
    self.isEvenOdd = isEvenOdd
    self.spread = spread
    self.sigma = sigma
  }

  /// Returns the description of the part within a rectangle of the device.
  func mask(x: Int, y: Int, width: Int, height: Int) -> OutlineMask {
    OutlineMask(
      outline: outline.offset(x: -x << 8, y: -y << 8), stroke: stroke, isEvenOdd: isEvenOdd,
      spread: spread, sigma: sigma, width: width, height: height)
  }

  /// The pixels that a stroke may touch.
  func pixels(for shape: DisplayShape, _ style: StrokeStyle, _ transform: Transform) -> PixelRect {
    let reach = Int((style.deviceReach(shape, transform) * 256).rounded(.up)) + Fixed.one
    return outline.bounds.inset(by: -reach).pixels
  }
}
