import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

private func looks(_ text: RichText) -> [String] {
  text.segments.map { "\($0.text)|\($0.styling.definedFields.joined(separator: ","))" }
}

@Suite struct RichTextTests {
  @Test("DNA-9: from a plain and from an interpolated literal")
  func literals() {
    let plain: RichText = "Hello"
    #expect(plain.string == "Hello")
    #expect(plain.segments[0].styling.isEmpty)
    let name = "Ada"
    let greeting: RichText = "Hello \(name), you are \(36)"
    #expect(greeting.string == "Hello Ada, you are 36")
    #expect(greeting.segments.count == 1)
  }

  @Test("DNA-10: text with attributes, text with styles, wrapping, images")
  func forms() {
    let attributes = TextStyling().setting(\.kern, to: 2)
    let inner: RichText = "b\("c", .color(.black))"
    let text: RichText = """
      a\("raw", attributes: attributes)\("styled", .color(.white), .letterSpacing(1))\
      \(inner, .background(.white), .color(.white))\
      \(image: "up", pixels: Size(width: 24, height: 16), scale: 2)\
      \(image: "up", size: Size(width: 5, height: 6), scale: 9)
      """
    #expect(
      looks(text) == [
        "a|", "raw|kern", "styled|foreground,kern", "bc|foreground,background", "\u{FFFC}|",
        "\u{FFFC}|",
      ])
    #expect(text.segments[4].image == InlineImage(identifier: "up", width: 12, height: 8))
    #expect(text.segments[5].image == InlineImage(identifier: "up", width: 5, height: 6))
    #expect(text.segments[3].styling.foreground == .white)
  }

  @Test("DNA-11: every style becomes the attribute it names")
  func styles() {
    let line = TextStyling.Line(.double, pattern: .dot)
    let text: RichText = """
      \("x", .typography(.h1(.product)), .font("Lato", size: 9), .color(.white), .background(.black),
      .link("https://a.b"), .strikethrough(.black), .oblique, .underline(.white, line),
      .lineSpacing(3), .lineBreak(.byTruncatingMiddle), .letterSpacing(0.5), .alignment(.right))
      """
    let concrete = text.resolved(for: .light).attributes(at: 0)
    #expect(concrete.font == FontDescriptor(family: "Lato", size: 9, weight: .medium))
    #expect(concrete.color == .white)
    #expect(concrete.background == .black)
    #expect(concrete.link == "https://a.b")
    #expect(concrete.strikethrough == LineDecoration(.single, color: .black))
    #expect(concrete.underline == LineDecoration(.double, pattern: .dot, color: .white))
    #expect(concrete.obliqueness == 0.1)
    #expect(concrete.letterSpacing == 0.5)
    let paragraph = text.paragraphStyle()
    #expect(paragraph.lineSpacing == 3)
    #expect(paragraph.lineBreakMode == .truncateMiddle)
    #expect(paragraph.alignment == .right)
    let both = RichText("x", .paragraph(alignment: .center, lineSpacing: 4)).paragraphStyle()
    #expect(both.alignment == .center)
    #expect(both.lineSpacing == 4)
  }

  @Test("DNA-12: a later style wins, field by field: an alignment keeps the line spacing")
  func merging() {
    let text = RichText("x", .typography(.body(.large)), .alignment(.center), .color(.black))
    #expect(text.paragraphStyle().lineSpacing == 8)
    #expect(text.paragraphStyle().alignment == .center)
    #expect(text.segments[0].styling.foreground == .black)
    let bold = RichText("x", .font("Lato", size: 10), .weight(.bold), .italic)
    let font = bold.resolved(for: .light).attributes(at: 0).font
    #expect(
      font == FontDescriptor(family: "Lato", size: 10, weight: .bold, slant: .italic))
  }

  @Test("DNA-2, STY-11: colours follow the appearance and sizes the reader")
  func resolving() {
    let accent = RichText("x", .color(DNAColor.accentDark.color))
    #expect(accent.resolved(for: .dark).attributes(at: 0).color?.hexText == "#624BFF")
    let style = TextStyle(font: FontDescriptor(size: 17), scaling: .body)
    let scaled = RichText("x", .style(style))
    let large = scaled.resolved(for: .light, reader: ReaderSettings(textSize: .accessibility5))
    #expect(large.attributes(at: 0).font?.size == 53)
    let base = TextAttributes(font: FontDescriptor(family: "Lato", size: 40))
    let heavy = RichText("x", .weight(.heavy)).resolved(for: .light, over: base)
    #expect(
      heavy.attributes(at: 0).font == FontDescriptor(family: "Lato", size: 40, weight: .heavy))
  }

  @Test("DNA-13, W3W-33: appending keeps both looks and joins what is alike")
  func appending() {
    var text = RichText("a", .color(.black))
    text += RichText("b", .color(.black))
    text += "c"
    #expect(looks(text + "d") == ["ab|foreground", "cd|"])
  }

  @Test("W3W-33: restyling replaces every look, styling keeps what it does not name")
  func restyling() {
    let text = RichText("a", .color(.black)) + RichText("b", .letterSpacing(1))
    #expect(looks(text.restyled(.color(.white))) == ["ab|foreground"])
    #expect(looks(text.styled(.color(.white))) == ["a|foreground", "b|foreground,kern"])
  }

  @Test("W3W-33: a word is highlighted whatever its case, a range by its offsets")
  func highlighting() {
    let text: RichText = "Straße an der STRASSE, straße"
    let marked = text.highlighting("STRAßE", .color(.white))
    #expect(looks(marked) == ["Straße|foreground", " an der STRASSE, |", "straße|foreground"])
    #expect(text.highlighting("", .color(.white)) == text)
    let range = RichText("aäb").highlighting(2..<3, .color(.white))
    #expect(looks(range) == ["a|", "ä|foreground", "b|"])
    #expect(RichText("ab").highlighting(1..<99, .color(.white)).segments.count == 2)
  }

  @Test("W3W-33: slashes are red, and only before what looks like an address")
  func slashes() {
    let address = RichText("//filled.count.soap", .letterSpacing(1)).withSlashes()
    #expect(looks(address) == ["///|foreground,kern", "filled.count.soap|kern"])
    #expect(address.segments[0].styling.foreground == CoreColorName.red.color)
    #expect(RichText("filled.count").withSlashesIfAddress().string == "filled.count")
    #expect(RichText("filled.count.soap").withSlashesIfAddress().string == "///filled.count.soap")
    #expect(RichText.looksLikeAddress("///läuft。über・Stock"))
    #expect(!RichText.looksLikeAddress("a.b.c.d"))
    #expect(!RichText.looksLikeAddress("1.2.3"))
    #expect(!RichText.looksLikeAddress(""))
  }

  @Test("W3W-33: addresses are compared as words")
  func words() {
    #expect(RichText("///Filled.Count.Soap").hasSameWords(as: "filled.count.soap"))
    #expect(!RichText("filled.count.soup").hasSameWords(as: "filled.count.soap"))
  }

  @Test(
    "W3W-33: distances, abbreviated",
    arguments: [
      (0.4, "0 m", "1 ft"), (999.4, "999 m", "0.6 mi"), (999.6, "1 km", "0.6 mi"),
      (1_250, "1.3 km", "0.8 mi"), (160, "160 m", "525 ft"), (161, "161 m", "0.1 mi"),
      (15_600, "16 km", "9.7 mi"), (-5, "0 m", "0 ft"), (.nan, "0 m", "0 ft"),
    ])
  func distances(metres: Double, metric: String, imperial: String) {
    #expect(RichText.distance(metres: metres).string == metric)
    #expect(RichText.distance(metres: metres, .imperial).string == imperial)
  }

  @Test("W3W-33: the decimal separator is the language's")
  func localisedDistances() {
    #expect(RichText.distance(metres: 1_250, locale: "de-DE").string == "1,3 km")
    #expect(RichText.distance(metres: 1_250, locale: "ja").string == "1.3 km")
  }

  @Test("DNA-13: the rupee sign before a number")
  func rupees() {
    #expect(RichText.rupees("1,234.50").string == "₹1,234.50")
    #expect(RichText.rupees("soon").string == "soon")
  }

  @Test(
    "DNA-13: simple HTML becomes styled text",
    arguments: [
      ("plain", ["plain|"]),
      ("a <b>bold <i>both</i></b> c", ["a |", "bold |font", "both|font", " c|"]),
      ("<p>one</p>\n<p>two<br>three</p>", ["one|", "\n|block", "two\nthree|"]),
      ("  a \n  b&nbsp;&amp;&#x41;&#66;&unknown; & c", ["a b\u{A0}&AB&unknown; & c|"]),
      ("<a href='x'>l</a>", ["l|foreground,underline,link"]),
      ("<font color=\"#f00\">r</font>", ["r|foreground"]),
      (
        "<span style=\"color: coral; text-decoration: line-through\">s</span>",
        [
          "s|foreground,strikethrough"
        ]
      ),
      (
        "<ul><li>a</li><li>b</li></ul>",
        [
          "•\t|firstLineIndent,indent", "a\n|firstLineIndent,indent",
          "•\t|firstLineIndent,indent", "b|firstLineIndent,indent",
        ]
      ),
      ("x<script>var a = '<b>';</script>y<!-- no -->z", ["xyz|"]),
      ("</b>a < b <unclosed", ["a < b <unclosed|"]),
      ("<b><i>a</b>b</i>", ["a|font", "b|font"]),
      ("<h1>T</h1>x", ["T|font,sizeFactor", "\n|block", "x|"]),
      ("<mark>m</mark>", ["m|foreground,background"]),
      ("<dl><dt>a<dd>b</dl>c", ["a|font", "\nb|firstLineIndent,indent", "\n|block", "c|"]),
    ])
  func html(source: String, expected: [String]) {
    #expect(looks(RichText(html: source)) == expected)
  }

  @Test("DNA-13: a theme decides how links and headings of Markdown and HTML look")
  func themedMarkup() {
    let red = Color(RGBAColor(hex: 0xCC0000))
    var theme = Theme.plain
    theme.palette["link"] = red
    theme.textStyles["h1"] = TextStyle(font: FontDescriptor(size: 40), color: red)
    let (markdown, html) = ("# T\n\n[go](x)", "<h1>T</h1><a href='x'>go</a>")
    for text in [RichText(markdown: markdown, theme: theme), RichText(html: html, theme: theme)] {
      #expect(text.segments.first?.styling.font?.size == 40)
      #expect(text.segments.first?.styling.foreground == red)
      #expect(text.segments.last?.styling.link == "x")
      #expect(text.segments.last?.styling.foreground == red)
    }
    let plain = [RichText(markdown: markdown), RichText(html: html)]
    #expect(
      plain.map { $0.segments.last?.styling.foreground } == [
        Palette.standard["link"], Palette.standard["link"],
      ])
  }

  @Test("DNA-13: Markdown that opens and never closes is read in one pass")
  func hostileMarkdown() {
    for part in ["[a ", "[", "*a ", "> ", "- ", "~~a "] {
      let source = String(repeating: part, count: 20_000) + "x"
      #expect(RichText(markdown: source).string.hasSuffix("x"))
    }
  }

  @Test("DNA-13: deep and broken HTML ends soon")
  func hostileHTML() {
    let deep = String(repeating: "<b>", count: 20_000) + "x"
    #expect(RichText(html: deep).string == "x")
    #expect(RichText(html: String(repeating: "<", count: 2_000)).string.count == 2_000)
  }

  @Test(
    "HTML is read in work linear in its length, whatever stands in it",
    arguments: [
      "<a ", "<", "&", "&eacute;", "<a x=\"", "<b x='>", "<!--", "<script>", "</", "<li>",
      "<ul><li>a",
      "<p dir=rtl>a", "<i>a</b>", "a\n ", "<a x=1 ",
    ])
  func htmlWork(part: String) {
    func work(_ count: Int) -> Int {
      var source = String(repeating: part, count: count) + ">"
      return source.withUTF8 { bytes in
        var reader = HTMLReader(bytes, .standard)
        reader.read()
        return reader.work
      }
    }
    #expect(work(4_000) <= 4 * work(1_000) + 1_000)
  }

  /// The paragraphs of a text with their indents in ems: of the first line, and of the rest.
  func paragraphs(_ text: RichText) -> [String] {
    var lines = [""]
    for segment in text.segments {
      for (index, part) in segment.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { lines.append("") }
        if part.isEmpty { continue }
        let styling = segment.styling
        if lines[lines.count - 1].isEmpty, let indent = styling.indent {
          lines[lines.count - 1] = "\(styling.firstLineIndent ?? 0)/\(indent) "
        }
        lines[lines.count - 1] += part
      }
    }
    return lines
  }

  @Test("Lists and quotes nest, with hanging indents, in Markdown as in HTML")
  func nesting() {
    let expected = [
      "3. a", "0.0/1.5 3.\ta", "1.5/3.0 ◦\tb", "1.5/3.0 ◦\tc", "0.0/1.5 4.\td", "1.5/1.5 q", "e",
    ]
    let markdown = "3\\. a\n\n3. a\n   - b\n   - c\n4. d\n\n> q\n\ne"
    #expect(paragraphs(RichText(markdown: markdown)) == expected)
    let html = """
      <p>3. a</p><ol start=3><li>a<ul><li>b</li><li>c</ul></li><li>d</ol>
      <blockquote>q</blockquote><p>e
      """
    #expect(paragraphs(RichText(html: html)) == expected)
    #expect(
      paragraphs(RichText(markdown: "- a\n\n  b\n-")) == [
        "0.0/1.5 •\ta", "1.5/1.5 b", "0.0/1.5 •\t",
      ])
    #expect(
      paragraphs(RichText(html: "<ol><li value=9>a<li>b</ol>")) == [
        "0.0/1.5 9.\ta", "0.0/1.5 10.\tb",
      ])
  }

  @Test(
    "HTML keeps its text whatever stands around it",
    arguments: [
      ("caf&eacute; &NotEqualTilde; &lt;&nonsense;", "café ≂̸ <&nonsense;"),
      // Old names and numbers need no semicolon; the longest one that is there counts.
      ("a &amp b&ampc &copy2024 &notit; &notin; &eacute", "a & b&c ©2024 ¬it; ∉ é"),
      ("&#65&#x42;&#x43 &#;&#x; &euro &am", "ABC &#;&#x; &euro &am"),
      ("<img alt='?a=1&copy=2&lt&amp'>", "?a=1&copy=2<&"),
      ("<table><tr><td>a<td>b</tr><tr><th>c</th><th>d</th></tr></table>", "a\tb\n\tc\td"),
      ("<pre>\n a\n  b</pre>c", " a\n  b\nc"), ("a<hr>b", "a\n\u{A0}\nb"),
      ("<img src=x alt='a &amp; b'>!", "a & b!"), ("<q>a</q>", "“a”"),
      ("<p dir=rtl>a</p>b <span dir=ltr>c</span>", "\u{200F}a\nb \u{2066}c\u{2069}"),
      ("<p>a<p>b", "a\nb"), ("<dl><dt>a<dd>b</dl>", "a\nb"),
      ("<bdo dir=rtl>ab</bdo>c", "\u{202E}ab\u{202C}c"), ("<p title='a>b'>c", "c"),
      ("<ul><li></li><li>b</ul>", "•\t\n•\tb"),
    ])
  func keptText(source: String, expected: String) {
    #expect(RichText(html: source).string == expected)
  }

  @Test(
    "Lists of HTML count as they say",
    arguments: [
      ("<ol reversed><li>a<li>b<ul><li>x</ul><li>c</ol>", "3.\ta\n2.\tb\n◦\tx\n1.\tc"),
      ("<ol reversed start=9><li>a<li value=4>b<li>c</ol>", "9.\ta\n4.\tb\n3.\tc"),
      (
        "<ol reversed><li>a<ol reversed><li>b</ol><li>c</ol><ol><li>d</ol>",
        "2.\ta\n1.\tb\n1.\tc\n1.\td"
      ),
      ("<ol type=a start=26><li>a<li>b<li value=-1>c</ol>", "z.\ta\naa.\tb\n-1.\tc"),
      ("<ol type=A><li>a</ol><ol type=i start=4><li>b</ol>", "A.\ta\niv.\tb"),
      ("<ol type=I start=1994><li>a<li type=1>b</ol>", "MCMXCIV.\ta\n1995.\tb"),
      ("<ul type=square><li>a</ul><ul style='list-style: circle inside'><li>b</ul>", "▪\ta\n◦\tb"),
      (
        "<ol style='list-style-type:upper-roman'><li>a<li style='list-style:none'>b</ol>",
        "I.\ta\n\tb"
      ),
    ])
  func listsOfHTML(source: String, expected: String) {
    #expect(RichText(html: source).string == expected)
  }

  /// Size, letter spacing, family and weight of the last letter over a font of 20 points.
  func look(_ html: String) -> String {
    let text = RichText(html: html).resolved(
      for: .light, over: TextAttributes(font: FontDescriptor(size: 20)))
    let attributes = text.attributes(at: text.count - 1)
    let font = attributes.font ?? FontDescriptor(size: 20)
    return [
      "\((font.size * 100).rounded() / 100)", "\(attributes.letterSpacing ?? 0)",
      font.family ?? "-", "\(font.weight.rawValue)",
    ].joined(separator: " ")
  }

  @Test(
    "HTML says size, spacing, family and weight as CSS does",
    arguments: [
      ("<i style='font-size:30px'>x", "30.0 0.0 - 400"),
      ("<i style='font-size: 15PT '>x", "20.0 0.0 - 400"),
      ("<i style='font-size:150%'><b style='font-size:2em'>x", "60.0 0.0 - 700"),
      ("<i style='font-size:10px'><b style='font-size:2em'>x", "20.0 0.0 - 700"),
      ("<i style='font-size:150%'><b style='font-size:2rem'>x", "40.0 0.0 - 700"),
      ("<i style='font-size:2em'><b style='font-size:11px'>x", "11.0 0.0 - 700"),
      ("<i style='font-size:x-large'>x", "30.0 0.0 - 400"), ("<font size=+2>x", "30.0 0.0 - 400"),
      ("<i style='letter-spacing:2px'>x", "20.0 2.0 - 400"),
      ("<i style='letter-spacing:.1em; font-size:30px'>x", "30.0 3.0 - 400"),
      ("<i style='letter-spacing:.1em'><b style='letter-spacing:1px'>x", "20.0 1.0 - 700"),
      ("<i style='letter-spacing:2px'><b style='letter-spacing:normal'>x", "20.0 0.0 - 700"),
      ("<i style='font-family:\"Fira Code\", monospace'>x", "20.0 0.0 Fira Code, monospace 400"),
      ("<font face=Inter>x", "20.0 0.0 Inter 400"),
      ("<i style='font-weight:600 !important'>x", "20.0 0.0 - 600"),
      ("<b style='font-weight:normal'>x", "20.0 0.0 - 400"),
    ])
  func stylesOfHTML(html: String, expected: String) {
    #expect(look(html) == expected)
  }

  @Test("A size in the place of a heading's is one of the text around")
  func sizeOfHeading() {
    #expect(look("<h1 style='font-size:50%'>x").hasPrefix("10.0 "))
  }

  @Test("A line before a larger paragraph is no higher for it")
  func lineBeforeHeading() {
    func heights(_ html: String) -> [Double] {
      Paragraph(RichText(html: html).resolved(for: .light), typesetter: TestFonts.typesetter)
        .layout(grid: PixelGrid(scale: 2)).lines.map(\.height)
    }
    let plain = heights("a")[0]
    #expect(heights("a<p style='font-size:3em'>b")[0] == plain)
    #expect(heights("a<p style='font-size:3em'>b")[1] > 2 * plain)
  }

  @Test("What has no look in the style of HTML is named once, in order")
  func unreadDeclarations() {
    let html = """
      <p style="margin:0;color:red;font-size:3vw"><b style='MARGIN:1px;letter-spacing:wide;x'>a</b>
      <i style='text-decoration:wavy'>b</i><u style="text-decoration: underline red">c</u>
      """
    let read = RichText.read(html: html, .standard)
    #expect(
      read.unreadDeclarations == ["font-size", "margin", "letter-spacing", "text-decoration"])
    #expect(read.text.string == "a bc")
  }

  @Test("Raised, lowered and larger text, and its language")
  func relativeLooks() {
    let html = "a<sup>b</sup><sub>c</sub><big>d</big><span lang=tr>e</span>"
    let text = RichText(html: html).resolved(
      for: .light, over: TextAttributes(font: FontDescriptor(size: 20)))
    let attributes = (0..<5).map { text.attributes(at: $0) }
    #expect(attributes.map { $0.font?.size ?? 20 } == [20, 15, 15, 24, 20])
    #expect(attributes.map { $0.baselineOffset ?? 0 } == [0, 7, -4, 0, 0])
    #expect(attributes.map(\.language) == [nil, nil, nil, nil, "tr"])
  }

  @Test("Features of a theme's text style reach the font")
  func themedFeatures() {
    let style = TextStyle(font: FontDescriptor(size: 30, features: [FontFeature("tnum")]))
    let text = RichText("1", .style(style)).resolved(for: .light)
    #expect(text.attributes(at: 0).font?.features == [FontFeature("tnum")])
  }

  @Test(
    "DNA-13: simple Markdown becomes styled text",
    arguments: [
      ("a **bold *both*** c", ["a |", "bold |font", "both|font", " c|"]),
      ("~~old~~ `x*y` \\*no\\*", ["old|strikethrough", " |", "x*y|font", " *no*|"]),
      (
        "[go *on*](https://a.b)",
        [
          "go |foreground,underline,link", "on|foreground,font,underline,link",
        ]
      ),
      (
        "# Title\ntext\nmore\n\nnext",
        [
          "Title|font,sizeFactor", "\n|block", "text more|", "\n|block", "next|",
        ]
      ),
      ("a\n\n- b", ["a|", "\n|block", "•\t|firstLineIndent,indent", "b|firstLineIndent,indent"]),
      (
        "2 * 3 * 4 and snake_case_name",
        [
          "2 * 3 * 4 and snake_case_name|"
        ]
      ),
      ("**open", ["**open|"]), ("[open](", ["[open](|"]), ("a  \nb\\\nc", ["a\nb\nc|"]),
      (
        "```swift\nlet a = 1\n\n  b\n```\nend",
        ["let a = 1\n\n  b|font,firstLineIndent,indent,tailIndent,block", "\n|block", "end|"]
      ),
      (
        "> a\n> b\n>\n> c",
        [
          "a b|firstLineIndent,indent,block", "\n|firstLineIndent,indent,block",
          "c|firstLineIndent,indent,block",
        ]
      ), ("a\n\n---\n\nb", ["a|", "\n|block", "\u{A0}|sizeFactor,block", "\n|block", "b|"]),
      ("caf&eacute; &amp; &#x2192;", ["café & →|"]),
      ("![a *map*](m.png)!", ["a |", "map|font", "!|"]), ("a<b>c</b>", ["a<b>c</b>|"]),
      ("~~a~~~~b~~ ~~c ~~", ["ab|strikethrough", " ~~c ~~|"]),
      ("~~**a** b~~ \\~~c~~", ["a|font,strikethrough", " b|strikethrough", " ~~c~~|"]),
    ])
  func markdown(source: String, expected: [String]) {
    #expect(looks(RichText(markdown: source)) == expected)
  }
}
