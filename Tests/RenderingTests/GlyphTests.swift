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

  /// The area that an outline holds whose parts do not overlap, in square units.
  private func area(_ path: Path) -> Double {
    var sum = 0.0
    var (start, last) = (Point.zero, Point.zero)
    func line(to point: Point) {
      sum += (last.x * point.y - point.x * last.y) / 2
      last = point
    }
    func curve(_ points: [Point]) {
      for step in 1...32 {
        let t = Double(step) / 32
        var points = points
        while points.count > 1 {
          points = zip(points, points.dropFirst()).map {
            Point(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
          }
        }
        line(to: points[0])
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        line(to: start)
        (start, last) = (point, point)
      case .line(let point): line(to: point)
      case .quad(let point, let control): curve([last, control, point])
      case .cubic(let point, let first, let second): curve([last, first, second, point])
      case .close: line(to: start)
      }
    }
    line(to: start)
    return abs(sum)
  }

  @Test(
    "Ink is the area of the outline: edges are not moved to whole rows", arguments: [1.0, 2, 3])
  func inkIsArea(scale: Double) throws {
    let registry = try FontRegistry(paths: [GalleyFonts.directory + "/JetBrainsMono"])
    let font = registry.instance(matching: FontDescriptor(family: "JetBrains Mono", size: 20))
    let instance = FontInstance(face: font.face)
    let outlines = GlyphOutlines(of: instance)
    let pixels = 20 * scale / 1000
    var compared = 0
    for id in UInt32(2)...60 {
      let expected = area(outlines.outline(of: id)) * pixels * pixels
      guard expected > 25 * scale * scale else { continue }
      var painter = Painter()
      painter.glyphs(
        GlyphRun(
          font: instance, size: 20,
          glyphs: [GlyphRun.Glyph(id: id, cluster: 0, position: .zero)]),
        at: Point(x: 10, y: 30), color: .black)
      let bitmap = try Rasterizer().render(
        painter.list, size: Size(width: 40, height: 40), grid: PixelGrid(scale: scale),
        background: .white)
      let ink = Double(sum(bitmap)) / (3 * 255)
      #expect(abs(ink / expected - 1) < 0.01, "glyph \(id): \(ink) for \(expected)")
      compared += 1
    }
    #expect(compared > 30)
  }
}
