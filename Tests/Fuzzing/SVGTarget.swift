import GalleyDesign
import GalleyGeometry
import GalleyPainting
import GalleyParsing
import GalleyRendering

@testable import GalleyVector

/// Fuzzes the reader of SVG images, and the drawing of what it has read.
enum SVGTarget: FuzzTarget {
  /// The number of drawing commands above which an image is read but not drawn. A few bytes can repeat a shape many
  /// times; drawing it would use the time of the fuzzer up without reaching other code.
  private static let maximumCommands = 2000
  private static let rasterizer = Rasterizer()

  static func run(_ bytes: [UInt8]) {
    guard case .success(let image) = VectorImage.read(SourceText(name: "a.svg", bytes: bytes))
    else { return }
    draw(image)
  }

  /// Draws an image in a square of 24 points. The target for PDF images draws with this function as well.
  static func draw(_ image: VectorImage) {
    var painter = Painter()
    image.draw(
      in: Rect(x: 0, y: 0, width: 24, height: 24), current: .black, with: &painter)
    guard painter.list.commands.count < maximumCommands else { return }
    // The rasterizer may refuse an image, for instance because of its coordinates. Only crashes and hangs are faults.
    _ = try? rasterizer.render(
      painter.list, size: Size(width: 24, height: 24), grid: PixelGrid(scale: 1))
  }
}
