import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Shaping")
struct ShapingTests {
  let grid = PixelGrid(scale: 1)

  func line(_ text: AttributedText, _ style: ParagraphStyle = ParagraphStyle()) -> TextLine {
    Paragraph(text, style: style, typesetter: TestFonts.typesetter).layout(grid: grid).lines[0]
  }

  func glyphs(_ text: AttributedText) -> [GlyphRun.Glyph] {
    line(text).runs.flatMap { $0.glyphs.glyphs }
  }

  @Test("Arabic joins and runs from right to left")
  func arabic() {
    let joined = line("محمد")
    #expect(joined.runs.count == 1)
    #expect(joined.runs[0].isRightToLeft)
    #expect(joined.runs[0].glyphs.font.face.familyName == "Noto Sans Arabic")
    let clusters = joined.runs[0].glyphs.glyphs.map(\.cluster)
    #expect(clusters == clusters.sorted(by: >))
    // The four letters alone have other shapes than together.
    let single = "محمد".unicodeScalars.flatMap { glyphs(AttributedText(String($0))) }.map(\.id)
    #expect(Set(single).isDisjoint(with: joined.runs[0].glyphs.glyphs.map(\.id)))
  }

  @Test("A change of colour does not tear Arabic letters apart")
  func colours() {
    var coloured = AttributedText("سلام")
    coloured.merge(TextAttributes(color: .white), in: 2..<4)
    #expect(line(coloured).runs.count > 1)
    #expect(
      line(coloured).runs.flatMap { $0.glyphs.glyphs.map(\.id) } == glyphs("سلام").map(\.id))
    #expect(abs(line(coloured).width - line("سلام").width) < 1e-9)
  }

  @Test("Devanagari reorders: the sign i stands before its letter")
  func devanagari() {
    let ka = glyphs("क").map(\.id)
    let ki = glyphs("कि").map(\.id)
    #expect(ki.count == 2)
    #expect(ki.last == ka.first)
  }

  @Test(
    "Emoji sequences are one glyph of the emoji face",
    arguments: [
      "🇩🇪", "👨‍👩‍👧‍👦", "👍🏽", "1️⃣", "🏳️‍🌈", "☝🏽", "❤️", "😀",
    ])
  func emoji(text: String) {
    let runs = line(AttributedText("a\(text)")).runs
    #expect(runs.count == 2)
    #expect(runs[1].glyphs.font.face.familyName == "Noto Color Emoji")
    #expect(runs[1].glyphs.glyphs.count == 1)
    #expect(runs[1].glyphs.glyphs[0].id != 0)
  }

  @Test("The text selector keeps a character out of the emoji face")
  func textPresentation() {
    #expect(line("1").runs[0].glyphs.font.face.familyName == "Inter")
    #expect(line("\u{2194}\u{FE0E}").runs[0].glyphs.font.face.familyName == "Inter")
    #expect(line("\u{2194}\u{FE0F}").runs[0].glyphs.font.face.familyName == "Noto Color Emoji")
  }

  @Test("Nine weights have nine advances")
  func weights() {
    let widths = FontWeight.allCases.map { weight in
      line(
        AttributedText(
          "Weight", attributes: TextAttributes(font: FontDescriptor(size: 20, weight: weight)))
      ).width
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("A character that no face has is a box and reported once")
  func missing() {
    let paragraph = Paragraph("a𓀀b𓀀𐎀", typesetter: TestFonts.typesetter)
    #expect(
      paragraph.missingCharacters == [
        MissingCharacter(scalar: "𓀀", script: tag("Egyp"), offset: 1),
        MissingCharacter(scalar: "𐎀", script: tag("Ugar"), offset: 10),
      ])
    let glyphs = paragraph.layout(grid: grid).lines[0].runs.flatMap { $0.glyphs.glyphs }
    #expect(glyphs.map { $0.id == 0 } == [false, true, false, true, true])
  }

  @Test(
    "Invisible characters are neither missing nor drawn",
    arguments: [
      "\u{200B}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{200E}", "\u{FE0F}", "\u{1}",
      "\u{85}", "\u{2028}",
    ])
  func invisible(text: String) {
    let paragraph = Paragraph(
      AttributedText("x\(text)x"), typesetter: TestFonts.typesetter)
    #expect(paragraph.missingCharacters.isEmpty)
    let lines = paragraph.layout(grid: grid).lines
    let widths = lines.reduce(0) { $0 + $1.width }
    #expect(lines.flatMap { $0.runs.flatMap { $0.glyphs.glyphs } }.count == 2)
    #expect(abs(widths - 2 * line("x").width) < 0.2)
  }

  @Test("Letter spacing widens each cluster but not scripts that join")
  func letterSpacing() {
    var spaced = TextAttributes()
    spaced.letterSpacing = 3
    #expect(
      abs(line(AttributedText("abc", attributes: spaced)).width - line("abc").width - 9) < 1e-9)
    #expect(line(AttributedText("سلام", attributes: spaced)).width == line("سلام").width)
    let mono = FontDescriptor(family: "JetBrains Mono", size: 17)
    var plain = TextAttributes(font: mono)
    #expect(glyphs(AttributedText("->", attributes: plain)).count == 2)
    plain.letterSpacing = 0
    #expect(glyphs(AttributedText("->", attributes: plain)).count == 2)
  }

  @Test(
    "Letter spacing leaves out what is not seen",
    arguments: [
      "a\u{AD}b", "a\u{200B}b", "a\u{200C}b", "a\u{200D}b", "a\u{2060}b", "a\u{FEFF}b",
      "a\u{200E}b", "a\u{2063}b", "\u{2068}a\u{2069}b", "a\u{34F}b", "a\u{FE0F}b",
    ])
  func spacingOfInvisible(text: String) {
    var spaced = TextAttributes()
    spaced.letterSpacing = 10
    func width(_ text: String) -> Double {
      line(AttributedText(text, attributes: spaced)).width
    }
    #expect(abs(width(text) - width("ab")) < 0.2)
    #expect(abs(width("a b") - width("ab") - line("a b").width + line("ab").width - 10) < 0.2)
  }

  @Test("Features are applied: tabular figures have one width")
  func features() {
    let tabular = TextAttributes(
      font: FontDescriptor(size: 20, features: [FontFeature("tnum")]))
    let proportional = TextAttributes(font: FontDescriptor(size: 20))
    func width(_ text: String, _ attributes: TextAttributes) -> Double {
      line(AttributedText(text, attributes: attributes)).width
    }
    #expect(width("111", tabular) == width("000", tabular))
    #expect(width("111", proportional) != width("000", proportional))
  }

  @Test("Left to right and right to left in one line, in visual order")
  func mixed() {
    let line = line("abc אבג 12")
    #expect(line.runs.map(\.isRightToLeft) == [false, false, true, true] || line.runs.count > 2)
    let positions = line.runs.map(\.x)
    #expect(positions == positions.sorted())
    // "12" follows the Hebrew in the text but stands left of it.
    let number = line.runs.first { $0.range.contains(11) }!
    let hebrew = line.runs.first { $0.range.contains(5) }!
    #expect(number.x < hebrew.x)
  }
}

@Suite("Segments")
struct SegmentTests {
  /// The glyphs and their places as one HarfBuzz call over the whole text has them.
  func whole(_ text: String) -> [GlyphRun.Glyph] {
    var text = text
    return TestFonts.typesetter.withWorkspace { workspace in
      let choice = workspace.choice(for: FontDescriptor(size: 2816))
      let shaper = Shaper(
        workspace, font: choice.shaping, choice: choice, script: tag("Latn"),
        isRightToLeft: false, language: "", hasLetterSpacing: false)
      return text.withUTF8 { bytes in
        var pen = 0.0
        var glyphs: [GlyphRun.Glyph] = []
        for glyph in shaper.glyphs(inside: bytes, range: 0..<bytes.count) {
          let position = Point(x: pen + Double(glyph.dx), y: -Double(glyph.dy))
          pen += Double(glyph.advance)
          if bytes[Int(glyph.cluster)] == 0x20 { continue }
          glyphs.append(GlyphRun.Glyph(id: glyph.id, cluster: glyph.cluster, position: position))
        }
        return glyphs
      }
    }
  }

  func byWord(_ text: String) -> [GlyphRun.Glyph] {
    let attributes = TextAttributes(font: FontDescriptor(size: 2816))
    return Paragraph(
      AttributedText(text, attributes: attributes), typesetter: TestFonts.typesetter
    ).layout(grid: PixelGrid(scale: 1)).lines[0].runs.flatMap { $0.glyphs.glyphs }
  }

  @Test("Words shaped one by one look as the whole text would, also where a font looks over spaces")
  func equality() {
    let tokens = [
      "A", "AB", "b", "Page", "(", ")", "(2)", "-", "+", ":", "x", "1", "10", "@", ",", ".", "/",
      "=", "<", "[x]", "—", "–", "•", "→", "#", "\"Q\"", "'", "!", "->", "A-B", "é", " ",
    ]
    var generator = SplitMix(state: 5)
    var found: [String] = []
    for _ in 0..<1500 {
      let count = 1 + Int(generator.next() % 5)
      let text = (0..<count).map { _ in tokens[Int(generator.next() % UInt64(tokens.count))] }
        .joined(separator: " ")
      if whole(text) != byWord(text) { found.append(text) }
    }
    #expect(found.isEmpty, "\(found.count) differ: \(found.prefix(10))")
  }
}
