import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Indents")
struct IndentTests {
  /// Text of one look with indents.
  func text(_ string: String, first: Double, rest: Double, spacing: Double = 0) -> AttributedText {
    var attributes = TextAttributes(font: FontDescriptor(size: 20))
    attributes.firstLineIndent = first
    attributes.indent = rest
    attributes.paragraphSpacing = spacing
    return AttributedText(string, attributes: attributes)
  }

  func layout(
    _ text: AttributedText, width: Double, style: ParagraphStyle = ParagraphStyle()
  ) -> ParagraphLayout {
    Paragraph(text, style: style, typesetter: TestFonts.typesetter)
      .layout(width: width, grid: PixelGrid(scale: 1))
  }

  let words = "one two three four five six seven eight nine ten"

  @Test("The first line and the others stand at their indents and break in what is left")
  func hanging() {
    let lines = layout(text(words, first: 10, rest: 40), width: 200).lines
    #expect(lines.count > 2)
    #expect(lines.map(\.origin.x) == [10] + Array(repeating: 40, count: lines.count - 1))
    #expect(lines.allSatisfy { $0.origin.x + $0.width <= 200 })
    let narrow = layout(
      AttributedText(words, attributes: text("", first: 0, rest: 0).runs[0].attributes), width: 160)
    let indented = layout(text(words, first: 40, rest: 40), width: 200)
    #expect(indented.lines.map(\.range) == narrow.lines.map(\.range))
  }

  @Test("Each paragraph begins with its own first line, with space between them")
  func paragraphs() {
    let both = layout(text("one\ntwo", first: 30, rest: 0, spacing: 12), width: 200)
    let plain = layout(text("one\ntwo", first: 30, rest: 0), width: 200)
    #expect(both.lines.map(\.origin.x) == [30, 30])
    #expect(both.size.height == plain.size.height + 12)
  }

  @Test("From right to left the indent is at the right")
  func mirrored() {
    let line = layout(text("שלום", first: 30, rest: 0), width: 200).lines(alignedIn: 200)[0]
    #expect(abs(line.origin.x + line.width - 170) < 0.01)
  }

  @Test("A tab behind a bullet leads to the indent of the other lines")
  func bullet() {
    let line = layout(text("•\tone", first: 10, rest: 40), width: 200).lines[0]
    let tail = line.runs.flatMap { run in run.glyphs.glyphs.map { run.x + $0.position.x } }
    #expect(tail[1] == 40)
  }

  @Test("Justified, centred and cut lines keep inside their indents")
  func alignments() {
    let justified = layout(
      text(words, first: 20, rest: 50), width: 200, style: ParagraphStyle(alignment: .justified))
    #expect(justified.lines[1].origin.x == 50)
    #expect(abs(justified.lines[1].width - 150) < 0.01)
    let cut = layout(
      text(words, first: 20, rest: 50), width: 200,
      style: ParagraphStyle(lineLimit: 1, lineBreakMode: .truncateTail))
    #expect(cut.isTruncated)
    #expect(cut.lines[0].origin.x + cut.lines[0].width <= 200)
  }

  @Test(
    "Scripts without spaces are justified between characters, evenly",
    arguments: [
      "ภาษาไทยเป็นภาษาที่เขียนติดกันไม่มีช่องว่างระหว่างคำในประโยคยาว",
      "日本語の文章は単語の間に空白を置かずに書かれるので文字の間を広げる",
    ])
  func interCharacter(string: String) {
    let lines = layout(
      AttributedText(string, attributes: TextAttributes(font: FontDescriptor(size: 20))),
      width: 207, style: ParagraphStyle(alignment: .justified)
    ).lines
    let ragged = layout(
      AttributedText(string, attributes: TextAttributes(font: FontDescriptor(size: 20))),
      width: 207
    ).lines
    #expect(lines.map(\.range) == ragged.map(\.range))
    for (line, natural) in zip(lines, ragged).dropLast() {
      #expect(abs(line.runs.reduce(0) { $0 + $1.width } - 207) < 0.01)
      let places = [line, natural].map { line in
        line.runs.flatMap { run in run.glyphs.glyphs.map { run.x + $0.position.x } }
      }
      let grown = zip(places[0], places[1]).map { $0 - $1 }
      #expect(zip(grown, grown.dropFirst()).allSatisfy { $0 <= $1 + 0.001 })
      #expect((grown.last ?? 0) > 0)
    }
    #expect(lines.last?.width == ragged.last?.width)
  }
}
