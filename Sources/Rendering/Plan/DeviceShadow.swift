import GalleyGeometry
import GalleyPainting

/// A shadow's lengths in steps of 1/256 pixel.
struct DeviceShadow {
  var x: Int
  var y: Int
  /// The standard deviation; CSS counts a blur as two of them. Not more than 256 pixels.
  var sigma: Int
  /// Not more than 16,384 pixels either way.
  var spread: Int

  init(_ style: BoxShadow, _ transform: Transform) {
    let scale = transform.meanScale
    let offset = Point(x: style.x * scale, y: style.y * scale)
    // Offsets are whole pixels, so that equal cards share one mask wherever they are placed.
    x = (Fixed.rounded(offset.x) + 128) & ~255
    y = (Fixed.rounded(offset.y) + 128) & ~255
    sigma = min(256 * 256, max(0, Fixed.rounded(style.blur / 2 * scale)))
    spread = max(-16_384 * 256, min(16_384 * 256, Fixed.rounded(style.spread * scale)))
  }
}
