import GalleyDesign
import GalleyGeometry
import GalleyPainting
import GalleyParsing
import GalleyRendering

@testable import GalleyVector

/// SVG images, drawn small.
enum SVGTarget: FuzzTarget {
  private static let rasterizer = Rasterizer()

  static func run(_ bytes: [UInt8]) {
    guard case .success(let image) = VectorImage.read(SourceText(name: "a.svg", bytes: bytes))
    else { return }
    draw(image)
  }

  /// Draws an image of 24 × 24 points, unless it is of very many commands.
  static func draw(_ image: VectorImage) {
    var painter = Painter()
    image.draw(
      in: Rect(x: 0, y: 0, width: 24, height: 24), current: .black, with: &painter)
    guard painter.list.commands.count < 2000 else { return }
    _ = try? rasterizer.render(
      painter.list, size: Size(width: 24, height: 24), grid: PixelGrid(scale: 1))
  }
}
