import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import Testing

/// Four pixels are blended at a time and the rest of a row one by one: both must agree, and with
/// the arithmetic that the documentation promises.
@Suite("Blending") struct BlendTests {
  private static let colors = [
    RGBAColor(red: 0.2, green: 0.9, blue: 0.45, alpha: 0.5),
    RGBAColor(red: 1, green: 0, blue: 0.003, alpha: 0.004),
    RGBAColor(red: 0.7, green: 0.31, blue: 0, alpha: 0.99),
  ]

  /// A row of eleven pixels: two groups of four and three single ones.
  private func row(_ background: RGBAColor, _ command: DisplayCommand) throws -> [UInt32] {
    var painter = Painter()
    painter.append(command)
    let bitmap = try Rasterizer().render(
      painter.list, size: Size(width: 11, height: 1), grid: PixelGrid(scale: 1),
      background: background)
    return (0..<11).map { bitmap.pixel($0, 0) }
  }

  private let line = Rect(x: 0, y: 0, width: 11, height: 1)

  @Test(
    "A colour is mixed in exactly, with one rounding",
    arguments: colors, [RGBAColor.white, .clear, RGBAColor(hex: 0x336699)])
  func solid(color: RGBAColor, background: RGBAColor) throws {
    let pixels = try row(background, .fill(.rectangle(line), .solid(color)))
    #expect(Set(pixels).count == 1)
    func byte(_ value: Double) -> Double { (value * 255 + 0.5).rounded(.down) }
    let alpha = byte(color.alpha)
    func mixed(_ new: Double, _ old: Double) -> UInt32 {
      UInt32(((byte(new) * alpha + byte(old) * (255 - alpha)) / 255).rounded())
    }
    #expect(pixels[0] >> 24 == mixed(1, background.alpha))
    #expect(pixels[0] >> 16 & 255 == mixed(color.red, background.red * background.alpha))
    #expect(pixels[0] & 255 == mixed(color.blue, background.blue * background.alpha))
  }

  @Test("Groups and single pixels of an image and of a mask agree", arguments: colors)
  func imagesAndMasks(color: RGBAColor) throws {
    let bytes = [color.red, color.green, color.blue, color.alpha].map { UInt8($0 * 255) }
    let image = ImageResource(
      name: "flat",
      bitmap: Bitmap(
        width: 11, height: 1, format: .rgbaStraight,
        pixels: Array((0..<11).map { _ in bytes }.joined())))
    let background = RGBAColor(hex: 0x88CC22)
    #expect(Set(try row(background, .image(image, in: line, tint: nil))).count == 1)
    #expect(Set(try row(background, .image(image, in: line, tint: color))).count == 1)
  }

  @Test("A gradient from a colour to itself is that colour", arguments: colors)
  func gradient(color: RGBAColor) throws {
    let stops = [GradientStop(location: 0, color: color), GradientStop(location: 1, color: color)]
    let paint = Paint.linearGradient(start: .zero, end: Point(x: 11, y: 3), stops: stops)
    let pixels = try row(.clear, .fill(.rectangle(line), paint))
    #expect(Set(pixels).count == 1)
    let solid = try row(.clear, .fill(.rectangle(line), .solid(color)))
    for shift in [0, 8, 16, 24] as [UInt32] {
      let difference = Int(pixels[0] >> shift & 255) - Int(solid[0] >> shift & 255)
      #expect(abs(difference) <= 1)
    }
  }
}
