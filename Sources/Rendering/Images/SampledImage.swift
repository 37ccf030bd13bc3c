import GalleyGeometry
import GalleyImaging
import GalleyPainting

/// An image under a transform that turns or shears it: brought to about its size on the device by
/// the scaling filter first, then read between its pixels, weighted linearly.
struct SampledImage {
  let block: PixelBlock
  /// From pixels of the device to pixels of the block.
  let inverse: Transform
  /// A colour that is drawn through the image's opacity instead of the image.
  let tint: DeviceColor?
  /// An opacity for the whole image.
  let alpha: UInt8
  /// True if the image repeats beyond its edges; otherwise only its edge pixels continue.
  var repeats = false

  /// A picture of its own size in a rectangle.
  init(_ block: PixelBlock, in rect: Rect, _ transform: Transform, alpha: UInt8) {
    let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    let width = SampledImage.length(rect.width * across, block.width)
    let height = SampledImage.length(rect.height * down, block.height)
    self.init(
      scaled: ImageScaler.scaled(block, width: width, height: height), rect, transform, nil, alpha)
  }

  /// An image in a rectangle.
  init(
    _ image: ImageResource, in rect: Rect, _ transform: Transform, tint: DeviceColor?,
    _ images: BoundedCache<ScaledImage, PixelBlock>
  ) throws(RenderingError) {
    let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    let width = SampledImage.length(rect.width * across, image.bitmap.width)
    let height = SampledImage.length(rect.height * down, image.bitmap.height)
    let key = ScaledImage(
      digest: image.digest, box: FixedRect(PixelRect(x: 0, y: 0, width: width, height: height)),
      mirroredAcross: false, mirroredDown: false, width: width, height: height)
    let block = try images.value(for: key) { () throws(RenderingError) in
      ImageScaler.block(of: image, for: key)
    }
    self.init(scaled: block, rect, transform, tint, 255)
  }

  private init(
    scaled: PixelBlock, _ rect: Rect, _ transform: Transform, _ tint: DeviceColor?, _ alpha: UInt8
  ) {
    block = scaled
    self.tint = tint
    self.alpha = alpha
    let place = Transform(
      a: rect.width / Double(scaled.width), b: 0, c: 0, d: rect.height / Double(scaled.height),
      tx: rect.minX, ty: rect.minY)
    inverse = place.followed(by: transform).inverse ?? .identity
  }

  /// The length to scale to: the device's when that is less than the image's own.
  private static func length(_ device: Double, _ own: Int) -> Int {
    max(1, min(own, Int(min(device, 32_767).rounded())))
  }

  /// Writes the premultiplied pixels of a part of a row.
  func write(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    // Without rotation or shear, a whole row of the device is between the same two rows of the block.
    guard inverse.b == 0 else {
      for index in 0..<count {
        let point = inverse.apply(to: Point(x: Double(x &+ index) + 0.5, y: Double(y) + 0.5))
        target[index] = sample(point.x - 0.5, between: rows(point.y - 0.5))
      }
      return
    }
    let between = rows(inverse.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5)).y - 0.5)
    for index in 0..<count {
      let point = inverse.apply(to: Point(x: Double(x &+ index) + 0.5, y: Double(y) + 0.5))
      target[index] = sample(point.x - 0.5, between: between)
    }
  }

  /// Two rows of the block, and how far a place is from one to the other, in 256ths.
  private struct RowPair {
    let upper: UnsafePointer<UInt32>
    let lower: UnsafePointer<UInt32>
    let down: UInt64
  }

  private func rows(_ y: Double) -> RowPair {
    let (row, next, down) = neighbours(y, block.height)
    return RowPair(
      upper: block.pointer(x: 0, y: row),
      lower: block.pointer(x: 0, y: next), down: UInt64(down))
  }

  @inline(__always)
  private func sample(_ x: Double, between rows: RowPair) -> UInt32 {
    let (column, next, distance) = neighbours(x, block.width)
    let across = UInt64(distance)
    let weights = (
      (256 &- across) &* (256 &- rows.down), across &* (256 &- rows.down),
      (256 &- across) &* rows.down, across &* rows.down
    )
    let corners = (rows.upper[column], rows.upper[next], rows.lower[column], rows.lower[next])
    // Two channels at a time, in 32 bits each: a sum is below 2 to the 24th.
    func mixed(_ shift: UInt32) -> UInt32 {
      func lanes(_ pixel: UInt32) -> UInt64 {
        let bytes = UInt64(pixel >> shift)
        return bytes & 0xFF | (bytes & 0xFF_0000) << 16
      }
      let sum =
        lanes(corners.0) &* weights.0 &+ lanes(corners.1) &* weights.1
        &+ lanes(corners.2) &* weights.2 &+ lanes(corners.3) &* weights.3
        &+ 0x0000_8000_0000_8000
      return
        (UInt32(truncatingIfNeeded: sum >> 16) & 0xFF
        | UInt32(truncatingIfNeeded: sum >> 32) & 0xFF_0000) << shift
    }
    return finished(mixed(0) | mixed(8))
  }

  /// The pixels before and after a place and how far it is from one to the other, in 256ths.
  @inline(__always)
  private func neighbours(_ place: Double, _ count: Int) -> (Int, Int, Int) {
    guard repeats else {
      // Times a power of two is exact, so that one conversion gives the pixel and the distance.
      let steps = Int(max(0, min(Double(count &- 1), place)) * 256)
      let first = steps >> 8
      return (first, min(count &- 1, first &+ 1), steps & 255)
    }
    let turns = (place / Double(count)).rounded(.down)
    // A rounding error just below a whole pixel is not a distance.
    let steps = Int(((place - turns * Double(count)) * 256 + 1e-6).rounded(.down))
    let first = (steps >> 8) % count
    return (first, (first + 1) % count, steps & 255)
  }

  @inline(__always)
  private func finished(_ pixel: UInt32) -> UInt32 {
    if tint == nil, alpha == 255 { return pixel }
    var color = tint
    if let tint {
      color?.alpha = UInt8(divided255(Int(tint.alpha) * Int(pixel >> 24)))
    }
    let plain = color?.premultiplied ?? pixel
    guard alpha < 255 else { return plain }
    var result: UInt32 = 0
    for shift in stride(from: 0, to: 32, by: 8) as StrideTo<UInt32> {
      result |= UInt32(divided255(Int(plain >> shift & 255) * Int(alpha))) << shift
    }
    return result
  }
}
