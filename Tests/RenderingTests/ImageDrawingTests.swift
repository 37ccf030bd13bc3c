import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import Testing

@Suite("Drawing images") struct ImageDrawingTests {
  private func image(_ side: Int, _ color: (Int, Int) -> [UInt8]) -> ImageResource {
    var pixels: [UInt8] = []
    for y in 0..<side { for x in 0..<side { pixels += color(x, y) } }
    return ImageResource(
      name: "test",
      bitmap: Bitmap(width: side, height: side, format: .rgbaStraight, pixels: pixels))
  }

  private func render(
    _ image: ImageResource, in rect: Rect, tint: RGBAColor? = nil, transform: Transform? = nil
  ) throws -> Bitmap {
    var painter = Painter()
    if let transform { painter.append(.transform(transform)) }
    painter.append(.image(image, in: rect, tint: tint))
    return try Rasterizer().render(
      painter.list, size: Size(width: 32, height: 32), grid: PixelGrid(scale: 1))
  }

  @Test("At its natural size an image is copied") func naturalSize() throws {
    let noise = image(8) { x, y in [UInt8(x * 31), UInt8(y * 29), UInt8(x * y), 255] }
    let bitmap = try render(noise, in: Rect(x: 3, y: 5, width: 8, height: 8))
    for y in 0..<8 {
      for x in 0..<8 {
        let expected = 0xFF00_0000 | UInt32(x * 31) << 16 | UInt32(y * 29) << 8 | UInt32(x * y)
        #expect(bitmap.pixel(x + 3, y + 5) == expected)
      }
    }
    #expect(bitmap.pixel(2, 5) == 0 && bitmap.pixel(11, 12) == 0)
  }

  @Test("One colour stays that colour at every size", arguments: [1.0, 5, 7.5, 13, 31])
  func flatColor(side: Double) throws {
    let flat = image(13) { _, _ in [200, 100, 50, 255] }
    let bitmap = try render(flat, in: Rect(x: 0, y: 0, width: side, height: side))
    let inside = Int(side)
    for y in 0..<inside {
      for x in 0..<inside { #expect(bitmap.pixel(x, y) == 0xFFC8_6432) }
    }
  }

  @Test("Scaling down counts every pixel") func scalingDown() throws {
    let board = image(64) { x, y in (x + y) % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
    let bitmap = try render(board, in: Rect(x: 0, y: 0, width: 8, height: 8))
    for y in 1..<7 {
      for x in 1..<7 { #expect((120...136).contains(bitmap.pixel(x, y) & 255)) }
    }
  }

  @Test("A mirrored image runs backwards") func mirrored() throws {
    let ramp = image(8) { x, _ in [UInt8(x * 30), 0, 0, 255] }
    let bitmap = try render(
      ramp, in: Rect(x: 0, y: 0, width: 8, height: 8),
      transform: Transform(a: -1, b: 0, c: 0, d: 1, tx: 8, ty: 0))
    for x in 0..<8 { #expect(bitmap.pixel(x, 3) >> 16 & 255 == UInt32((7 - x) * 30)) }
  }

  @Test("A tint is drawn through the image's opacity") func tint() throws {
    let half = image(4) { x, _ in [9, 9, 9, x < 2 ? 255 : 0] }
    let bitmap = try render(
      half, in: Rect(x: 0, y: 0, width: 4, height: 4), tint: RGBAColor(hex: 0x00FF00))
    #expect(bitmap.pixel(0, 0) == 0xFF00_FF00)
    #expect(bitmap.pixel(3, 0) == 0)
  }

  @Test("A turned image keeps its colours in the middle") func turned() throws {
    let flat = image(8) { _, _ in [200, 100, 50, 255] }
    let bitmap = try render(
      flat, in: Rect(x: -8, y: -8, width: 16, height: 16),
      transform: Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 16, ty: 16))
    #expect(bitmap.pixel(16, 16) == 0xFFC8_6432)
    #expect(bitmap.pixel(0, 0) == 0)
  }
}
