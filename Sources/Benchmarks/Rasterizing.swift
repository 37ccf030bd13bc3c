import GalleyDesign
import GalleyFonts
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import GalleyText

extension Benchmark {
  /// Display lists to pixels, against writing one strip of memory again and again.
  static let rasterizing = Benchmark(
    name: "raster",
    summary: "Display lists like W3 and W4 to strips of pixels, against filling one strip."
  ) { bench in
    let typesetter = Typesetter(fonts: try FontRegistry(paths: [GalleyFonts.directory]))
    try measure("W3", RasterPage.rows(500, typesetter), bench)
    try measure("W4", RasterPage.cards(typesetter), bench)
  }

  private static func measure(
    _ name: String, _ page: RasterPage, _ bench: Workbench
  ) throws {
    let grid = PixelGrid(scale: 2)
    let pixels = Int(page.size.width * 2) * Int(page.size.height * 2)
    let warm = Rasterizer()
    func stream(_ rasterizer: Rasterizer, _ threads: Int) throws -> Int {
      var rows = 0
      try rasterizer.stream(
        page.list, size: page.size, grid: grid, background: .white,
        options: RenderingOptions(threads: threads)
      ) { rows += $0.rows.count }
      return rows
    }
    try bench.compare(
      "raster \(name): \(pixels) pixels, \(page.list.commands.count) commands, "
        + "\(page.glyphs) glyphs",
      [
        Contender(name: "floor: fill one strip of 256 KB") { fillStrips(pixels) },
        Contender(name: "cold, 1 thread") { try stream(Rasterizer(), 1) },
        Contender(name: "warm, 1 thread") { try stream(warm, 1) },
        Contender(name: "cold, 4 threads") { try stream(Rasterizer(), 4) },
        Contender(name: "warm, 4 threads") { try stream(warm, 4) },
        Contender(name: "warm, into a bitmap, 4 threads") {
          try warm.render(
            page.list, size: page.size, grid: grid, background: .white,
            options: RenderingOptions(threads: 4)
          ).height
        },
        Contender(name: "digest of the list") { Int(page.list.digest.low & 0xFFFF) },
      ])
  }

  private static func fillStrips(_ pixels: Int) -> Int {
    let count = 1 << 16
    let strip = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    defer { strip.deallocate() }
    for number in 0..<(pixels / count) {
      strip.update(repeating: UInt32(truncatingIfNeeded: number), count: count)
    }
    return Int(strip[7])
  }
}
