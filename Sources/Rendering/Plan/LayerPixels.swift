import GalleyGeometry
import GalleyImaging
import GalleyPainting

/// What a layer has drawn, on the pixels of the device that it covers.
struct LayerPixels {
  let rect: PixelRect
  /// Blue, green, red, alpha, colour multiplied by alpha.
  private(set) var bytes: [UInt8]

  init(_ rect: PixelRect, _ bytes: [UInt8]) {
    self.rect = rect
    self.bytes = bytes
  }

  /// The pixels blurred, as far as the blur carries them within a window. They stay in the picture.
  func blurred(
    sigma: Int, in window: PixelRect, _ budget: PictureBudget
  ) throws(RenderingError) -> LayerPixels {
    let blur = GaussianBlur(sigma: sigma)
    let target = rect.inset(by: -Int32(blur.reach)).intersection(window)
    guard !target.isEmpty else { return LayerPixels(.empty, []) }
    try budget.hold(4 * target.width * target.height)
    var result = [UInt8](repeating: 0, count: 4 * target.width * target.height)
    try budget.require(bytes: blur.planes(rect.inset(by: -Int32(blur.reach))))
    for channel in 0..<4 {
      let plane = try CoveragePlane(self, channel: channel).grown(by: blur.reach)
        .blurred(blur, budget)
      for y in target.rows {
        if y % 64 == 0 { try budget.requireTime() }
        for x in target.columns {
          let at = 4 * ((y - Int(target.minY)) * target.width + x - Int(target.minX))
          result[at + channel] = plane[x, y]
        }
      }
    }
    // The channels are rounded one by one; none may end above alpha.
    for pixel in stride(from: 0, to: result.count, by: 4) {
      for channel in pixel..<pixel + 3 { result[channel] = min(result[channel], result[pixel + 3]) }
    }
    return LayerPixels(target, result)
  }

  /// The coverage of a shadow of these pixels, as pixels of which only the opacity counts.
  func shadow(
    _ shadow: LayerEffects.Shadow, in window: PixelRect, _ budget: PictureBudget
  ) throws(RenderingError) -> LayerPixels {
    let blur = GaussianBlur(sigma: shadow.sigma)
    let reach = shadow.style.kind == .inner ? shadow.innerReach(blur) : blur.reach
    try budget.require(bytes: blur.planes(rect.inset(by: -Int32(reach))))
    let own = CoveragePlane(self, channel: 3)
    var cast = own
    var target = rect.inset(by: -Int32(blur.reach)).offset(x: shadow.x, y: shadow.y)
    if shadow.style.kind == .inner {
      // The surroundings are opaque wherever the blur and the offset can fetch them from.
      cast = own.grown(by: reach).inverted
      target = rect
    } else {
      cast = own.grown(by: reach)
    }
    target = target.intersection(window)
    guard !target.isEmpty else { return LayerPixels(.empty, []) }
    cast = try cast.blurred(blur, budget).moved(x: shadow.x, y: shadow.y)
    try budget.hold(4 * target.width * target.height)
    var result = [UInt8](repeating: 0, count: 4 * target.width * target.height)
    var at = 0
    for y in target.rows {
      if y % 64 == 0 { try budget.requireTime() }
      for x in target.columns {
        var value = Int(cast[x, y])
        switch shadow.style.kind {
        case .drop: break
        case .knockedOut: value = divided255(value * (255 - Int(own[x, y])))
        case .inner: value = divided255(value * Int(own[x, y]))
        }
        for channel in at..<at + 4 { result[channel] = UInt8(value) }
        at += 4
      }
    }
    return LayerPixels(target, result)
  }

  /// The pixels as an image.
  func image(_ name: String) -> ImageResource {
    ImageResource(
      name: name,
      bitmap: Bitmap(
        width: rect.width, height: rect.height, format: .bgraPremultiplied, pixels: bytes))
  }
}

/// One channel of some pixels; nothing is covered outside.
private struct CoveragePlane {
  private var rect: PixelRect
  private var bytes: [UInt8]

  private init(_ rect: PixelRect, _ bytes: [UInt8]) {
    self.rect = rect
    self.bytes = bytes
  }

  init(_ pixels: LayerPixels, channel: Int) {
    let source = pixels.bytes
    self.init(
      pixels.rect,
      (0..<pixels.rect.width * pixels.rect.height).map { source[4 * $0 + channel] })
  }

  subscript(x: Int, y: Int) -> UInt8 {
    guard rect.columns.contains(x), rect.rows.contains(y) else { return 0 }
    return bytes[(y - Int(rect.minY)) * rect.width + x - Int(rect.minX)]
  }

  /// The same on more pixels.
  func grown(by distance: Int) -> CoveragePlane {
    let wide = rect.inset(by: -Int32(distance))
    var result = [UInt8](repeating: 0, count: wide.width * wide.height)
    for y in 0..<rect.height {
      let start = (y + distance) * wide.width + distance
      result.replaceSubrange(
        start..<start + rect.width, with: bytes[y * rect.width..<(y + 1) * rect.width])
    }
    return CoveragePlane(wide, result)
  }

  var inverted: CoveragePlane { CoveragePlane(rect, bytes.map { 255 - $0 }) }

  func blurred(
    _ blur: GaussianBlur, _ budget: PictureBudget
  ) throws(RenderingError) -> CoveragePlane {
    var result = bytes
    try blur.apply(to: &result, rect.width, rect.height, budget)
    return CoveragePlane(rect, result)
  }

  func moved(x: Int, y: Int) -> CoveragePlane { CoveragePlane(rect.offset(x: x, y: y), bytes) }
}

extension GaussianBlur {
  /// The bytes that blurring one channel of an area takes: the channel, the channel on more pixels, the
  /// same blurred, and what the blur takes.
  fileprivate func planes(_ area: PixelRect) -> Int {
    3 * area.width * area.height + scratch(area.width, area.height)
  }
}

extension LayerEffects.Shadow {
  /// The distance around a layer from which its surroundings can cast an inner shadow into it.
  fileprivate func innerReach(_ blur: GaussianBlur) -> Int {
    2 * blur.reach + max(abs(x), abs(y))
  }
}
