/// What the threads of a rasterizer share. All of it only saves time: it changes no pixel.
final class RenderingResources: Sendable {
  let masks: BoundedCache<MaskKey, CoverageMask>
  let ramps: BoundedCache<GradientRamp.Key, GradientRamp>
  let images: BoundedCache<ScaledImage, PixelBlock>
  let glyphs: GlyphShelf

  init() {
    masks = BoundedCache(
      capacity: 64 << 20, cost: { $0.byteCount + 256 },
      make: { key throws(RenderingError) in try MaskFoundry.mask(for: key) })
    ramps = BoundedCache(
      capacity: 4 << 20, cost: { 4 * $0.pixels.count + 256 },
      make: { key throws(RenderingError) in GradientRamp(key) })
    images = BoundedCache(
      capacity: 64 << 20, cost: { $0.byteCount + 256 },
      make: { key throws(RenderingError) in ImageScaler.block(for: key) })
    glyphs = GlyphShelf(capacity: 48 << 20)
  }
}
