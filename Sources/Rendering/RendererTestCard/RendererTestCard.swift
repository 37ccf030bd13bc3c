import GalleyDesign
package import GalleyGeometry
package import GalleyImaging
package import GalleyPainting
import GalleySystem
package import GalleyText

/// A picture that uses every command and every way of drawing it, with text in all scripts of the pinned
/// fonts. If its pixels are the published ones, every picture's are.
package struct RendererTestCard: Sendable {
  /// The size of the card, in points.
  package static let size = Size(width: 360, height: 560)
  /// The card is drawn at two pixels per point.
  package static let grid = PixelGrid(scale: 2)

  /// The hash of the card's pixels as published. It changes only together with
  /// `RendererFingerprint.rendererVersion`.
  package static let publishedHash = "fbcf8c63ceb739b2"

  /// The commands of the card.
  package let list: DisplayList

  /// Takes what is drawn.
  package init(list: DisplayList) { self.list = list }

  /// Lays out the card with the fonts of a typesetter.
  package init(typesetter: Typesetter) {
    var painter = Painter()
    var page = RendererTestCardPage(typesetter: typesetter)
    page.paintAll(into: &painter)
    list = painter.list
  }

  /// Renders the card on white.
  package func render(
    with rasterizer: Rasterizer = Rasterizer(), options: RenderingOptions = RenderingOptions()
  ) throws(RenderingError) -> Bitmap {
    try rasterizer.render(
      list, size: RendererTestCard.size, grid: RendererTestCard.grid, background: .white,
      options: options)
  }

  /// A hash of a bitmap's size and pixels, the same on every machine, as 16 hexadecimal digits.
  package static func pixelHash(of bitmap: Bitmap) -> String {
    var hash = StableHash()
    hash.add(UInt64(bitmap.width))
    hash.add(UInt64(bitmap.height))
    bitmap.pixels.withUnsafeBytes { hash.add($0) }
    return digits(hash.finish().high)
  }
}
