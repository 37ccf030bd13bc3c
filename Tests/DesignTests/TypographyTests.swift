import GalleyDesign
import GalleyGeometry
import Testing

@Suite struct TypographyTests {
  @Test(
    "DNA-1: the typography tables, product and blog",
    arguments: [
      ("h1", 21, 500, -0.12, 1.0), ("h2", 18, 500, -0.24, 1.4), ("h3", 16, 500, 0, 1.5),
      ("body.large", 16, 400, 0, 1.5), ("body", 15, 400, 0, 1.5), ("body.small", 14, 400, 0, 1.5),
      ("caption", 12, 400, 0, 1.2), ("h1.blog", 28, 600, -0.6, 1.0),
      ("h2.blog", 24, 600, -0.51, 1.25), ("h3.blog", 20, 600, -0.22, 1.0),
      ("body.numHighlight", 14, 400, 0, 1.2),
    ])
  func dnaTable(name: String, size: Double, weight: Int, spacing: Double, height: Double) throws {
    let style = try #require(DNATypography(name: name)).textStyle
    #expect(style.font.size == size)
    #expect(style.font.weight.rawValue == weight)
    #expect(style.letterSpacing == spacing)
    #expect(style.lineSpacing == size * height - size, "DNA-2: it is space between lines")
  }

  @Test("DNA-1: there are eleven styles, each with a name of its own")
  func dnaNames() {
    #expect(DNATypography.allCases.count == 11)
    #expect(Set(DNATypography.allCases.map(\.name)).count == 11)
    #expect(DNATypography(name: "h4") == nil)
  }

  @Test("DNA-2: a line height becomes space between lines; headings are dark")
  func dnaAttributes() {
    let heading = DNATypography.h2(.product).textStyle
    #expect(abs(heading.lineSpacing - 7.2) < 1e-12)
    #expect(heading.color == DNAColor.fontDark.color)
    #expect(DNATypography.caption.textStyle.color == DNAColor.fontNormal.color)
    #expect(DNATypography.h1(.blog).textStyle.lineSpacing == 0)
  }

  @Test("W3W-14: sizes at the default setting; the headline is semibold")
  func platformFonts() {
    let sizes = TextStyleName.allCases.map { Fonts()[$0].size }
    #expect(sizes == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(Fonts()[.headline].weight == .semibold)
    #expect(Fonts()[.body].weight == .regular)
  }

  @Test("W3W-14: fonts from one font, from a body and others, and with one style set")
  func fontSets() {
    let mono = FontDescriptor(family: "JetBrains Mono", size: 99)
    #expect(Fonts(mono)[.caption1] == FontDescriptor(family: "JetBrains Mono", size: 12))
    let mixed = Fonts(body: mono, [.title1: FontDescriptor(size: 50)])
    #expect(mixed[.title1].size == 50)
    #expect(mixed[.footnote] == mono)
    #expect(Fonts().setting(.body, to: mono)[.body] == mono)
    #expect(Fonts().setting(.body, to: mono)[.footnote].size == 13)
  }

  @Test("W3W-14, STY-11: scaling follows the reader and can be switched off")
  func fontScaling() {
    var fonts = Fonts()
    let large = ReaderSettings(textSize: .accessibility5)
    #expect(fonts.descriptor(for: .body, settings: large).size == 53)
    fonts.scalesWithTextSize = false
    #expect(fonts.descriptor(for: .body, settings: large).size == 17)
    let bold = ReaderSettings(boldText: true)
    #expect(fonts.descriptor(for: .body, settings: bold).weight == .bold)
    fonts[.body].weight = .black
    #expect(fonts.descriptor(for: .body, settings: bold).weight == .black)
  }

  @Test(
    "PLT-1: all twelve text sizes",
    arguments: [
      ("largeTitle", "31 32 33 34 36 38 40 44 48 52 56 60"),
      ("title1", "25 26 27 28 30 32 34 38 43 48 53 58"),
      ("title2", "19 20 21 22 24 26 28 34 39 44 50 56"),
      ("title3", "17 18 19 20 22 24 26 31 37 43 49 55"),
      ("headline", "14 15 16 17 19 21 23 28 33 40 47 53"),
      ("body", "14 15 16 17 19 21 23 28 33 40 47 53"),
      ("callout", "13 14 15 16 18 20 22 26 32 38 44 51"),
      ("subheadline", "12 13 14 15 17 19 21 25 30 36 42 49"),
      ("footnote", "12 12 12 13 15 17 19 23 27 33 38 44"),
      ("caption1", "11 11 11 12 14 16 18 22 26 32 37 43"),
      ("caption2", "11 11 11 11 13 15 17 20 24 29 34 40"),
    ])
  func textSizes(style: String, row: String) throws {
    let name = try #require(TextStyleName(rawValue: style))
    let sizes = TextSize.allCases.map { String(Int($0.points(for: name))) }
    #expect(sizes.joined(separator: " ") == row)
  }

  @Test("PLT-1: settings and styles have short spellings")
  func spellings() {
    #expect(TextSize(spelling: "xS") == .extraSmall)
    #expect(TextSize(spelling: "XXXL") == .extraExtraExtraLarge)
    #expect(TextSize(spelling: "A5") == .accessibility5)
    #expect(TextSize(spelling: "accessibility1") == .accessibility1)
    #expect(TextSize(spelling: "huge") == nil)
    #expect(TextStyleName(spelling: "title") == .title1)
    #expect(TextStyleName(spelling: "caption") == .caption1)
    #expect(TextSize.allCases.filter(\.isAccessibility).count == 5)
  }

  @Test("STY-10: the system's font names are weights of Inter", arguments: SystemFontName.allCases)
  func systemNames(name: SystemFontName) throws {
    let font = try #require(FontStyle(name: name.rawValue, size: 10).descriptor(for: .init()))
    #expect(font.family == "Inter")
    let expected: [SystemFontName: Int] = [
      .systemFont: 400, .italicSystemFont: 400, .boldSystemFont: 700, .thinSystemFont: 200,
      .blackSystemFont: 900, .heavySystemFont: 800, .lightSystemFont: 300, .mediumSystemFont: 500,
      .semiboldSystemFont: 600, .ultraLightSystemFont: 100,
    ]
    #expect(font.weight.rawValue == expected[name])
    #expect((font.slant == .italic) == (name == .italicSystemFont))
  }

  @Test("STY-10: a font needs a name and a size")
  func incompleteFonts() {
    #expect(FontStyle(name: "Inter").descriptor(for: .init()) == nil)
    #expect(FontStyle(size: 12).descriptor(for: .init()) == nil)
    #expect(FontStyle(name: "Lato-Bold", size: 9).descriptor(for: .init())?.family == "Lato-Bold")
  }

  @Test("STY-11: a size grows with its text style up to a maximum")
  func scaling() {
    let reader = ReaderSettings(textSize: .accessibility1)
    var font = FontStyle(name: "Inter", size: 10, scaling: .style(.body))
    // 10 × 28 ÷ 17.
    #expect(abs((font.descriptor(for: reader)?.size ?? 0) - 16.470588235294116) < 1e-12)
    let pixels = ReaderSettings(textSize: .accessibility1, grid: PixelGrid(scale: 2))
    #expect(font.descriptor(for: pixels)?.size == 16.5)
    font.maximumSize = 12
    #expect(font.descriptor(for: reader)?.size == 12)
    #expect(font.descriptor(for: .init())?.size == 10)
  }

  @Test("STY-11: none in a child switches off the scaling of its parent")
  func scalingSwitchedOff() {
    let parent = FontStyle(name: "Inter", size: 10, scaling: .style(.body))
    let child = FontStyle(scaling: FontStyle.Scaling.none).merging(over: parent)
    #expect(child.descriptor(for: ReaderSettings(textSize: .accessibility5))?.size == 10)
  }

  @Test("STY-12: a name for bold text takes over when the reader asks for it")
  func boldText() {
    let font = FontStyle(name: "Lato", size: 10, boldName: "boldSystemFont")
    #expect(font.descriptor(for: ReaderSettings(boldText: true))?.weight == .bold)
    #expect(font.descriptor(for: ReaderSettings(boldText: true))?.size == 10)
    #expect(font.descriptor(for: ReaderSettings())?.family == "Lato")
  }

  @Test("STY-14: a pattern alone is a single line with the pattern")
  func lineNames() {
    #expect(TextStyling.Line(name: "patternDash") == .init(.single, pattern: .dash))
    #expect(TextStyling.Line(name: "byWord") == .init(.single, byWord: true))
    #expect(TextStyling.Line(name: "double") == .init(.double))
    #expect(TextStyling.Line(name: "none")?.stroke == TextStyling.Line.Stroke.none)
    #expect(TextStyling.Line(name: "solid") == nil)
    #expect(TextStyling.Line(name: "wavy") == nil)
  }
}
