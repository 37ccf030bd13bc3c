import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Attributed text")
struct AttributedTextTests {
  let red = TextAttributes(color: RGBAColor(hex: 0xFF0000))
  let blue = TextAttributes(color: RGBAColor(hex: 0x0000FF))

  @Test("Equal neighbours are one run, empty text keeps its attributes")
  func runs() {
    var text = AttributedText("", attributes: red)
    #expect(text.runs == [AttributedText.Run(end: 0, attributes: red)])
    text.append(AttributedText("ab", attributes: blue))
    text.append(AttributedText("c", attributes: blue))
    text.append(AttributedText("", attributes: red))
    #expect(text.runs == [AttributedText.Run(end: 3, attributes: blue)])
    #expect(text.string == "abc")
  }

  @Test("DNA-12: what is laid over a range wins, attribute by attribute")
  func merging() {
    var text = AttributedText("héllo", attributes: red)
    text.merge(TextAttributes(font: FontDescriptor(size: 9)), in: 1..<2)
    // The range is widened to the whole é, of two bytes.
    #expect(text.runs.map(\.end) == [1, 3, 6])
    #expect(text.runs.map(\.attributes.color) == [red.color, red.color, red.color])
    #expect(text.runs.map(\.attributes.font?.size) == [nil, 9, nil])
    text.merge(blue)
    #expect(text.runs.allSatisfy { $0.attributes.color == blue.color })
    text.fill(from: TextAttributes(font: FontDescriptor(size: 5), color: red.color))
    #expect(text.runs.map(\.attributes.font?.size) == [5, 9, 5])
    #expect(text.runs.allSatisfy { $0.attributes.color == blue.color })
  }

  @Test("DNA-13: appended text and slices keep their attributes")
  func slices() {
    let text = AttributedText("ab", attributes: red) + AttributedText("cd", attributes: blue)
    let slice = text.slice(1..<3)
    #expect(slice.string == "bc")
    #expect(slice.runs.map(\.end) == [1, 2])
    #expect(slice.attributes(at: 1) == blue)
    #expect(text.slice(4..<9).isEmpty)
    #expect(text.slice(4..<4).attributes(at: 0) == blue)
  }

  @Test("Merging loses no attribute", arguments: [true, false])
  func mergeIsComplete(isUpper: Bool) {
    var full = TextAttributes(font: FontDescriptor(size: 3), color: .white)
    full.background = .black
    full.letterSpacing = 1
    full.baselineOffset = 2
    full.obliqueness = 0.1
    full.underline = LineDecoration(.double)
    full.strikethrough = LineDecoration(.thick)
    full.link = "x"
    full.language = "tr"
    full.textCase = .uppercase
    full.image = InlineImage(identifier: "i", width: 1, height: 1)
    full.firstLineIndent = 1
    full.indent = 2
    full.tailIndent = -2
    full.paragraphSpacing = 3
    full.cell = TableCell(table: 1, column: 2)
    full.block = TextBlock(gap: 1)
    full.isSmallCapital = true
    let children = Mirror(reflecting: full).children
    #expect(children.count == 19)
    let isFull = children.allSatisfy { Mirror(reflecting: $0.value).children.count == 1 }
    #expect(isFull)
    let merged =
      isUpper
      ? full.merging(over: TextAttributes()) : TextAttributes().merging(over: full)
    #expect(merged == full)
  }

  @Test(
    "STY-13: case changes at display, by language; the given text stays",
    arguments: [
      ("", "straße i", "STRASSE I"), ("tr", "istanbul", "İSTANBUL"), ("el", "Άσος", "ΑΣΟΣ"),
      ("nl", "ijs", "IJS"),
    ])
  func uppercase(locale: String, text: String, expected: String) {
    var attributes = TextAttributes()
    attributes.textCase = .uppercase
    let paragraph = Paragraph(
      AttributedText(text, attributes: attributes), style: ParagraphStyle(locale: locale),
      typesetter: TestFonts.typesetter)
    #expect(paragraph.text.string == expected)
  }

  @Test("Missing characters are reported at their place in the text as given")
  func offsets() {
    var attributes = TextAttributes()
    attributes.textCase = .uppercase
    let text =
      AttributedText("ab") + AttributedText("ßß𓀀", attributes: attributes)
      + AttributedText("𓀁")
    let paragraph = Paragraph(text, typesetter: TestFonts.typesetter)
    #expect(paragraph.text.string == "abSSSS𓀀𓀁")
    // The character before: capitals made four letters of two.
    #expect(paragraph.missingCharacters.map(\.offset) == [6, 10])
  }
}
