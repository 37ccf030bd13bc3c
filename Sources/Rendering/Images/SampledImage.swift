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
  /// Whether the image goes on beyond its edges, or only their pixels.
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
    inverse = place.followed(by: transform).inverted ?? .identity
  }

  /// The length to scale to: the device's when that is less than the image's own.
  private static func length(_ device: Double, _ own: Int) -> Int {
    max(1, min(own, Int(min(device, 32_767).rounded())))
  }

  /// Writes the premultiplied pixels of a part of a row.
  func write(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    for index in 0..<count {
      let point = inverse.apply(to: Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5))
      target[index] = sample(point.x - 0.5, point.y - 0.5)
    }
  }

  private func sample(_ x: Double, _ y: Double) -> UInt32 {
    let (column, nextColumn, across) = neighbours(x, block.width)
    let (row, nextRow, down) = neighbours(y, block.height)
    let corners = (
      block.pointer(x: column, y: row).pointee, block.pointer(x: nextColumn, y: row).pointee,
      block.pointer(x: column, y: nextRow).pointee,
      block.pointer(x: nextColumn, y: nextRow).pointee
    )
    var result: UInt32 = 0
    for shift in stride(from: 0, to: 32, by: 8) as StrideTo<UInt32> {
      func channel(_ pixel: UInt32) -> Int { Int(pixel >> shift & 255) }
      let upper = channel(corners.0) * (256 - across) + channel(corners.1) * across
      let lower = channel(corners.2) * (256 - across) + channel(corners.3) * across
      result |= UInt32((upper * (256 - down) + lower * down + 32_768) >> 16) << shift
    }
    return finished(result)
  }

  /// The pixels before and after a place and how far it is from one to the other, in 256ths.
  private func neighbours(_ place: Double, _ count: Int) -> (Int, Int, Int) {
    guard repeats else {
      let inside = max(0, min(Double(count - 1), place))
      let first = Int(inside)
      return (first, min(count - 1, first + 1), Int((inside - Double(first)) * 256))
    }
    let turns = (place / Double(count)).rounded(.down)
    // What rounding leaves of a whole pixel is no distance.
    let steps = Int(((place - turns * Double(count)) * 256 + 1e-6).rounded(.down))
    let first = (steps >> 8) % count
    return (first, (first + 1) % count, steps & 255)
  }

  private func finished(_ pixel: UInt32) -> UInt32 {
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
