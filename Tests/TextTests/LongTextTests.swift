import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText
@testable import GalleyUnicode

/// Work and memory that grow with the text and not faster, by counting them.
@Suite("Long texts")
struct LongTextTests {
  @Test(
    "One word of many lines is shaped anew once at most, at its breaks",
    arguments: ["AVTo", "لسمي", "กรุง", "漢字かな"])
  func words(piece: String) {
    let text = String(repeating: piece, count: 10_000)
    let paragraph = Paragraph(
      AttributedText(text), style: ParagraphStyle(lineBreakMode: .characterWrap),
      typesetter: TestFonts.typesetter)
    let layout = paragraph.layout(width: 200, grid: PixelGrid(scale: 1))
    #expect(layout.lineCount > 500)
    let reshaped = layout.records.reduce(0) { $0 + $1.edges.reduce(0) { $0 + $1.glyphs.count } }
    #expect(reshaped <= paragraph.glyphs.count)
    let longest = layout.records.map { $0.next - $0.start }.max() ?? 0
    #expect(longest < 400)
  }

  @Test("The memory of a long text is given back")
  func memory() {
    let typesetter = Typesetter(fonts: TestFonts.registry)
    let text = String(repeating: "مرحبا بكم في المدينة الكبيرة. ", count: 6_000)
    let paragraph = Paragraph(AttributedText(text), typesetter: typesetter)
    #expect(paragraph.glyphs.count > 100_000)
    typesetter.withWorkspace { workspace in
      #expect(workspace.glyphs.capacity <= ParagraphBuilder.keptGlyphs)
      #expect(workspace.bidi.capacity <= 1 << 16)
    }
  }
}
