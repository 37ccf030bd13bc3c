import GalleyGeometry

/// Draws glyphs at a size into masks of their own.
enum GlyphMaker {
  /// A mask and what keeps its memory.
  struct Made: Sendable {
    var mask: GlyphMask
    var owner: (any Sendable)?
    var byteCount: Int
  }

  /// The mask of a glyph whose origin lies inside the pixel at the device's origin.
  static func mask(
    of drawing: GlyphDrawing, size: Double, origin: Point
  ) throws(RenderingError) -> Made {
    switch drawing {
    case .blank: return Made(mask: .blank, owner: nil, byteCount: 0)
    case .outline(let path): return try coverage(path, size, origin)
    case .picture(let block, let box): return picture(block, box, size, origin)
    }
  }

  /// True when a glyph is drawn through a mask. Ordinary ones are far smaller than this at 256 pixels; a
  /// font may claim any size, and a mask is as large as its glyph, not as what can be seen of it.
  private static func isMaskable(_ width: Double, _ height: Double) -> Bool {
    width < 32_767 && height < 32_767 && width * height <= 4_194_304
  }

  private static let outsized = Made(mask: .outsized, owner: nil, byteCount: 0)

  private static func coverage(
    _ path: Path, _ size: Double, _ origin: Point
  ) throws(RenderingError) -> Made {
    let outline = Outline(
      path, Transform(a: size, b: 0, c: 0, d: size, tx: origin.x, ty: origin.y))
    let pixels = outline.bounds.pixels
    guard !pixels.isEmpty else { return Made(mask: .blank, owner: nil, byteCount: 0) }
    guard isMaskable(Double(pixels.width), Double(pixels.height)) else { return outsized }
    let key = OutlineDrawing(outline).mask(
      x: Int(pixels.minX), y: Int(pixels.minY), width: pixels.width, height: pixels.height)
    // A filled outline takes nothing besides its mask, which is small, and is not counted.
    let made = try CoverageMaskRasterizer.mask(for: key, PictureBudget())
    let mask = GlyphMask(
      coverage: made.row(0), pixels: nil, left: pixels.minX, top: pixels.minY,
      width: Int32(made.width), height: Int32(made.height), stride: Int32(made.stride))
    return Made(mask: mask, owner: made, byteCount: made.byteCount)
  }

  /// Pictures keep to whole pixels across and down: their edges are soft, and a picture moved by
  /// a fraction of a pixel would be blurred once more.
  private static func picture(
    _ block: PixelBlock, _ box: Rect, _ size: Double, _ origin: Point
  ) -> Made {
    let left = (box.minX * size + origin.x + 0.5).rounded(.down)
    let top = (box.minY * size + origin.y + 0.5).rounded(.down)
    guard isMaskable(box.width * size, box.height * size) else { return outsized }
    let width = max(1, Int((box.width * size).rounded()))
    let height = max(1, Int((box.height * size).rounded()))
    let scaled = ImageScaler.scaled(block, width: width, height: height)
    let mask = GlyphMask(
      coverage: nil, pixels: scaled.pointer(x: 0, y: 0), left: Int32(left), top: Int32(top),
      width: Int32(width), height: Int32(height), stride: Int32(width))
    return Made(mask: mask, owner: scaled, byteCount: scaled.byteCount)
  }
}
