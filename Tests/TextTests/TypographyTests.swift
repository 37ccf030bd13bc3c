import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Typography that is asked for")
struct TypographyTests {
  let grid = PixelGrid(scale: 2)

  func lines(
    _ text: String, style: ParagraphStyle = ParagraphStyle(), width: Double? = nil,
    _ change: (inout TextAttributes) -> Void = { _ in }
  ) -> [TextLine] {
    var attributes = TextAttributes(font: FontDescriptor(size: 40))
    change(&attributes)
    return Paragraph(
      AttributedText(text, attributes: attributes), style: style, typesetter: TestFonts.typesetter
    ).layout(width: width, grid: grid).lines(alignedIn: width ?? 0)
  }

  // Underlines

  func underline(
    _ text: String, _ line: LineDecoration = LineDecoration(), obliqueness: Double? = nil
  ) -> (spans: [Rect], width: Double) {
    let line = lines(text) {
      $0.underline = line
      $0.obliqueness = obliqueness
    }[0]
    return (line.decorations.map(\.frame).sorted { $0.minX < $1.minX }, line.width)
  }

  @Test("An underline leaves out what letters reach below it, with its thickness at both sides")
  func skippedInk() throws {
    let (spans, width) = underline("npn")
    #expect(spans.count == 2)
    let n = underline("n").width
    // The stem of the p begins a tenth of an em behind the n, and is about as wide.
    let gap = spans[0].maxX...spans[1].minX
    #expect(gap.lowerBound > n - 2 && gap.lowerBound < n + 4)
    #expect(gap.upperBound - gap.lowerBound > 4 && gap.upperBound - gap.lowerBound < 14)
    #expect(spans[0].minX == 0 && abs(spans[1].maxX - width) < 1e-9)
    #expect(spans[0].minY == spans[1].minY)
  }

  @Test("A slanted letter is left out where its ink is")
  func slanted() {
    let upright = underline("npn").spans
    let slanted = underline("npn", obliqueness: 0.5).spans
    #expect(slanted.count == 2)
    #expect(slanted[0].maxX < upright[0].maxX - 1)
  }

  @Test(
    "Lines without ink in their way, with gaps of their own, or that shall not skip are whole",
    arguments: [
      ("no", LineDecoration()), ("gyp", LineDecoration(pattern: .dash)),
      (
        "gyp",
        {
          var line = LineDecoration()
          line.skipsInk = false
          return line
        }()
      ),
    ])
  func wholeLines(text: String, decoration: LineDecoration) {
    let (spans, width) = underline(text, decoration)
    #expect(spans.count == 1)
    #expect(abs(spans[0].width - width) < 1e-9)
  }

  @Test("A line through the text goes through it, and both lines of a double one have one gap")
  func otherLines() {
    let through = lines("gyp") { $0.strikethrough = LineDecoration() }[0]
    #expect(through.decorations.count == 1)
    let double = underline("npn", LineDecoration(.double)).spans
    #expect(double.count == 4)
    #expect(Set(double.map(\.minX)).count == 2)
  }

  // Lines

  @Test("The air of higher lines stands on both sides, or all above")
  func lineHeights() {
    func line(_ placement: LineHeightPlacement, _ multiple: Double?) -> TextLine {
      var style = ParagraphStyle(lineHeightMultiple: multiple)
      style.lineHeightPlacement = placement
      return lines("one", style: style)[0]
    }
    let plain = line(.split, nil)
    let added = line(.above, 1.5).height - plain.height
    #expect(added > 20)
    #expect(abs(line(.above, 1.5).baseline - plain.baseline - added) <= grid.pixel)
    #expect(abs(line(.split, 1.5).baseline - plain.baseline - added / 2) <= grid.pixel)
    #expect(line(.split, 1.5).height == line(.above, 1.5).height)
  }

  @Test("Lines end before the indent at their end", arguments: [TextAlignment.natural, .right])
  func tailIndent(alignment: TextAlignment) {
    let words = "one two three four five six seven eight"
    let style = ParagraphStyle(alignment: alignment)
    let indented = lines(words, style: style, width: 300) { $0.tailIndent = 100 }
    let narrow = lines(words, style: style, width: 200)
    #expect(indented.map(\.range) == narrow.map(\.range))
    for (one, other) in zip(indented, narrow) { #expect(one.origin.x == other.origin.x) }
    let hebrew = lines("שלום", width: 300) { $0.tailIndent = 100 }[0]
    #expect(abs(hebrew.origin.x + hebrew.width - 300) < 0.01)
  }

  @Test("Tabs lead to the stops, and behind the last of them to the multiples of the interval")
  func tabStops() {
    var style = ParagraphStyle(tabInterval: 100)
    style.tabStops = [150, 60]
    let line = lines("a\tb\tc\td", style: style)[0]
    let places = line.runs.flatMap { run in run.glyphs.glyphs.map { run.x + $0.position.x } }
    #expect(places == [0, 60, 150, 200])
  }

  // Fonts

  func instance(_ change: (inout FontDescriptor) -> Void) -> FontInstance {
    var descriptor = FontDescriptor(size: 20)
    change(&descriptor)
    return TestFonts.registry.instance(matching: descriptor)
  }

  @Test("Axes go before the weight, end at their ends, and are left out where there are none")
  func axes() {
    #expect(instance { $0.axes = [FontAxisValue("wght", 700)] } == instance { $0.weight = .bold })
    #expect(instance { $0.axes = [FontAxisValue("wght", 5000)] } == instance { $0.weight = .black })
    #expect(
      instance { $0.axes = [FontAxisValue("nope", 3), FontAxisValue("wght", .nan)] }
        == instance { _ in }
    )
    #expect(
      instance {
        $0.family = "Inter"
        $0.axes = [FontAxisValue("wght", 650)]
      }.variations.contains { $0.value == 650 })
  }

  @Test("A face without an italic stays upright where it shall not be slanted")
  func syntheticSlant() {
    func slant(_ allowed: Bool) -> Double {
      instance {
        $0.family = "Noto Sans Arabic"
        $0.slant = .italic
        $0.allowsSynthesis = allowed
      }.slant
    }
    #expect(slant(true) > 0.2)
    #expect(slant(false) == 0)
  }

  @Test(
    "Features have CSS's words and tags",
    arguments: [
      ("tabular-nums", ["tnum 1"]), ("all-small-caps", ["smcp 1", "c2sc 1"]), ("ss01", ["ss01 1"]),
      ("-liga", ["liga 0"]), ("no-common-ligatures", ["liga 0", "clig 0"]), ("cv11=2", ["cv11 2"]),
      ("tabular", nil), ("ss0", nil), ("cv11=x", nil), ("", nil),
    ] as [(String, [String]?)])
  func features(word: String, expected: [String]?) {
    #expect(FontFeature.named(word)?.map { "\($0.tag) \($0.value)" } == expected)
  }

  @Test("Figures of one width are of one width")
  func tabularFigures() {
    func width(_ text: String, _ features: [FontFeature]) -> Double {
      lines(text) { $0.font?.features = features }[0].width
    }
    #expect(width("111", []) != width("888", []))
    #expect(width("111", [FontFeature("tnum")]) == width("888", [FontFeature("tnum")]))
  }

  // Small capitals

  private func smallCapitals(
    _ text: String, _ tags: [String], _ change: (inout TextAttributes) -> Void = { _ in }
  ) -> [String] {
    lines(text) {
      $0.font?.features = tags.map { FontFeature($0) }
      change(&$0)
    }.flatMap(\.runs).map { run in
      "\(run.glyphs.glyphs.count)@\(run.glyphs.size)\(run.glyphs.font.smallCapitals == 1 ? "" : "s")"
    }
  }

  @Test("A font without small capitals gets them from its capitals, at seven tenths of the size")
  func syntheticSmallCapitals() {
    #expect(smallCapitals("Hi7 yo", ["smcp"]) == ["1@40.0", "1@28.0s", "1@40.0", "2@28.0s"])
    #expect(smallCapitals("Hi7", ["smcp", "c2sc"]) == ["2@28.0s", "1@40.0"])
    #expect(smallCapitals("Hi7", ["c2sc"]) == ["1@28.0s", "2@40.0"])
    // ß has two capitals, and a mark stays with its letter.
    #expect(smallCapitals("Fuß", ["smcp"]) == ["1@40.0", "3@28.0s"])
    #expect(smallCapitals("q\u{301}A", ["smcp"]) == ["2@28.0s", "1@40.0"])
    #expect(smallCapitals("iA", ["smcp"]) { $0.textCase = .uppercase } == ["2@40.0"])
    #expect(smallCapitals("Hi", ["smcp"]) { $0.font?.allowsSynthesis = false } == ["2@40.0"])
  }

  @Test("Small capitals are the font's capitals of the language, in lines as high as without")
  func letterOfSmallCapitals() {
    func glyphs(_ text: String, _ tags: [String], size: Double, language: String) -> [UInt32] {
      lines(text) {
        $0.font = FontDescriptor(size: size, features: tags.map { FontFeature($0) })
        $0.language = language
      }.flatMap(\.runs).flatMap(\.glyphs.glyphs).map(\.id)
    }
    #expect(
      glyphs("ii", ["smcp"], size: 40, language: "tr")
        == glyphs("İİ", [], size: 28, language: "tr"))
    #expect(
      glyphs("ii", ["smcp"], size: 40, language: "tr")
        != glyphs("ii", ["smcp"], size: 40, language: "en"))
    let (plain, small) = (lines("ab"), lines("ab") { $0.font?.features = [FontFeature("smcp")] })
    #expect(plain[0].height == small[0].height && plain[0].baseline == small[0].baseline)
  }

  @Test("What a character is missed at is a place in the text as it was given")
  func missingBehindSmallCapitals() {
    let font = FontDescriptor(size: 40, features: [FontFeature("smcp")])
    let text = AttributedText("ßß\u{13000}", attributes: TextAttributes(font: font))
    let paragraph = Paragraph(text, typesetter: TestFonts.typesetter)
    #expect(paragraph.text.string == "SSSS\u{13000}")
    #expect(paragraph.missingCharacters.map(\.scalar.value) == [0x13000])
  }

  @Test(
    "What a font lacks of features and axes, and nothing stands in for, is known",
    arguments: [
      ("Inter", ["tnum", "smcp", "c2sc"], ["wght"], []),
      ("Inter", ["onum", "pcap"], ["wdth"], ["onum", "pcap", "wdth"]),
      // All its figures are of one width, and what is switched off is not missed.
      ("JetBrains Mono", ["tnum", "-onum"], [], []),
    ] as [(String, [String], [String], [String])])
  func unmetWishes(family: String, features: [String], axes: [String], expected: [String]) {
    var font = FontDescriptor(family: family, size: 10)
    font.features = features.flatMap { FontFeature.named($0) ?? [] }
    font.axes = axes.map { FontAxisValue($0, 500) }
    #expect(TestFonts.registry.unmetWishes(of: font).map(\.tag) == expected)
    font.allowsSynthesis = false
    let missed = TestFonts.registry.unmetWishes(of: font).map(\.tag)
    #expect(missed.contains("smcp") == features.contains("smcp"))
  }

  @Test("Of names between commas the first counts that is there")
  func familyList() {
    let list = "Nonsuch, JetBrains Mono,Inter"
    #expect(TestFonts.registry.contains(list) && !TestFonts.registry.contains("Nonsuch, Nor This"))
    #expect(instance { $0.family = list }.face.familyName == "JetBrains Mono")
    #expect(instance { $0.family = "Nonsuch, Nor This" } == instance { _ in })
  }
}
