import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyParsing
import GalleyRendering
import GalleyText
import GalleyVector

/// The pixels of an SVG image of 100 × 100 points on white, a pixel to a point.
struct SVGPixels {
  let bitmap: Bitmap
  let warnings: [String]

  init(_ body: String, attributes: String = "", typesetter: Typesetter? = nil) throws {
    let root = #"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"\#(attributes)>"#
    var image = try VectorImage.read(SourceText(name: "a.svg", text: "\(root)\(body)</svg>")).get()
    if let typesetter { image = image.set(by: typesetter) }
    var painter = Painter()
    image.draw(
      in: Rect(x: 0, y: 0, width: 100, height: 100), current: .black, with: &painter)
    bitmap = try Rasterizer().render(
      painter.list, size: Size(width: 100, height: 100), grid: PixelGrid(scale: 1),
      background: .white)
    warnings = image.warnings
  }

  /// Red, green and blue at a place.
  subscript(x: Int, y: Int) -> UInt32 {
    let at = 4 * (y * bitmap.width + x)
    return UInt32(bitmap.pixels[at + 2]) << 16 | UInt32(bitmap.pixels[at + 1]) << 8
      | UInt32(bitmap.pixels[at])
  }

  /// The strength of one channel in 0…255: 2 is red, 1 green, 0 blue.
  func channel(_ number: Int, _ x: Int, _ y: Int) -> Int {
    Int(self[x, y] >> UInt32(8 * number) & 255)
  }
}
