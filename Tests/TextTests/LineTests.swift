import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Lines")
struct LineTests {
  let grid = PixelGrid(scale: 2)
  static let text = "One two three four five six seven eight nine ten"

  func paragraph(
    _ text: AttributedText = AttributedText(Self.text), _ style: ParagraphStyle = ParagraphStyle()
  ) -> Paragraph {
    Paragraph(text, style: style, typesetter: TestFonts.typesetter)
  }

  /// Returns the visible text of a line: the text of its glyphs, spaces left out, `…` for an ellipsis.
  func shown(_ line: TextLine, of paragraph: Paragraph) -> String {
    let utf8 = Array(paragraph.text.string.utf8)
    return line.runs.map { run in
      if run.range.isEmpty { return run.glyphs.glyphs.isEmpty ? "" : "…" }
      return String(decoding: utf8[run.range], as: UTF8.self).filter { !$0.isWhitespace }
    }.joined()
  }

  @Test(
    "Six line-break modes, the last line cut by each",
    arguments: [
      (LineBreakMode.wordWrap, "Onetwo"), (.characterWrap, "Onetwothre"),
      (.clip, "Onetwothree"), (.truncateTail, "Onetwothr…"), (.truncateHead, "…ghtnineten"),
      (.truncateMiddle, "Onet…neten"),
    ])
  func modes(mode: LineBreakMode, expected: String) {
    let paragraph = paragraph(
      AttributedText(Self.text), ParagraphStyle(lineLimit: 1, lineBreakMode: mode))
    let layout = paragraph.layout(width: 111, grid: grid)
    #expect(layout.isTruncated)
    #expect(shown(layout.lines[0], of: paragraph) == expected)
    #expect(layout.size.width <= 111)
    #expect(layout.needsClip == (mode == .clip))
    let roomy = paragraph.layout(width: 1000, grid: grid)
    #expect(!roomy.isTruncated)
    #expect(shown(roomy.lines[0], of: paragraph) == Self.text.filter { $0 != " " })
  }

  @Test("A line limit keeps whole lines before the last")
  func limit() {
    let style = ParagraphStyle(lineLimit: 2, lineBreakMode: .truncateTail)
    let paragraph = paragraph(AttributedText(Self.text), style)
    let layout = paragraph.layout(width: 111, grid: grid)
    #expect(layout.lineCount == 2)
    #expect(shown(layout.lines[0], of: paragraph) == "Onetwo")
    #expect(shown(layout.lines[1], of: paragraph) == "threefourfi…")
  }

  @Test(
    "A height limits the lines, never below one",
    arguments: [
      (0.0, 1), (20, 1), (41, 1), (41.5, 2), (1000, 4),
    ])
  func height(height: Double, lines: Int) {
    let layout = paragraph().layout(width: 111, maximumHeight: height, grid: grid)
    #expect(layout.lineCount == lines)
    #expect(layout.isTruncated == (lines < 4))
  }

  @Test("Truncation shows the text up to a line break and not beyond")
  func truncationAtLineBreak() {
    let paragraph = paragraph("ab\ncd", ParagraphStyle(lineLimit: 1, lineBreakMode: .truncateTail))
    let layout = paragraph.layout(width: 100, grid: grid)
    #expect(shown(layout.lines[0], of: paragraph) == "ab…")
  }

  @Test(
    "Line breaks, an empty last line, and empty text",
    arguments: [
      ("", 1), ("a", 1), ("a\nb", 2), ("a\n", 2), ("\n", 2), ("a\n\nb", 3), ("a\r\nb", 2),
      ("a\u{2028}b", 2), ("\n\n", 3), ("a\u{B}b", 2), ("a\u{85}b", 2),
    ])
  func hardBreaks(text: String, lines: Int) {
    for width in [nil, 50.0, 0] as [Double?] {
      let layout = paragraph(AttributedText(text)).layout(width: width, grid: grid)
      #expect(layout.lineCount == lines)
      #expect(abs(layout.size.height - grid.roundedUp(Double(lines) * 20.573_863)) < 0.01)
    }
  }

  @Test(
    "Where lines stand",
    arguments: [
      (TextAlignment.left, 0.0), (.right, 1), (.center, 0.5), (.leading, 0), (.trailing, 1),
      (.natural, 0),
    ])
  func alignment(alignment: TextAlignment, share: Double) {
    let text = AttributedText("ab")
    let layout = paragraph(text, ParagraphStyle(alignment: alignment)).layout(grid: grid)
    let line = layout.lines(alignedIn: 100)[0]
    #expect(abs(line.origin.x - (100 - line.width) * share) < 1e-9)
    let mirrored = ParagraphStyle(alignment: alignment, layoutDirection: .rightToLeft)
    let other = paragraph(text, mirrored).layout(grid: grid).lines(alignedIn: 100)[0]
    let mirroredShare = alignment == .leading || alignment == .trailing ? 1 - share : share
    #expect(abs(other.origin.x - (100 - line.width) * mirroredShare) < 1e-9)
  }

  @Test("Natural alignment follows the text's own direction")
  func naturalAlignment() {
    let layout = paragraph("שלום\nabc").layout(grid: grid)
    let lines = layout.lines(alignedIn: 100)
    #expect(abs(lines[0].origin.x + lines[0].width - 100) < 1e-9)
    #expect(lines[1].origin.x == 0)
  }

  @Test("Empty text stands where text of the layout direction would")
  func emptyText() {
    let style = ParagraphStyle(layoutDirection: .rightToLeft)
    let line = paragraph("", style).layout(grid: grid).lines(alignedIn: 100)[0]
    #expect(line.origin.x == 100)
    #expect(line.runs.isEmpty)
  }

  @Test("Justified lines fill the width, the last one does not")
  func justified() {
    let text = paragraph(AttributedText(Self.text), ParagraphStyle(alignment: .justified))
    let layout = text.layout(width: 120, grid: grid)
    #expect(layout.size.width == 120)
    let lines = layout.lines
    for line in lines.dropLast() {
      #expect(abs(line.width - 120) < 1e-9)
      let end = line.runs.last.map { $0.x + $0.width }
      #expect(abs((end ?? 0) - 120) < 1e-6)
    }
    #expect(lines.last!.width < 119)
  }

  @Test("Heights: natural, multiple, fixed, spacing between lines only")
  func heights() {
    func height(_ style: ParagraphStyle) -> Double {
      paragraph("a\nb", style).layout(grid: PixelGrid(scale: 1000)).size.height
    }
    let natural = 20.573_863_636
    #expect(abs(height(ParagraphStyle()) - 2 * natural) < 0.01)
    #expect(abs(height(ParagraphStyle(lineSpacing: 5)) - 2 * natural - 5) < 0.01)
    #expect(abs(height(ParagraphStyle(lineHeightMultiple: 1.5)) - 3 * natural) < 0.01)
    #expect(height(ParagraphStyle(lineHeight: 30)) == 60)
  }

  @Test("Baselines: ascent of the first line, descent under the last, half of the rest above")
  func baselines() {
    let plain = paragraph("a\nb").layout(grid: grid)
    #expect(plain.firstBaseline == 16.5)
    #expect(plain.lastBaseline == 37)
    #expect(plain.lines.map(\.baseline) == [16.5, 37])
    let tall = paragraph("a", ParagraphStyle(lineHeight: 30)).layout(grid: grid)
    #expect(tall.firstBaseline == grid.snapped((30 - 20.573_86) / 2 + 16.468_75))
  }

  @Test("Text shrinks no further than it may, and only if it must")
  func shrinking() {
    let style = ParagraphStyle(
      lineLimit: 1, lineBreakMode: .truncateTail, minimumScaleFactor: 0.5)
    let paragraph = paragraph("Shrinking text", style)
    let natural = paragraph.layout(grid: grid).size.width
    #expect(paragraph.layout(width: natural, grid: grid).scale == 1)
    let smaller = paragraph.layout(width: natural * 0.7, grid: grid)
    #expect(smaller.scale < 0.7 && smaller.scale > 0.68)
    #expect(!smaller.isTruncated)
    #expect(smaller.size.width <= natural * 0.7 + 0.5)
    #expect(smaller.lines[0].runs[0].glyphs.size == 17 * smaller.scale)
    let least = paragraph.layout(width: natural * 0.3, grid: grid)
    #expect(least.scale == 0.5)
    #expect(least.isTruncated)
  }

  @Test("White space at the end hangs")
  func hanging() {
    let width = paragraph("aaa").layout(grid: grid).size.width
    #expect(paragraph("aaa    ").layout(grid: grid).size.width == width)
    let layout = paragraph("aaa    aaa").layout(width: width, grid: grid)
    #expect(layout.lineCount == 2)
    #expect(layout.lines[1].origin.x == 0)
  }

  @Test("A soft hyphen shows where a line breaks at it, and only there")
  func softHyphen() {
    let paragraph = paragraph("hyphen\u{AD}ation")
    let whole = paragraph.layout(grid: grid)
    #expect(whole.lines[0].runs.flatMap { $0.glyphs.glyphs }.count == 11)
    let broken = paragraph.layout(width: whole.size.width - 5, grid: grid)
    #expect(broken.lineCount == 2)
    #expect(broken.lines[0].runs.flatMap { $0.glyphs.glyphs }.count == 7)
    #expect(broken.lines[0].width <= whole.size.width - 5)
    #expect(broken.lines[1].runs.flatMap { $0.glyphs.glyphs }.count == 5)
  }

  @Test("Tabs lead to the next stop")
  func tabs() {
    let line = paragraph("a\tb\tc", ParagraphStyle(tabInterval: 50)).layout(grid: grid).lines[0]
    let glyphs = line.runs.flatMap { run in
      run.glyphs.glyphs.map { run.x + $0.position.x }
    }
    #expect(glyphs == [0, 50, 100])
    #expect(line.width > 100)
  }

  @Test("Thai breaks inside a phrase without spaces")
  func thai() {
    let paragraph = paragraph("สวัสดีชาวโลก")
    let width = paragraph.layout(grid: grid).size.width
    let layout = paragraph.layout(width: width * 0.8, grid: grid)
    #expect(layout.lines.map(\.range) == [0..<27, 27..<36])
  }

  @Test("A word longer than a line breaks between its clusters")
  func emergency() {
    let paragraph = paragraph("a Donaudampfschiff b")
    let layout = paragraph.layout(width: 60, grid: grid)
    #expect(
      layout.lines.map { shown($0, of: paragraph) }
        == ["a", "Donau", "dampfs", "chiffb"])
    #expect(layout.size.width <= 60)
  }

  @Test(
    "A word longer than a line is cut between characters as readers see them",
    arguments: [
      "ള്ഡള്ഡള്ഡ", "क्\u{200D}षक्\u{200D}षक्\u{200D}ष", "র্\u{200D}যর্\u{200D}যর্\u{200D}য",
      "e\u{301}\u{323}e\u{301}\u{323}", "각각각",
    ])
  func characters(text: String) {
    for mode in [LineBreakMode.wordWrap, .characterWrap] {
      let paragraph = paragraph(AttributedText(text), ParagraphStyle(lineBreakMode: mode))
      let layout = paragraph.layout(width: 1, grid: grid)
      let utf8 = Array(paragraph.text.string.utf8)
      let shown = layout.lines.map { String(decoding: utf8[$0.range], as: UTF8.self) }
      #expect(shown == text.map(String.init))
    }
  }

  @Test("A word longer than a line is cut in a ligature where a line may end there")
  func ligature() {
    let paragraph = paragraph("Melestradurezh->Gwazerezhioù")
    let whole = paragraph.layout(grid: grid)
    let layout = paragraph.layout(width: whole.size.width - 20, grid: grid)
    #expect(
      layout.lines.map { shown($0, of: paragraph) } == ["Melestradurezh-", ">Gwazerezhioù"])
    // The arrow stays if the word fits.
    func count(_ layout: ParagraphLayout) -> Int {
      layout.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.glyphs.count } }
    }
    #expect(count(whole) + 1 == count(layout))
    #expect(count(paragraph.layout(width: whole.size.width, grid: grid)) == count(whole))
  }

  @Test("A range of numbers longer than a line is cut behind its hyphen")
  func numberRange() {
    func lines(_ text: String, _ width: String) -> [String] {
      let paragraph = paragraph(AttributedText(text))
      let width = self.paragraph(AttributedText(width)).layout(grid: grid).size.width
      return paragraph.layout(width: width, grid: grid).lines.map { shown($0, of: paragraph) }
    }
    #expect(lines("12345-67890", "12345-67") == ["12345-", "67890"])
    #expect(lines("see 1-2-345678", "1-2-3456") == ["see", "1-2-", "345678"])
    // Nothing of it is cut where it fits, nor where the hyphen is a sign or too far to the right.
    #expect(lines("see 12345-67890", "12345-67890") == ["see", "12345-67890"])
    #expect(lines("12345-67890", "1234").prefix(2) == ["1234", "5-"])
  }

  @Test("Words that a sign holds together are cut at their space where they are longer than a line")
  func heldSpace() {
    func lines(_ text: String, _ width: String) -> [String] {
      let paragraph = paragraph(AttributedText(text))
      let width = self.paragraph(AttributedText(width)).layout(grid: grid).size.width
      return paragraph.layout(width: width, grid: grid).lines.map { shown($0, of: paragraph) }
    }
    #expect(lines("call(), .nextOne()", "call(), .next") == ["call(),", ".nextOne()"])
    #expect(lines("call(), .nextOne()", "call(), .nextOne()").count == 1)
    #expect(lines("call(), .nextOne()", "call(),").first == "call(),")
  }

  @Test("A word of hundreds of lines fits on every one of them")
  func longWord() {
    let paragraph = paragraph(AttributedText(String(repeating: "word", count: 400)))
    let layout = paragraph.layout(width: 40, grid: grid)
    #expect(layout.lineCount > 300)
    #expect(layout.records.allSatisfy { $0.width <= 40 && $0.next > $0.start })
  }

  @Test("DNA-11: underline and strike-through with style, pattern, colour and by word")
  func decorations() {
    var attributes = TextAttributes(font: FontDescriptor(size: 20))
    attributes.underline = LineDecoration(.double, pattern: .dash, byWord: true, color: .white)
    attributes.strikethrough = LineDecoration(.thick)
    let line = paragraph(AttributedText("ab cd", attributes: attributes)).layout(grid: grid).lines[
      0]
    let under = line.decorations.filter { !$0.isThroughText }
    let through = line.decorations.filter(\.isThroughText)
    #expect(under.count == 4)
    #expect(under.allSatisfy { $0.color == .white && $0.frame.minY > line.baseline })
    #expect(under[0].dashes == [4, 2].map { $0 * under[0].frame.size.height })
    #expect(Set(under.map(\.frame.minX)).count == 2)
    #expect(through.count == 1)
    #expect(abs(through[0].frame.size.width - line.width) < 1e-9)
    #expect(through[0].color == .black && through[0].dashes.isEmpty)
    #expect(through[0].frame.maxY < line.baseline)
    // Edges are on pixel boundaries.
    for frame in line.decorations.map(\.frame) {
      #expect(grid.snapped(frame.minY) == frame.minY && grid.snapped(frame.maxY) == frame.maxY)
    }
  }

  @Test("Lines under text of two colours of glyphs but one decoration are one line")
  func joinedDecorations() {
    var text = AttributedText("one two")
    var underlined = TextAttributes()
    underlined.underline = LineDecoration(.single, pattern: .dot, color: .black)
    text.merge(underlined)
    text.merge(TextAttributes(color: .white), in: 2..<5)
    let line = paragraph(text).layout(grid: grid).lines[0]
    #expect(line.runs.count == 3)
    #expect(line.decorations.count == 1)
    #expect(abs(line.decorations[0].frame.size.width - line.width) < 1e-9)
  }

  @Test("DNA-10: inline images stand on the baseline, each for itself")
  func images() {
    var text = AttributedText("a")
    let image = InlineImage(identifier: "i", width: 30, height: 40, baselineOffset: -5)
    text.append(AttributedText(image))
    text.append(AttributedText(image))
    let layout = paragraph(text).layout(grid: grid)
    let runs = layout.lines[0].runs.filter { $0.image != nil }
    #expect(runs.count == 2)
    #expect(runs.allSatisfy { $0.width == 30 && $0.glyphs.glyphs.isEmpty })
    #expect(runs[0].imageFrame?.maxY == layout.firstBaseline + 5)
    #expect(runs[1].x == runs[0].x + 30)
    #expect(layout.size.height == 40)
    #expect(layout.missingCharacters.isEmpty)
  }

  @Test("Backgrounds cover the line's height; a raised run lifts its glyphs and the line")
  func backgroundAndBaseline() {
    var raised = TextAttributes(font: FontDescriptor(size: 10))
    raised.baselineOffset = 20
    raised.background = .white
    let text = AttributedText("a") + AttributedText("2", attributes: raised)
    let line = paragraph(text).layout(grid: grid).lines[0]
    #expect(line.runs[1].origin.y == line.baseline - 20)
    #expect(line.backgrounds.count == 1)
    #expect(line.backgrounds[0].frame.size.height == line.height)
    #expect(line.height > 30)
  }

  @Test("The box of a line grows on the side that its text is moved to")
  func raisedAlone() {
    func layout(_ offset: Double) -> ParagraphLayout {
      var attributes = TextAttributes(font: FontDescriptor(size: 10))
      attributes.baselineOffset = offset
      return paragraph(AttributedText("a", attributes: attributes)).layout(grid: grid)
    }
    func ink(_ layout: ParagraphLayout) -> Double { layout.lines[0].runs[0].origin.y }
    let (plain, raised, lowered) = (layout(0), layout(20), layout(-20))
    #expect(raised.size.height == plain.size.height + 20)
    #expect(ink(raised) == ink(plain))
    #expect(lowered.size.height == plain.size.height + 20)
    #expect(ink(lowered) == ink(plain) + 20)
  }

  @Test(
    "Nothing in a style can make layout crash or hang",
    arguments: [
      Double.nan, .infinity, -.infinity, -1, 0, 1e300, .leastNonzeroMagnitude,
    ])
  func oddNumbers(value: Double) {
    var attributes = TextAttributes(font: FontDescriptor(size: value))
    attributes.letterSpacing = value
    attributes.baselineOffset = value
    attributes.image = InlineImage(identifier: "", width: value, height: value)
    let style = ParagraphStyle(
      lineLimit: -1, lineBreakMode: .truncateMiddle, lineSpacing: value, lineHeightMultiple: value,
      lineHeight: value, minimumScaleFactor: value, tabInterval: value)
    for text in ["a b\tc\n", "\u{FFFC}x"] {
      let paragraph = paragraph(AttributedText(text, attributes: attributes), style)
      let layout = paragraph.layout(width: value, maximumHeight: value, grid: grid)
      #expect(layout.lines.count == layout.lineCount)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    }
  }
}
