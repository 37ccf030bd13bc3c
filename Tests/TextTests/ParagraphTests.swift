import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Paragraph")
struct ParagraphTests {
  let grid = PixelGrid(scale: 2)

  func paragraph(
    _ text: AttributedText, _ style: ParagraphStyle = ParagraphStyle()
  ) -> Paragraph {
    Paragraph(text, style: style, typesetter: TestFonts.typesetter)
  }

  @Test("Without a width there is one line of natural width, rounded up to a pixel")
  func natural() {
    let layout = paragraph("Hello world").layout(grid: grid)
    #expect(layout.lineCount == 1)
    #expect(layout.size.width > 80 && layout.size.width < 100)
    #expect((layout.size.width * 2).rounded() == layout.size.width * 2)
    let lines = layout.lines
    #expect(lines[0].runs.flatMap { $0.glyphs.glyphs }.count == 10)
    #expect(layout.size.width - lines[0].width < 0.5)
  }

  @Test("A width breaks between words and reports the widest line")
  func wraps() {
    let layout = paragraph("Hello world again").layout(width: 60, grid: grid)
    #expect(layout.lineCount == 3)
    #expect(layout.size.width < 60)
    #expect(layout.lines.map(\.range) == [0..<6, 6..<12, 12..<17])
  }

  @Test("Laid out in its own width a text has the same lines")
  func stable() {
    let text = paragraph("The quick brown fox jumps over the lazy dog")
    for width in stride(from: 20.0, through: 400, by: 7.3) {
      let first = text.layout(width: width, grid: grid)
      let second = text.layout(width: first.size.width, grid: grid)
      #expect(first.records.map(\.next) == second.records.map(\.next))
    }
  }

  @Test("Width 0 sets at least one cluster on each line")
  func zero() {
    let layout = paragraph("abc de").layout(width: 0, grid: grid)
    #expect(layout.lineCount == 5)
  }
}
