import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import Testing

@Suite("Shadows and covers") struct ShadowTests {
  private func render(_ commands: [DisplayCommand], size: Double = 80) throws -> Bitmap {
    var painter = Painter()
    for command in commands { painter.append(command) }
    return try Rasterizer().render(
      painter.list, size: Size(width: size, height: size), grid: PixelGrid(scale: 1),
      background: .white, options: RenderingOptions(bandHeight: 11))
  }

  private func gray(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int { Int(bitmap.pixel(x, y) & 255) }

  @Test("A blur keeps the sum of what it spreads", arguments: [2.0, 5, 12, 20])
  func blurKeepsTheSum(blur: Double) throws {
    let rect = Rect(x: 32, y: 32, width: 16, height: 16)
    let bitmap = try render([.shadow(.rectangle(rect), BoxShadow(color: .black, blur: blur))])
    var sum = 0
    for y in 0..<80 { for x in 0..<80 { sum += 255 - gray(bitmap, x, y) } }
    #expect(abs(sum - 16 * 16 * 255) < 16 * 16 * 255 / 50)
  }

  @Test("The edge of a wide shadow falls like a Gaussian", arguments: [4.0, 16, 24])
  func edgeFallsLikeAGaussian(blur: Double) throws {
    let rect = Rect(x: -200, y: -200, width: 240, height: 480)
    let bitmap = try render([.shadow(.rectangle(rect), BoxShadow(color: .black, blur: blur))])
    let sigma = blur / 2
    // The normal distribution at one and two deviations from the middle of its fall, at the
    // centres of pixels, from tables.
    let table: [(deviations: Double, share: Double)] = [
      (-2, 0.9772), (-1, 0.8413), (1, 0.1587), (2, 0.0228),
    ]
    for (deviations, share) in table {
      let x = 40 + deviations * sigma
      let left = 255 - gray(bitmap, Int(x) - 1, 40)
      let right = 255 - gray(bitmap, Int(x), 40)
      #expect(abs(Double(left + right) / 510 - share) < 0.02, "\(deviations) deviations")
    }
  }

  @Test("Shadows of a box and of the same outline look alike") func boxAndOutlineAgree() throws {
    let rect = Rect(x: 20, y: 24, width: 40, height: 30)
    let style = BoxShadow(color: .black, x: 2, y: 3, blur: 10, spread: 2)
    let box = try render([.shadow(.roundedRectangle(rect, CornerRadii(8)), style)])
    let outline = Path.roundedRectangle(rect, radii: CornerRadii(8))
    let path = try render([.shadow(.path(outline), style)])
    let difference = zip(box.pixels, path.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(difference <= 3)
  }

  @Test("Leaving out what a card hides changes nothing") func hiddenShadow() throws {
    let card = DisplayShape.roundedRectangle(
      Rect(x: 15, y: 12, width: 50, height: 54.5), CornerRadii(9))
    let shadow = DisplayCommand.shadow(
      card, BoxShadow(color: .black.with(alpha: 0.5), x: 3, y: 6, blur: 14))
    let fill = DisplayCommand.fill(card, .solid(RGBAColor(hex: 0xABCDEF)))
    let between = DisplayCommand.fill(
      .rectangle(Rect(x: 0, y: 0, width: 80, height: 80)), .solid(.clear))
    #expect(try render([shadow, fill]).pixels == render([shadow, between, fill]).pixels)
  }

  @Test("Rows filled before anything else are not lost nor their background")
  func coveredRows() throws {
    func row(_ y: Double, _ height: Double, _ color: RGBAColor) -> DisplayCommand {
      .fill(.rectangle(Rect(x: 0, y: y, width: 80, height: height)), .solid(color))
    }
    let bitmap = try render([
      .beginLayer(opacity: 0.5), row(0, 10, .black), .endLayer, row(20, 10, .black),
      row(40, 10.5, .black), .save, .clip(.ellipse(Rect(x: 0, y: 55, width: 80, height: 10))),
      row(55, 10, .black), .restore,
    ])
    #expect(bitmap.pixel(3, 5) == 0xFF7F_7F7F)
    #expect(bitmap.pixel(3, 15) == 0xFFFF_FFFF)
    #expect(bitmap.pixel(3, 25) == 0xFF00_0000)
    #expect(bitmap.pixel(3, 45) == 0xFF00_0000)
    #expect(bitmap.pixel(3, 50) == 0xFF80_8080 || bitmap.pixel(3, 50) == 0xFF7F_7F7F)
    #expect(bitmap.pixel(0, 56) == 0xFFFF_FFFF)
  }
}
