import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

/// Every line must have the glyphs and places that HarfBuzz gives when the whole line is shaped at
/// once, whatever was shaped apart, kept from before or broken.
@Suite("Whole lines")
struct WholeLineTests {
  static let texts = [
    "Yes. No. Go. A, b, c, d, e, f, g. End… To be, or not; PAGE (2) - [x] 3 × 4: AVATAR. T. Y, V…",
    "„Ach, Wörter“ – Tür. Vor. Tag, Fuß; Straßen­bahn‑Fahrt: 3,50 € (z. B.)  zwei  Räume.",
    "« Où ? Là-bas ! » L’été, Ÿ. ¿Qué? ¡Vámonos! Të, Ťava, Łódź. Việt Nam, Tiếng.",
    "Туда. Сюда, ГУ. Что… Тут: «Да». Γειά σου, Τώρα. ΑΥΤΟ, Ταύ.",
    "السلام عليكم، كيف الحال؟ لا إله. مرحبا (بكم) 123 في المدينة.",
    "שלום, מה נשמע? (טוב) \"כן\". 12:30 תודה.",
    "नमस्ते, क्षमा। हिन्दी में (लिखा) है. श्री. त्र्यम्बक।",
    "สวัสดี, ชาวโลก. (กรุงเทพฯ) น้ำ ๆ ป่า",
    "AVAVAVAVToToToTyTyfififfiffl.AVAVAVAVLTLTLTLY,Y.V,W.AVTAVATA",
    "a\u{301} e\u{308}. \u{301}x o\u{323}\u{302}, fi ffi 1/2 -> <= != == && www",
  ]

  struct Expected {
    var id: UInt32
    var cluster: UInt32
    var x: Double
  }

  /// The glyphs of a part of a line from left to right, shaped at once, and their width.
  func expected(
    _ paragraph: Paragraph, _ range: Range<Int>, _ item: TextItem
  ) -> (glyphs: [Expected], width: Double) {
    let attributes = paragraph.text.runs[item.run].attributes
    let font = paragraph.fonts[item.font]
    var string = paragraph.text.string
    return TestFonts.typesetter.withWorkspace { workspace in
      let shaper = Shaper(
        workspace, font: font.shaping, choice: workspace.choice(for: attributes.font!),
        script: item.script, isRightToLeft: item.level & 1 != 0, language: "",
        hasLetterSpacing: false)
      return string.withUTF8 { bytes in
        var glyphs = shaper.glyphs(inside: bytes, range: range)
        if item.level & 1 != 0 { glyphs.reverse() }
        var x = 0.0
        var result: [Expected] = []
        for glyph in glyphs {
          let place = x + Double(glyph.dx) * font.scale
          let cluster = glyph.cluster + UInt32(range.lowerBound)
          result.append(Expected(id: glyph.id, cluster: cluster, x: place))
          x += Double(glyph.advance) * font.scale
        }
        return (result, x)
      }
    }
  }

  /// The first difference between a line and the same line shaped at once.
  func difference(_ paragraph: Paragraph, _ record: LineRecord, _ line: TextLine) -> String? {
    var covered = 0
    for index in paragraph.items.indices {
      let item = paragraph.items[index]
      let glyphs = (item.glyphStart..<paragraph.glyphEnd(ofItem: index))
        .clamped(to: record.start..<record.next)
      if glyphs.isEmpty { continue }
      let text =
        paragraph.offset(
          ofGlyph: glyphs.lowerBound)..<paragraph.offset(
          ofGlyph: glyphs.upperBound)
      let shown = paragraph.offset(ofGlyph: record.contentEnd)
      var (wanted, width) = expected(paragraph, text, item)
      // White space at the end hangs.
      let hanging = expected(paragraph, text, item).glyphs.filter { Int($0.cluster) >= shown }
      if !hanging.isEmpty {
        let all = wanted
        wanted.removeAll { Int($0.cluster) >= shown }
        guard let first = wanted.first else { continue }
        if item.level & 1 != 0 {
          for place in wanted.indices { wanted[place].x -= first.x }
          width -= first.x
        } else if let next = all.first(where: { Int($0.cluster) >= shown }) {
          width = next.x
        }
      }
      guard let run = line.runs.first(where: { $0.range.lowerBound == text.lowerBound }) else {
        return "no run at \(text)"
      }
      covered += 1
      if abs(run.width - width) > 1.0 / 64 { return "\(text): width \(run.width) for \(width)" }
      let drawn = Set(run.glyphs.glyphs.map(\.cluster))
      // A space is not drawn, not even under a mark.
      let space = paragraph.fonts[item.font].shaping.space.glyph
      wanted.removeAll { !drawn.contains($0.cluster) || $0.id == space }
      guard wanted.map(\.id) == run.glyphs.glyphs.map(\.id) else {
        return "\(text): glyphs \(run.glyphs.glyphs.map(\.id)) for \(wanted.map(\.id))"
      }
      for (glyph, wanted) in zip(run.glyphs.glyphs, wanted)
      where abs(glyph.position.x - wanted.x) > 1.0 / 64 {
        return "\(text): glyph at \(glyph.position.x) for \(wanted.x)"
      }
    }
    return covered == line.runs.filter { !$0.range.isEmpty }.count ? nil : "a run too many"
  }

  @Test(
    "Each line of many texts, in every weight and three families",
    arguments: ["Inter", "JetBrains Mono", "Noto Sans Arabic"])
  func lines(family: String) {
    var lines = 0
    var reshaped = 0
    var failures: [String] = []
    for weight in FontWeight.allCases where family == "Inter" || [.regular, .bold].contains(weight)
    {
      for text in Self.texts {
        for mode in [LineBreakMode.wordWrap, .characterWrap] {
          let font = FontDescriptor(
            family: family, size: 24, weight: weight,
            slant: weight == .medium ? .italic : .upright)
          let paragraph = Paragraph(
            AttributedText(text, attributes: TextAttributes(font: font)),
            style: ParagraphStyle(lineBreakMode: mode), typesetter: TestFonts.typesetter)
          for width in [37, 90, 151, 233, 404, .infinity] {
            let layout = paragraph.layout(width: width, grid: PixelGrid(scale: 1))
            for (record, line) in zip(layout.records, layout.lines) {
              lines += 1
              if !record.edges.isEmpty { reshaped += 1 }
              if let difference = difference(paragraph, record, line) {
                failures.append("\(weight) \(mode) \(width) \(text.prefix(12)): \(difference)")
              }
              let sum = line.runs.reduce(0) { $0 + $1.width }
              if abs(sum - line.width) > 1e-6 { failures.append("\(sum) for \(line.width)") }
            }
          }
        }
      }
    }
    #expect(lines > 1500)
    #expect(reshaped > 20)
    #expect(failures.isEmpty, "\(failures.count) of \(lines): \(failures.prefix(12))")
  }

  @Test("A full stop is kerned with the space behind it")
  func spaces() {
    let font = FontDescriptor(size: 24, weight: .bold)
    let text = AttributedText(
      "Yes. No. Go. A, b, c, d, e, f, g. End.", attributes: TextAttributes(font: font))
    let width = Paragraph(text, typesetter: TestFonts.typesetter)
      .layout(grid: PixelGrid(scale: 1)).lines[0].width
    #expect(abs(width - 379.5) < 0.1)
  }

  @Test("What fits is kept: a line is as wide as its text alone")
  func ends() {
    let font = FontDescriptor(size: 24, weight: .bold)
    for text in ["AVAVAVAV", "Ta. Va. Wa. Ya.", "ffi ffl fi", "لالالا"] {
      let whole = AttributedText(text, attributes: TextAttributes(font: font))
      let paragraph = Paragraph(
        whole, style: ParagraphStyle(lineLimit: 1, lineBreakMode: .characterWrap),
        typesetter: TestFonts.typesetter)
      let widths = (1...text.count).map { count in
        Paragraph(
          AttributedText(String(text.prefix(count)), attributes: TextAttributes(font: font)),
          typesetter: TestFonts.typesetter
        ).layout(grid: PixelGrid(scale: 1)).lines[0].width
      }
      for (count, width) in widths.enumerated() where text.first!.isASCII {
        let line = paragraph.layout(width: width, grid: PixelGrid(scale: 1)).lines[0]
        #expect(line.range.upperBound >= count + 1, "\(text) in \(width)")
        #expect(line.width <= width + 1e-4, "\(text) in \(width): \(line.width)")
      }
    }
  }
}
