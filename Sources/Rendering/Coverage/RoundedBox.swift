import GalleyGeometry
import GalleyPainting

/// A rectangle with circular corners in device space, sides along the axes.
struct RoundedBox {
  var box: FixedRect
  var radii: FixedRadii

  /// The image of a shape, or nil when the image is not a rounded box.
  init?(_ shape: DisplayShape, _ transform: Transform) {
    guard transform.keepsAxes else { return nil }
    switch shape {
    case .rectangle(let rect): self.init(rect, .zero, transform)
    case .roundedRectangle(let rect, let radii): self.init(rect, radii, transform)
    case .ellipse(let rect):
      guard rect.width == rect.height else { return nil }
      self.init(rect, CornerRadii(rect.width / 2), transform)
    case .path, .evenOddPath: return nil
    }
  }

  init?(_ rect: Rect, _ corners: CornerRadii, _ transform: Transform) {
    let clamped = corners.clamped(to: rect.size)
    box = FixedRect(rect, transform)
    radii = FixedRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)
    if clamped.isZero { return }
    guard let scale = transform.uniformScale else { return nil }
    radii = FixedRadii(
      topLeft: Fixed.rounded(clamped.topLeft * scale),
      topRight: Fixed.rounded(clamped.topRight * scale),
      bottomRight: Fixed.rounded(clamped.bottomRight * scale),
      bottomLeft: Fixed.rounded(clamped.bottomLeft * scale))
  }

  /// The box with its edges moved outwards; corners grow with it unless they are square, and
  /// shrink with it (CSS Backgrounds, "box-shadow").
  func grown(by spread: Int) -> RoundedBox {
    var result = self
    result.box = box.inset(by: -spread)
    result.radii = radii.map { $0 == 0 ? 0 : max(0, $0 + spread) }
    return result
  }

  /// The description of the shortest mask that stretches to this box, and the pixels it is
  /// stretched over.
  func mask(ring: Int, sigma: Int) -> (BoxMask, PixelRect) {
    let reach = GaussianBlur(sigma: sigma).reach
    let pixels = box.pixels.inset(by: -Int32(reach))
    func cap(_ first: Int, _ second: Int) -> Int {
      2 * reach + Fixed.ceilPixel(max(first, second, ring)) + 2
    }
    var caps = CoverageMask.Caps(
      left: cap(radii.topLeft, radii.bottomLeft), top: cap(radii.topLeft, radii.topRight),
      right: cap(radii.topRight, radii.bottomRight),
      bottom: cap(radii.bottomLeft, radii.bottomRight))
    caps.stretchesAcross = pixels.width > caps.left + 1 + caps.right
    caps.stretchesDown = pixels.height > caps.top + 1 + caps.bottom
    let width = caps.stretchesAcross ? caps.left + 1 + caps.right : pixels.width
    let height = caps.stretchesDown ? caps.top + 1 + caps.bottom : pixels.height
    var local = box.offset(x: -Int(pixels.minX) << 8, y: -Int(pixels.minY) << 8)
    local.right -= (pixels.width - width) << 8
    local.bottom -= (pixels.height - height) << 8
    let key = BoxMask(
      box: local, radii: radii, ring: ring, sigma: sigma, width: width, height: height, caps: caps)
    return (key, pixels)
  }

  /// Two rectangles of pixels that are covered whole: all columns without the rounded rows, and
  /// all rows without the rounded columns.
  var solidParts: (PixelRect, PixelRect) {
    let inner = PixelRect(
      minX: Int32(Fixed.ceilPixel(box.left)), minY: Int32(Fixed.ceilPixel(box.top)),
      maxX: Int32(Fixed.floorPixel(box.right)), maxY: Int32(Fixed.floorPixel(box.bottom)))
    func pixels(_ a: Int, _ b: Int) -> Int32 { Int32(Fixed.ceilPixel(max(a, b)) + 1) }
    var across = inner
    var down = inner
    if radii.isZero { return (inner, inner) }
    across.minY += pixels(radii.topLeft, radii.topRight)
    across.maxY -= pixels(radii.bottomLeft, radii.bottomRight)
    down.minX += pixels(radii.topLeft, radii.bottomLeft)
    down.maxX -= pixels(radii.topRight, radii.bottomRight)
    return (across, down)
  }
}
