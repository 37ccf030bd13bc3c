import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import Testing

@Suite("Filters of colours") struct ColorFilterTests {
  private func render(
    _ filters: [ColorFilter], _ color: RGBAColor, scope: Rect? = nil
  ) throws -> Bitmap {
    var painter = Painter()
    painter.append(.beginLayer(Compositing(filters: filters)))
    if let scope { painter.fill(.rectangle(scope), with: .solid(.clear)) }
    painter.fill(
      .rectangle(Rect(x: 0, y: 0, width: 8, height: 16)), with: .solid(color))
    painter.append(.endLayer)
    return try Rasterizer().render(
      painter.list, size: Size(width: 16, height: 16), grid: PixelGrid(scale: 1),
      background: .white)
  }

  @Test("a matrix mixes colours that are not multiplied by their opacity")
  func matrix() throws {
    let swap = ColorFilter.matrix([
      0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
    ])
    let half = RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(try render([swap], half).pixel(4, 4) == 0xFF7F_FF7F)
    #expect(try render([swap, swap], half).pixel(4, 4) == 0xFFFF_7F7F)
  }

  @Test("emptiness becomes visible where a matrix adds opacity, as far as the layer reaches")
  func emptiness() throws {
    let inverted = ColorFilter.matrix([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, -1, 1,
    ])
    #expect(inverted.fillsEmptiness)
    let bitmap = try render(
      [inverted], .black, scope: Rect(x: 0, y: 0, width: 14, height: 8))
    #expect(bitmap.pixel(4, 4) == 0xFFFF_FFFF)
    #expect(bitmap.pixel(12, 4) == 0xFF00_00FF)
    #expect(bitmap.pixel(15, 4) == 0xFFFF_FFFF)
  }

  @Test("tables change each channel by itself")
  func tables() throws {
    let same = (0..<256).map { UInt8($0) }
    let filter = ColorFilter.tables([same.reversed(), same, same, same.map { $0 / 2 }])
    #expect(try render([filter], .black).pixel(4, 4) == 0xFFFF_8080)
  }

  @Test("luminance is the share of light that is seen, in black")
  func luminance() throws {
    let bitmap = try render([.luminance], RGBAColor(red: 0, green: 1, blue: 0))
    // 1 - 0.7154 of white.
    #expect(bitmap.pixel(4, 4) == 0xFF49_4949)
    #expect(try render([.luminance], .black).pixel(4, 4) == 0xFFFF_FFFF)
  }

  @Test(
    "light is mixed in proportion, and the way there and back changes no opaque colour by a step")
  func light() throws {
    for level in stride(from: 0, through: 255, by: 51) {
      let color = RGBAColor(hex: UInt32(level) << 16 | UInt32(level) << 8 | UInt32(level))
      let pixel = try render([.toLinear], color).pixel(4, 4)
      let light = Double(pixel & 255) / 255
      let back = light <= 0.0031308 ? light * 12.92 : 1.055 * light.squareRoot() - 0.055
      #expect(level == 0 || level == 255 ? Int(pixel & 255) == level : back < Double(level) / 255)
    }
  }
}
