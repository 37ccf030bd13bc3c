import GalleyDesign
import GalleyFonts
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyText

/// Display lists like those of the workloads W3 and W4, positions given: what is left of a picture
/// when layout is done.
struct RasterPage {
  /// The display list.
  var list: DisplayList
  /// The canvas in points, at two pixels per point.
  var size: Size
  /// The number of glyphs.
  var glyphs: Int

  /// 500 rows of a photo of 40 × 40, a bold title of 20 points and a caption of 12 points.
  static func rows(_ count: Int, _ typesetter: Typesetter) -> RasterPage {
    var writer = RasterPageWriter(typesetter: typesetter)
    for row in 0..<count {
      let top = 60 * Double(row)
      writer.painter.fill(
        .rectangle(Rect(x: 0, y: top, width: 390, height: 60)),
        with: .solid(row % 2 == 0 ? .white : RGBAColor(hex: 0xF6F7F9)))
      writer.painter.append(
        .image(
          RasterPageWriter.photos[row % RasterPageWriter.photos.count],
          in: Rect(x: 16, y: top + 10, width: 40, height: 40), tint: nil))
      writer.text(
        "Trail number \(row) to the top", x: 68, y: top + 8, size: 20, weight: .bold, width: nil)
      writer.text(
        "\(row % 17) km, moderate, open", x: 68, y: top + 34, size: 12, weight: .regular,
        width: nil)
    }
    return writer.page(Size(width: 390, height: 60 * Double(count)))
  }

  /// 200 cards in four columns: a shadow, a title and a paragraph of 40 words.
  static func cards(_ typesetter: Typesetter) -> RasterPage {
    var writer = RasterPageWriter(typesetter: typesetter)
    writer.painter.fill(
      .rectangle(Rect(x: 0, y: 0, width: 1_056, height: 12_572)),
      with: .solid(RGBAColor(hex: 0xF1F3F5)))
    for card in 0..<200 {
      let frame = Rect(
        x: 16 + 258 * Double(card % 4), y: 16 + 251 * Double(card / 4), width: 242, height: 235)
      let shape = DisplayShape.roundedRectangle(frame, CornerRadii(12))
      writer.painter.append(
        .shadow(shape, BoxShadow(color: .black.with(alpha: 0.15), y: 4, blur: 12)))
      writer.painter.fill(shape, with: .solid(.white))
      writer.text(
        "Card \(card)", x: frame.minX + 16, y: frame.minY + 12, size: 17, weight: .semibold,
        width: nil)
      let words = (0..<40).map { RasterPageWriter.words[(card * 7 + $0 * 5) % 24] }
      writer.text(
        words.joined(separator: " "), x: frame.minX + 16, y: frame.minY + 44, size: 14,
        weight: .regular, width: 210)
    }
    return writer.page(Size(width: 1_056, height: 12_572))
  }
}

/// Collects the commands of a page.
struct RasterPageWriter {
  let typesetter: Typesetter
  var painter = Painter()
  private var glyphs = 0

  init(typesetter: Typesetter) { self.typesetter = typesetter }

  static let words = [
    "river", "granite", "of", "morning", "the", "walkers", "a", "quiet", "ridge", "over", "lake",
    "and", "meadow", "under", "clear", "sky", "beyond", "pine", "forest", "with", "distant",
    "summits", "in", "autumn",
  ]

  /// Eight photos of 80 × 80 pixels.
  static let photos = (0..<8).map { number in
    var pixels: [UInt8] = []
    for y in 0..<80 {
      for x in 0..<80 {
        pixels += [UInt8(x * 3), UInt8(y * 3), UInt8(number * 30), 255]
      }
    }
    return ImageResource(
      name: "photo \(number)",
      bitmap: Bitmap(width: 80, height: 80, format: .rgbaStraight, pixels: pixels), scale: 2)
  }

  mutating func text(
    _ string: String, x: Double, y: Double, size: Double, weight: FontWeight, width: Double?
  ) {
    let attributes = TextAttributes(
      font: FontDescriptor(size: size, weight: weight), color: RGBAColor(hex: 0x1B1F24))
    let paragraph = Paragraph(
      AttributedText(string, attributes: attributes), style: ParagraphStyle(),
      typesetter: typesetter)
    let layout = paragraph.layout(
      width: width, maximumHeight: nil, grid: PixelGrid(scale: 2))
    for run in layout.lines.flatMap(\.runs) where !run.glyphs.glyphs.isEmpty {
      glyphs += run.glyphs.glyphs.count
      painter.glyphs(run.glyphs, at: run.origin + Point(x: x, y: y), color: run.color)
    }
  }

  func page(_ size: Size) -> RasterPage {
    RasterPage(list: painter.list, size: size, glyphs: glyphs)
  }
}
