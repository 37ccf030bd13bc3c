import GalleyGeometry
import GalleyImaging
import GalleyPainting

/// The pixels that the content of a layer covers, from which the layer's blur and shadows are computed.
struct LayerPixels {
  /// The position in the picture, in device pixels.
  let rect: PixelRect
  /// Four bytes for each pixel: blue, green, red and alpha, the colours premultiplied by alpha.
  private(set) var bytes: [UInt8]

  init(_ rect: PixelRect, _ bytes: [UInt8]) {
    self.rect = rect
    self.bytes = bytes
  }

  /// Returns the pixels after a blur, which extends them by its reach in all directions.
  ///
  /// The memory of the result is held until the picture is finished, since its display list refers to the result as
  /// an image. The channels that are blurred on the way are released before this function returns, so their memory
  /// is required but not held.
  ///
  /// - Parameters:
  ///   - sigma: The standard deviation of the blur, in steps of 1/256 pixel.
  ///   - window: The part of the picture that is needed; pixels outside of it are not computed.
  func blurred(
    sigma: Int, in window: PixelRect, _ budget: PictureBudget
  ) throws(RenderingError) -> LayerPixels {
    let blur = GaussianBlur(sigma: sigma)
    let target = rect.inset(by: -Int32(blur.reach)).intersection(window)
    guard !target.isEmpty else { return LayerPixels(.empty, []) }
    try budget.hold(4 * target.width * target.height)
    var result = [UInt8](repeating: 0, count: 4 * target.width * target.height)
    try budget.require(bytes: blur.channelBytes(rect.inset(by: -Int32(blur.reach))))
    for channel in 0..<4 {
      let plane = try ChannelPlane(self, channel: channel).extended(by: blur.reach)
        .blurred(blur, budget)
      for y in target.rows {
        try budget.requireTime(inRow: y)
        for x in target.columns {
          let pixel = (y - Int(target.minY)) * target.width + x - Int(target.minX)
          result[4 * pixel + channel] = plane[x, y]
        }
      }
    }
    // Each channel is rounded by itself, so a colour may exceed alpha by 1, which premultiplied colours must not.
    for pixel in stride(from: 0, to: result.count, by: 4) {
      for channel in pixel..<pixel + 3 { result[channel] = min(result[channel], result[pixel + 3]) }
    }
    return LayerPixels(target, result)
  }

  /// Returns a mask of a shadow that these pixels cast: the alpha of each pixel is the opacity of the shadow, and its
  /// colours have the same value, to be tinted when the mask is drawn.
  ///
  /// A drop shadow is cast by the alpha channel of the pixels. An inner shadow is cast into the pixels by what
  /// surrounds them, which is the inverted alpha channel.
  ///
  /// - Parameter window: The part of the picture that is needed; pixels outside of it are not computed.
  func shadow(
    _ shadow: LayerEffects.Shadow, in window: PixelRect, _ budget: PictureBudget
  ) throws(RenderingError) -> LayerPixels {
    let blur = GaussianBlur(sigma: shadow.sigma)
    let isInner = shadow.style.kind == .inner
    let reach = isInner ? shadow.innerReach(blur) : blur.reach
    try budget.require(bytes: blur.channelBytes(rect.inset(by: -Int32(reach))))
    let alpha = ChannelPlane(self, channel: 3)
    let caster = isInner ? alpha.extended(by: reach).inverted : alpha.extended(by: reach)
    let shadowRect =
      isInner ? rect : rect.inset(by: -Int32(blur.reach)).offset(x: shadow.x, y: shadow.y)
    let target = shadowRect.intersection(window)
    guard !target.isEmpty else { return LayerPixels(.empty, []) }
    let cast = try caster.blurred(blur, budget).moved(x: shadow.x, y: shadow.y)
    try budget.hold(4 * target.width * target.height)
    var result = [UInt8](repeating: 0, count: 4 * target.width * target.height)
    var at = 0
    for y in target.rows {
      try budget.requireTime(inRow: y)
      for x in target.columns {
        var value = Int(cast[x, y])
        switch shadow.style.kind {
        case .drop: break
        case .knockedOut: value = divided255(value * (255 - Int(alpha[x, y])))
        case .inner: value = divided255(value * Int(alpha[x, y]))
        }
        for channel in at..<at + 4 { result[channel] = UInt8(value) }
        at += 4
      }
    }
    return LayerPixels(target, result)
  }

  /// Returns the pixels as an image, which commands of a display list can draw.
  func image(_ name: String) -> ImageResource {
    ImageResource(
      name: name,
      bitmap: Bitmap(
        width: rect.width, height: rect.height, format: .bgraPremultiplied, pixels: bytes))
  }
}

/// One of the four channels of some pixels, with one byte for each pixel. Outside of the pixels its value is 0.
private struct ChannelPlane {
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

  /// Returns the channel with a margin of zeros on all sides.
  func extended(by distance: Int) -> ChannelPlane {
    let wide = rect.inset(by: -Int32(distance))
    var result = [UInt8](repeating: 0, count: wide.width * wide.height)
    for y in 0..<rect.height {
      let start = (y + distance) * wide.width + distance
      result.replaceSubrange(
        start..<start + rect.width, with: bytes[y * rect.width..<(y + 1) * rect.width])
    }
    return ChannelPlane(wide, result)
  }

  var inverted: ChannelPlane { ChannelPlane(rect, bytes.map { 255 - $0 }) }

  func blurred(
    _ blur: GaussianBlur, _ budget: PictureBudget
  ) throws(RenderingError) -> ChannelPlane {
    var result = bytes
    try blur.apply(to: &result, rect.width, rect.height, budget)
    return ChannelPlane(rect, result)
  }

  func moved(x: Int, y: Int) -> ChannelPlane { ChannelPlane(rect.offset(x: x, y: y), bytes) }
}

extension GaussianBlur {
  /// The bytes that are needed to blur one channel, at most: three channels of the size of the extended area, which
  /// are the original, the extended and the blurred one, and the scratch memory of the blur.
  fileprivate func channelBytes(_ area: PixelRect) -> Int {
    3 * area.width * area.height + scratch(area.width, area.height)
  }
}

extension LayerEffects.Shadow {
  /// The distance from a layer within which its surroundings can affect an inner shadow. The blurred surroundings
  /// must be opaque as far as the offset moves them, for which the blur reads pixels up to its reach further away.
  fileprivate func innerReach(_ blur: GaussianBlur) -> Int {
    2 * blur.reach + max(abs(x), abs(y))
  }
}
