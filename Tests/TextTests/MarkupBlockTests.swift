import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Blocks of Markdown and HTML")
struct MarkupBlockTests {
  func layout(_ text: RichText, width: Double = 300) -> ParagraphLayout {
    let base = TextAttributes(font: FontDescriptor(size: 20))
    return Paragraph(text.resolved(for: .light, over: base), typesetter: TestFonts.typesetter)
      .layout(width: width, grid: PixelGrid(scale: 1))
  }

  /// The distances between the lines of a text, in ems of 20 points.
  func gaps(_ text: RichText) -> [Double] {
    let lines = layout(text).lines
    return zip(lines, lines.dropFirst()).map { above, below in
      ((below.origin.y - above.origin.y - above.height) / 20 * 100).rounded() / 100
    }
  }

  @Test(
    "Margins of blocks collapse as in browsers",
    arguments: [
      ("a\n\nb", "<p>a</p><p>b</p>", [1]),
      ("# a\n\nb", "<h1>a</h1><p>b</p>", [1.3]),
      ("a\n- b\n- c", "<p>a</p><ul><li>b</li><li>c</li></ul>", [1, 0]),
      ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</ul><li>c</ul>", [0, 0]),
      ("- a\n\n- b", "<ul><li><p>a</p><li><p>b</p></ul>", [1]),
      ("> a\n>\n> b", "<blockquote><p>a</p><p>b</p></blockquote>", [1]),
      ("a\n\n---\n\nb", "<p>a</p><hr><p>b</p>", [1, 1]),
      ("a\\\nb\n\nc", "<div>a</div>b<p>c", [0, 1]),
      ("`a`\n\n    b\n    c", "<code>a</code><pre>\nb\nc\n</pre>", [1, 0]),
    ])
  func margins(markdown: String, html: String, expected: [Double]) {
    #expect(gaps(RichText(markdown: markdown)) == expected)
    #expect(gaps(RichText(html: html)) == expected)
  }

  @Test(
    "Blocks of HTML have the margins of their style",
    arguments: [
      ("<p style='margin:0'>a</p><p style='margin: 0 auto'>b</p><p>c</p>", [0, 1]),
      ("<h1 style='margin:8px 0 2em'>a</h1><p style='margin:0'>b</p>", [2.0]),
      ("<p style='margin-bottom:4px'>a</p><div style='margin-top:32px'>b</div>", [2.0]),
      ("<p style='margin:-1em'>a</p><p>b</p>", [1]),
    ])
  func ownMargins(html: String, expected: [Double]) {
    #expect(gaps(RichText(html: html)) == expected)
  }

  @Test("The background of code includes empty lines at its end, also before another block")
  func emptyLinesOfCode() throws {
    let lines = layout(RichText(markdown: "```\na\n\n```\n\nb")).lines
    #expect(lines.map(\.backgrounds.count) == [1, 1, 0])
    let areas = lines.compactMap(\.backgrounds.first).map(\.frame)
    #expect(areas[0].maxY == areas[1].minY)
    #expect(areas[1].height > 0 && areas[1].maxY < lines[2].origin.y)
  }

  @Test(
    "A table after a quote or a list is not in it",
    arguments: ["> q", "> q\n>\n> > r", "- l", "1. l\n   - m"])
  func tableAfterBlocks(block: String) throws {
    let table = "| a | b |\n|--|--|\n| 1 | 2 |"
    let alone = layout(RichText(markdown: table)).lines
    let lines = layout(RichText(markdown: "\(block)\n\n\(table)")).lines.suffix(alone.count)
    #expect(lines.map(\.origin.x) == alone.map(\.origin.x))
    #expect(lines.filter { !$0.backgrounds.isEmpty }.isEmpty)
    // One that is in it stays in it.
    let quoted = table.split(separator: "\n").map { "> \($0)" }.joined(separator: "\n")
    #expect(
      layout(RichText(markdown: "> q\n>\n\(quoted)")).lines.allSatisfy { !$0.backgrounds.isEmpty })
  }

  @Test("A space between paragraphs that the text specifies counts instead of the margins")
  func paragraphSpacing() {
    let text = RichText(markdown: "# a\n\nb\n\nc")
      .styled(TextStyling().setting(\.paragraphSpacing, to: 0.25))
    #expect(gaps(text) == [0.25, 0.25])
  }

  @Test("The bar of a quote goes on between its paragraphs, and beside those of an inner one")
  func bars() {
    let lines = layout(RichText(markdown: "> a\n>\n> b\n> > c\n\nd")).lines
    #expect(lines.map(\.backgrounds.count) == [1, 1, 2, 0])
    let bars = lines.compactMap(\.backgrounds.first).map(\.frame)
    #expect(bars.allSatisfy { $0.minX == 0 && $0.size.width == 4 })
    #expect(bars[0].maxY == bars[1].minY && bars[1].maxY == bars[2].minY)
    #expect(bars[2].maxY <= lines[3].origin.y - 19)
    #expect(lines[2].backgrounds[1].frame.minX == 30)
  }

  @Test("From right to left bars are at the right")
  func mirroredBar() {
    let line = layout(RichText(markdown: "> שלום")).lines(alignedIn: 300)[0]
    #expect(line.backgrounds.map(\.frame.maxX) == [300])
  }

  @Test("Code has one background with padding on all sides, as wide as the text")
  func code() throws {
    let text = RichText(markdown: "a\n\n```\nb\n\nc\n```\n\nd")
    let lines = layout(text).lines(alignedIn: 300)
    #expect(lines.map(\.backgrounds.count) == [0, 1, 1, 1, 0])
    let areas = lines.compactMap(\.backgrounds.first).map(\.frame)
    try #require(areas.count == 3)
    #expect(areas.allSatisfy { $0.minX == 0 && $0.size.width == 300 })
    #expect(areas[0].maxY == areas[1].minY && areas[1].maxY == areas[2].minY)
    #expect(lines[1].height == lines[2].height + 10 && lines[3].height == lines[2].height + 10)
    #expect(lines[1].origin.x == 15)
  }

  @Test("A rule is a line across the text, low and without ink")
  func rule() throws {
    let lines = layout(RichText(html: "a<hr>b")).lines(alignedIn: 200)
    let rule = try #require(lines[1].backgrounds.first).frame
    #expect(rule.minX == 0 && rule.size == Size(width: 200, height: 1))
    #expect(lines[1].height < 4)
    #expect(lines[1].runs.allSatisfy { $0.glyphs.glyphs.isEmpty })
  }

  @Test(
    "Tasks have check boxes",
    arguments: [
      ("- [ ] a\n- [x] *b*\n- [X] c", "☐\ta\n☑\tb\n☑\tc"), ("1. [x] a", "1. ☑\ta"),
      ("[x] a", "[x] a"), ("- [x]a", "•\t[x]a"), ("- a\n\n  [x] b", "•\ta\n[x] b"),
    ])
  func tasks(markdown: String, expected: String) {
    #expect(RichText(markdown: markdown).string == expected)
  }

  @Test("Headings have sizes by level, or the looks of the theme")
  func headings() {
    func sizes(_ theme: Theme) -> [Double] {
      (1...6).map { level in
        let html = RichText(html: "<h\(level)>a</h\(level)>", theme: theme)
        let markdown = RichText(
          markdown: String(repeating: "#", count: level) + " a", theme: theme)
        #expect(html == markdown)
        let base = TextAttributes(font: FontDescriptor(size: 20))
        return html.resolved(for: .light, over: base).attributes(at: 0).font?.size ?? 0
      }
    }
    #expect(sizes(.standard) == [32, 27, 23, 20, 18, 17])
    var theme = Theme.plain
    theme.textStyles["h3"] = TextStyle(font: FontDescriptor(size: 31))
    #expect(sizes(theme) == [32, 27, 31, 31, 31, 31])
  }

  @Test("Raised text in a heading is smaller than the heading")
  func raisedInHeading() {
    let text = RichText(html: "<h1>a<sup>b</sup></h1>")
      .resolved(for: .light, over: TextAttributes(font: FontDescriptor(size: 20)))
    #expect(text.attributes(at: 1).font?.size.rounded() == 24)
  }

  @Test(
    "In the space of the platform's font lines of every script are as high as Latin's",
    arguments: ["مرحبا", "اردو نستعلیق", "สวัสดี", "日本語", "한국어", "שלום", "नमस्ते", "မြန်မာ", "☑ 🙂"])
  func platformLines(text: String) {
    func height(_ text: String) -> Double {
      var font = FontDescriptor(size: 17)
      font.fit = SystemFontFit(style: .body)
      let attributes = TextAttributes(font: font)
      return Paragraph(
        AttributedText(text, attributes: attributes), typesetter: TestFonts.typesetter
      ).layout(grid: PixelGrid(scale: 3)).size.height
    }
    #expect(height(text) == height("Latin"))
  }
}
