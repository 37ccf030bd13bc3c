import GalleyDesign
import GalleyFonts
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import GalleyText
import Testing

@Suite("Drawing glyphs") struct GlyphTests {
  private func ink(_ run: GlyphRun, at origin: Point = Point(x: 10, y: 30)) throws -> Bitmap {
    var painter = Painter()
    painter.glyphs(run, at: origin, color: .black)
    return try Rasterizer().render(
      painter.list, size: Size(width: 40, height: 40), grid: PixelGrid(scale: 1),
      background: .white)
  }

  private func run(_ glyph: UInt32, size: Double = 24, weight: Double? = nil) throws -> GlyphRun {
    let registry = try FontRegistry(paths: [GalleyFonts.directory + "/Inter"])
    let font = registry.instance(matching: FontDescriptor(size: size))
    var instance = FontInstance(face: font.face)
    if let weight {
      instance.variations = [FontVariation(tag: 0x7767_6874, value: weight)]
    }
    return GlyphRun(
      font: instance, size: size,
      glyphs: [GlyphRun.Glyph(id: glyph, cluster: 0, position: .zero)])
  }

  private func sum(_ bitmap: Bitmap) -> Int {
    bitmap.pixels.reduce(0) { $0 + 255 - Int($1) }
  }

  @Test(
    "A missing character and a glyph that no font has are a visible box", arguments: [0, 65_000])
  func missingGlyph(id: UInt32) throws {
    let bitmap = try ink(run(id))
    #expect(bitmap.pixel(12, 20) != 0xFFFF_FFFF)
    #expect(bitmap.pixel(17, 22) == 0xFFFF_FFFF)
  }

  @Test("Weight comes through the variation axis") func weight() throws {
    let light = try sum(ink(run(2, weight: 100)))
    let regular = try sum(ink(run(2, weight: 400)))
    let black = try sum(ink(run(2, weight: 900)))
    #expect(light > 0 && light < regular && regular < black)
  }

  @Test("A quarter of a pixel moves ink, a sixteenth does not") func steps() throws {
    let glyph = try run(2)
    let base = try ink(glyph).pixels
    #expect(try ink(glyph, at: Point(x: 10 + 1 / 16, y: 30)).pixels == base)
    #expect(try ink(glyph, at: Point(x: 10.25, y: 30)).pixels != base)
    #expect(try ink(glyph, at: Point(x: 10, y: 30.25)).pixels != base)
  }

  @Test("Masks and outlines of a glyph agree") func masksAndOutlinesAgree() throws {
    let glyph = try run(2)
    var painter = Painter()
    // A turn by nothing that is not recognised as such: drawn through the outline.
    painter.append(.transform(Transform(a: 1, b: 1e-12, c: 0, d: 1, tx: 0, ty: 0)))
    painter.glyphs(glyph, at: Point(x: 10, y: 30), color: .black)
    let outline = try Rasterizer().render(
      painter.list, size: Size(width: 40, height: 40), grid: PixelGrid(scale: 1),
      background: .white)
    #expect(try ink(glyph).pixels == outline.pixels)
  }
}
