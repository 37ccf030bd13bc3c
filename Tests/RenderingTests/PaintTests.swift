import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import Testing

private let red = RGBAColor(red: 1, green: 0, blue: 0)
private let blue = RGBAColor(red: 0, green: 0, blue: 1)
private let stops = [GradientStop(location: 0, color: red), GradientStop(location: 1, color: blue)]

private func render(_ body: (inout Painter) -> Void) throws -> Bitmap {
  var painter = Painter()
  body(&painter)
  return try Rasterizer().render(
    painter.list, size: Size(width: 32, height: 32), grid: PixelGrid(scale: 1),
    background: .white)
}

private func filled(_ paint: Paint) throws -> Bitmap {
  try render { $0.fill(.rectangle(Rect(x: 0, y: 0, width: 32, height: 32)), with: paint) }
}

@Suite("Paints") struct PaintTests {
  @Test func anAngularGradientGoesRound() throws {
    let bitmap = try filled(
      .angularGradient(
        center: Point(x: 16, y: 16), start: .zero, end: .degrees(360), stops: stops))
    func redness(_ x: Int, _ y: Int) -> Int { Int(bitmap.pixel(x, y) >> 16 & 255) }
    #expect(redness(31, 16) > 250 && redness(31, 15) < 5)
    #expect(abs(redness(15, 31) - 191) <= 3 && abs(redness(0, 15) - 127) <= 3)
    #expect(abs(redness(15, 0) - 64) <= 3)
  }

  @Test func theRestOfAnAngularGradientHasTheNearerColor() throws {
    let bitmap = try filled(
      .angularGradient(
        center: Point(x: 16, y: 16), start: .degrees(90), end: .degrees(0), stops: stops))
    // Counterclockwise from below to the right; beyond the right blue, beyond below red.
    #expect(bitmap.pixel(15, 31) == 0xFFFF_0000)
    #expect(bitmap.pixel(31, 13) == 0xFF00_00FF)
    #expect(bitmap.pixel(3, 31) == 0xFFFF_0000)
    let middle = bitmap.pixel(28, 28)
    #expect(abs(Int(middle & 255) - 128) < 6)
  }

  @Test func anEllipticalGradientEndsOnItsEllipse() throws {
    let bitmap = try filled(
      .ellipticalGradient(
        center: Point(x: 16, y: 16), radii: Size(width: 16, height: 4), stops: stops))
    #expect(bitmap.pixel(16, 21) == 0xFF00_00FF)
    #expect(bitmap.pixel(16, 16) & 0xFF > 0 && bitmap.pixel(16, 16) >> 16 & 0xFF > 200)
    #expect(abs(Int(bitmap.pixel(24, 16) & 255) - 136) < 8)
    #expect(abs(Int(bitmap.pixel(16, 18) & 255) - 160) < 8)
  }

  @Test func aPatternRepeatsItsImage() throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255, 0, 255, 0, 255, 255, 255, 255, 255]
    let image = ImageResource(
      name: "four", bitmap: Bitmap(width: 2, height: 2, format: .rgbaStraight, pixels: pixels))
    let bitmap = try filled(.pattern(image, tile: Rect(x: 1, y: 0, width: 2, height: 2)))
    for (x, y) in [(1, 0), (3, 0), (31, 30), (5, 16)] {
      #expect(bitmap.pixel(x, y) == 0xFFFF_0000)
      #expect(bitmap.pixel(x - 1, y) == 0xFF00_00FF)
      #expect(bitmap.pixel(x, y + 1) == 0xFF00_FF00)
      #expect(bitmap.pixel(x - 1, y + 1) == 0xFFFF_FFFF)
    }
  }

  @Test(arguments: [
    DisplayShape.rectangle(Rect(x: 8, y: 8, width: 16, height: 16)),
    .path(.rectangle(Rect(x: 8, y: 8, width: 16, height: 16))),
  ])
  func linesLieInsideOrOutside(shape: DisplayShape) throws {
    func row(_ placement: StrokeStyle.Placement) throws -> [Bool] {
      let bitmap = try render {
        $0.stroke(shape, StrokeStyle(width: 4), with: .solid(.black), placement: placement)
      }
      return (2..<15).map { bitmap.pixel($0, 16) == 0xFF00_0000 }
    }
    func expected(_ columns: Range<Int>) -> [Bool] { (2..<15).map(columns.contains) }
    #expect(try row(.inside) == expected(8..<12))
    #expect(try row(.center) == expected(6..<10))
    #expect(try row(.outside) == expected(4..<8))
  }
}
