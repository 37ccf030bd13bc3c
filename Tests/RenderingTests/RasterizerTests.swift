import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import Testing

private let red = RGBAColor(red: 1, green: 0, blue: 0)
private let blue = RGBAColor(red: 0, green: 0, blue: 1)

private func render(
  width: Double = 20, height: Double = 20, scale: Double = 1, background: RGBAColor = .white,
  _ body: (inout Painter) -> Void
) throws -> Bitmap {
  var painter = Painter()
  body(&painter)
  return try Rasterizer().render(
    painter.list, size: Size(width: width, height: height), grid: PixelGrid(scale: scale),
    background: background)
}

@Suite struct RasterizerTests {
  @Test func anAlignedRectangleFillsWholePixels() throws {
    let bitmap = try render {
      $0.fill(.rectangle(Rect(x: 2, y: 3, width: 4, height: 5)), with: .solid(red))
    }
    #expect(bitmap.pixel(1, 3) == 0xFFFF_FFFF)
    #expect(bitmap.pixel(2, 3) == 0xFFFF_0000)
    #expect(bitmap.pixel(5, 7) == 0xFFFF_0000)
    #expect(bitmap.pixel(6, 7) == 0xFFFF_FFFF)
    #expect(bitmap.pixel(5, 8) == 0xFFFF_FFFF)
  }

  @Test func aRectangleThatEndsInsideAPixelCoversItInPart() throws {
    let bitmap = try render(background: .black) {
      $0.fill(.rectangle(Rect(x: 2.5, y: 2, width: 4, height: 3.25)), with: .solid(.white))
    }
    #expect(bitmap.pixel(2, 2) == 0xFF80_8080)
    #expect(bitmap.pixel(3, 2) == 0xFFFF_FFFF)
    #expect(bitmap.pixel(6, 2) == 0xFF80_8080)
    #expect(bitmap.pixel(3, 5) == 0xFF40_4040)
  }

  @Test func aLayerIsComposedAtOnce() throws {
    let bitmap = try render {
      $0.append(.beginLayer(opacity: 0.5))
      $0.fill(.rectangle(Rect(x: 0, y: 0, width: 10, height: 10)), with: .solid(red))
      $0.fill(.rectangle(Rect(x: 5, y: 0, width: 10, height: 10)), with: .solid(blue))
      $0.append(.endLayer)
    }
    #expect(bitmap.pixel(2, 2) == 0xFFFF_7F7F)
    #expect(bitmap.pixel(7, 2) == 0xFF7F_7FFF)
    #expect(bitmap.pixel(12, 2) == 0xFF7F_7FFF)
  }

  @Test func aClipHoldsUntilItsScopeEnds() throws {
    let bitmap = try render {
      $0.clipped(to: .ellipse(Rect(x: 0, y: 0, width: 20, height: 20))) {
        $0.fill(.rectangle(Rect(x: 0, y: 0, width: 20, height: 10)), with: .solid(red))
      }
      $0.fill(.rectangle(Rect(x: 0, y: 18, width: 2, height: 2)), with: .solid(blue))
    }
    #expect(bitmap.pixel(0, 0) == 0xFFFF_FFFF)
    #expect(bitmap.pixel(10, 5) == 0xFFFF_0000)
    #expect(bitmap.pixel(0, 19) == 0xFF00_00FF)
  }

  @Test(arguments: [1.0, 2, 3])
  func aHairlineIsOneDevicePixel(scale: Double) throws {
    let bitmap = try render(scale: scale) {
      var line = Path()
      line.move(to: Point(x: 0, y: 5))
      line.line(to: Point(x: 20, y: 5))
      $0.append(.stroke(.path(line), StrokeStyle(width: 0), .solid(.black)))
    }
    let row = Int(5 * scale)
    #expect(bitmap.pixel(9, row - 1) == 0xFFFF_FFFF)
    #expect(bitmap.pixel(9, row) == 0xFF00_0000)
    #expect(bitmap.pixel(9, row + 1) == 0xFFFF_FFFF)
  }

  @Test func aBorderStaysInsideItsRectangle() throws {
    let bitmap = try render {
      $0.append(.border(Rect(x: 2, y: 2, width: 10, height: 10), .zero, width: 1, .black))
    }
    #expect(bitmap.pixel(1, 5) == 0xFFFF_FFFF)
    #expect(bitmap.pixel(2, 5) == 0xFF00_0000)
    #expect(bitmap.pixel(3, 5) == 0xFFFF_FFFF)
    #expect(bitmap.pixel(11, 5) == 0xFF00_0000)
    #expect(bitmap.pixel(12, 5) == 0xFFFF_FFFF)
  }
}
