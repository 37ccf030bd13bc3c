/// The resources that the threads of a rasterizer share. All of them only save time: they change no pixel.
final class RenderingResources: Sendable {
  let masks: BoundedCache<MaskKey, CoverageMask>
  let ramps: BoundedCache<GradientRamp.Key, GradientRamp>
  let images: BoundedCache<ScaledImage, PixelBlock>
  let glyphs: GlyphShelf

  init() {
    masks = BoundedCache(capacity: 64 << 20) { $0.byteCount + 256 }
    ramps = BoundedCache(capacity: 4 << 20) { 4 * $0.pixels.count + 256 }
    images = BoundedCache(capacity: 64 << 20) { $0.byteCount + 256 }
    glyphs = GlyphShelf(capacity: 48 << 20)
  }
}
