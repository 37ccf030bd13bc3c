import CGalleyHarfBuzz
import GalleyDesign
import GalleyFonts
import GalleyGeometry
import GalleyText

extension Benchmark {
  /// Text: from a string to lines, against HarfBuzz alone.
  static let textSetting = Benchmark(
    name: "text-setting", summary: "text: shaping, known words, new widths, lines written out"
  ) { bench in
    let text = TextSetting.paragraphText
    let registry = try FontRegistry(paths: [GalleyFonts.directory])
    let typesetter = Typesetter(fonts: registry)
    let unknown = (0..<1000).map { TextSetting.paragraph(ofRound: $0) }
    let attributes = TextAttributes(font: FontDescriptor(size: 17))
    let attributed = AttributedText(text, attributes: attributes)
    let paragraph = Paragraph(attributed, typesetter: typesetter)
    let grid = PixelGrid(scale: 2)
    let floor = try HarfBuzzFloor()
    try bench.compare(
      "1000 times 200 characters of Latin (ms per 1000 is µs per paragraph)",
      [
        Contender(name: "hb_shape, whole paragraph") {
          for _ in 0..<1000 { floor.shape(text) }
          return nil
        },
        Contender(name: "Paragraph, unknown words") {
          let fresh = Typesetter(fonts: registry)
          for text in unknown {
            _ = Paragraph(AttributedText(text, attributes: attributes), typesetter: fresh)
          }
          return nil
        },
        Contender(name: "Paragraph, known words") {
          for _ in 0..<1000 { _ = Paragraph(attributed, typesetter: typesetter) }
          return nil
        },
        Contender(name: "layout at a new width") {
          var lines = 0
          for step in 0..<1000 {
            lines += paragraph.layout(width: 120 + Double(step) / 4, grid: grid).lineCount
          }
          return lines / 1000
        },
        Contender(name: "layout, unlimited") {
          for _ in 0..<1000 { _ = paragraph.layout(grid: grid).size }
          return nil
        },
        Contender(name: "lines written out") {
          let layout = paragraph.layout(width: 300, grid: grid)
          var glyphs = 0
          for _ in 0..<1000 {
            glyphs += layout.lines.reduce(0) {
              $0 + $1.runs.reduce(0) { $0 + $1.glyphs.glyphs.count }
            }
          }
          return glyphs / 1000
        },
      ])
    try bench.compare(
      "opening",
      [
        Contender(name: "100 registries and typesetters") {
          for _ in 0..<100 {
            _ = Typesetter(fonts: try FontRegistry(paths: [GalleyFonts.directory]))
          }
          return nil
        },
        Contender(name: "100 with a first word each") {
          for _ in 0..<100 {
            let typesetter = Typesetter(fonts: try FontRegistry(paths: [GalleyFonts.directory]))
            _ = Paragraph("Hello", typesetter: typesetter).layout(grid: grid)
          }
          return nil
        },
      ])
  }
}

private enum TextSetting {
  /// 200 characters.
  static let paragraphText =
    "The trail climbs gently from the car park through old beech woods, then opens onto a ridge "
    + "with wide views over three valleys. Bring water, a map and good shoes; the last mile is "
    + "steep and rocky there."

  /// A paragraph of the same length most of whose words are new to the caches.
  static func paragraph(ofRound round: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwyz")
    let suffix = String([letters[round % 25], letters[round / 25 % 25], letters[round / 625 % 25]])
    return paragraphText.split(separator: " ").map { word in
      word.count < 4 ? String(word) : "\(word.dropLast(3))\(suffix)"
    }.joined(separator: " ")
  }
}

/// HarfBuzz alone: one call over the paragraph, positions thrown away.
private final class HarfBuzzFloor {
  private let font: OpaquePointer
  private let buffer: OpaquePointer

  init() throws {
    let path = "\(GalleyFonts.directory)/Inter/Inter-roman.var.ttf"
    let blob = hb_blob_create_from_file(path)
    let face = hb_face_create(blob, 0)
    font = hb_font_create(face)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    buffer = hb_buffer_create()
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  func shape(_ text: String) {
    var text = text
    hb_buffer_clear_contents(buffer)
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
      }
    }
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
  }
}
