import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import Testing

@Suite("Streaming") struct StreamTests {
  /// A list with something at every height, clipped, blurred and layered across band edges.
  private func tallList(rows: Int) -> DisplayList {
    var painter = Painter()
    painter.fill(
      .rectangle(Rect(x: 0, y: 0, width: 60, height: 20.0 * Double(rows))),
      with: .linearGradient(
        start: .zero, end: Point(x: 60, y: 20.0 * Double(rows)),
        stops: [
          GradientStop(location: 0, color: .white),
          GradientStop(location: 1, color: RGBAColor(hex: 0x3355AA)),
        ]))
    for row in 0..<rows {
      let card = DisplayShape.roundedRectangle(
        Rect(x: 5, y: 20 * Double(row) + 3.3, width: 50, height: 14), CornerRadii(5))
      painter.append(
        .shadow(card, BoxShadow(color: .black.with(alpha: 0.4), y: 2, blur: 5)))
      painter.append(.beginLayer(opacity: 0.7))
      painter.fill(card, with: .solid(.white))
      painter.append(
        .stroke(.path(.ellipse(in: card.bounds)), StrokeStyle(width: 1), .solid(.black)))
      painter.append(.endLayer)
    }
    return painter.list
  }

  @Test("Strips make the same picture as a bitmap", arguments: [(1, 7), (4, 16), (2, 1_000)])
  func stripsMakeThePicture(threads: Int, bandHeight: Int) throws {
    let list = tallList(rows: 20)
    let size = Size(width: 60, height: 400)
    let grid = PixelGrid(scale: 1.5)
    let whole = try Rasterizer().render(
      list, size: size, grid: grid, options: RenderingOptions(bandHeight: 600))
    var bytes: [UInt8] = []
    var nextRow = 0
    try Rasterizer().stream(
      list, size: size, grid: grid,
      options: RenderingOptions(threads: threads, bandHeight: bandHeight)
    ) { strip in
      #expect(strip.rows.lowerBound == nextRow)
      nextRow = strip.rows.upperBound
      bytes += strip.bytes
    }
    #expect(nextRow == 600)
    #expect(bytes == whole.pixels)
  }

  @Test("Pictures beyond 32,767 rows are drawn to their end") func tall() throws {
    var painter = Painter()
    let last = Rect(x: 2, y: 99_990, width: 10, height: 10)
    painter.fill(.roundedRectangle(last, CornerRadii(3)), with: .solid(.black))
    painter.fill(
      .path(.ellipse(in: Rect(x: 0, y: 0, width: 4, height: 99_999))), with: .solid(.white))
    let bitmap = try Rasterizer().render(
      painter.list, size: Size(width: 16, height: 100_000), grid: PixelGrid(scale: 1))
    #expect(bitmap.pixel(7, 99_989) == 0)
    #expect(bitmap.pixel(7, 99_990) == 0xFF00_0000)
    #expect(bitmap.pixel(7, 99_999) == 0xFF00_0000)
    #expect(bitmap.pixel(2, 50_000) == 0xFFFF_FFFF)
  }

  @Test("Any rows can be drawn on their own") func anyRows() throws {
    let list = tallList(rows: 20)
    let size = Size(width: 60, height: 400)
    let rasterizer = Rasterizer()
    let whole = try rasterizer.render(list, size: size, grid: PixelGrid(scale: 1))
    let picture = try rasterizer.picture(list, size: size, grid: PixelGrid(scale: 1))
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 4 * 60 * 33, alignment: 4)
    defer { memory.deallocate() }
    try picture.render(rows: 201..<234, into: memory)
    #expect(Array(memory) == Array(whole.pixels[4 * 60 * 201..<4 * 60 * 234]))
    #expect(!picture.isOpaque)
  }

  @Test("A picture drawn as a straight one is the straight form of it, and is told from others")
  func straight() throws {
    // More than one strip.
    let size = Size(width: 300, height: 900)
    let picture = try Rasterizer().picture(
      tallList(rows: 44), size: size, grid: PixelGrid(scale: 1))
    var straight = try picture.bitmap().straight
    #expect(try picture.straightBitmap() == straight)
    #expect(try picture.looks(like: straight))
    #expect(try !picture.looks(like: picture.bitmap()))
    for place in [0, 4 * 300 * 500 + 2, straight.pixels.count - 1] {
      straight.pixels[place] ^= 1
      #expect(try !picture.looks(like: straight))
      straight.pixels[place] ^= 1
    }
    let shorter = Bitmap(
      width: 300, height: 899, format: .rgbaStraight, pixels: Array(straight.pixels.dropLast(1200)))
    #expect(try !picture.looks(like: shorter))
  }
}
