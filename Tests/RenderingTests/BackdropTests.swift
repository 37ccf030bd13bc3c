import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import Testing

@Suite("Blurred backdrops") struct BackdropTests {
  private static let size = Size(width: 60, height: 64)

  private func stripes(_ painter: inout Painter) {
    for index in 0..<8 {
      let stripe = Rect(x: 0, y: Double(index) * 8, width: 60, height: 4)
      painter.fill(.rectangle(stripe), with: .solid(RGBAColor(hex: 0x3060C0)))
    }
  }

  private func render(
    bandHeight: Int? = nil, threads: Int = 1, _ body: (inout Painter) -> Void
  ) throws -> Bitmap {
    var painter = Painter()
    body(&painter)
    return try Rasterizer().render(
      painter.list, size: Self.size, grid: PixelGrid(scale: 1), background: .white,
      options: RenderingOptions(threads: threads, bandHeight: bandHeight))
  }

  private func blurred(_ painter: inout Painter) {
    stripes(&painter)
    painter.append(
      .backdrop(
        .roundedRectangle(Rect(x: 8, y: 8, width: 40, height: 44), CornerRadii(9)), blur: 6))
  }

  @Test("neither bands nor threads change a pixel of a blur", arguments: [1, 7, 16, 64])
  func bands(height: Int) throws {
    let whole = try render(blurred)
    #expect(try render(bandHeight: height, threads: 3, blurred).pixels == whole.pixels)
  }

  @Test("a wide blur of even stripes is their mean, outside the shape nothing changes")
  func mean() throws {
    let plain = try render(stripes)
    let bitmap = try render(blurred)
    let middle = Int(bitmap.pixel(28, 30) >> 16 & 255)
    #expect(abs(middle - (0x30 + 0xFF) / 2) <= 2)
    #expect(bitmap.pixel(8, 8) == plain.pixel(8, 8))
    #expect(bitmap.pixel(55, 30) == plain.pixel(55, 30))
  }

  @Test("one colour stays as it is, up to the canvas's edge")
  func flat() throws {
    let shape = DisplayShape.rectangle(Rect(x: -20, y: -20, width: 200, height: 200))
    let bitmap = try render { painter in
      painter.fill(shape, with: .solid(RGBAColor(hex: 0x3060C0)))
      painter.append(.backdrop(shape, blur: 9))
    }
    #expect(Set(bitmap.pixels.indices.map { bitmap.pixels[$0 / 4 * 4] }) == [0xC0])
    #expect(bitmap.pixel(0, 0) == bitmap.pixel(30, 30))
  }

  @Test("a blur inside clips, transforms and layers sees what is there so far")
  func scopes() throws {
    let bitmap = try render { painter in
      painter.append(.save)
      painter.append(.transform(.translation(x: 5, y: 5)))
      painter.append(.clip(.rectangle(Rect(x: 0, y: 0, width: 20, height: 40))))
      painter.append(.beginLayer(opacity: 0.5))
      painter.fill(
        .rectangle(Rect(x: 0, y: 0, width: 40, height: 40)), with: .solid(.black))
      painter.append(.backdrop(.rectangle(Rect(x: 4, y: 4, width: 30, height: 30)), blur: 1))
      painter.append(.endLayer)
      painter.append(.restore)
    }
    // Half of black over white, blurred with itself, then half of that over white.
    #expect(Int(bitmap.pixel(15, 20) & 255) > 120)
    #expect(Int(bitmap.pixel(15, 20) & 255) < 200)
    #expect(bitmap.pixel(40, 20) & 255 == 255)
  }

  @Test("a flattened or endless shape is no picture, or an error with its command")
  func degenerate() throws {
    let plain = try render(stripes)
    let flat = try render { painter in
      stripes(&painter)
      painter.append(.transform(.scale(x: 0, y: 1)))
      painter.append(.backdrop(.rectangle(Rect(x: 0, y: 0, width: 9, height: 9)), blur: 5))
    }
    #expect(flat.pixels == plain.pixels)
    #expect(throws: RenderingError.self) {
      try render { painter in
        painter.append(
          .backdrop(.rectangle(Rect(x: 0, y: 0, width: .infinity, height: 9)), blur: 5))
      }
    }
  }
}
