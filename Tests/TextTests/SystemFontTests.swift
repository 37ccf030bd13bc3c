import GalleyDesign
import GalleyFonts
import GalleyGeometry
import Testing

@testable import GalleyText

/// Text in the system's font beside what the platform's takes.
@Suite("The system's font")
struct SystemFontTests {
  /// A text with the width of its frame on the platform, in points, rounded up to pixels of a scale.
  struct Sample: Sendable, CustomStringConvertible {
    var text: String
    var size: Double
    var weight = FontWeight.regular
    var width: Double
    var scale = 3.0

    var description: String { "\(text) at \(size)" }
    /// The width before it was rounded, as far as that can be known.
    var exactWidth: Double { width - 0.5 / scale }
  }

  /// Frames of labels in accessibility trees of iOS 15 to 18 that others published.
  static let samples: [Sample] = [
    Sample(text: "Hello, world!", size: 17, width: 94.67),
    Sample(text: "Threads at once", size: 17, width: 123.33),
    Sample(text: "Dismiss keyboard", size: 17, width: 134.33),
    Sample(text: "Increment", size: 17, width: 76.67),
    Sample(text: "Wave Charge", size: 17, width: 101.33),
    Sample(text: "CENTER", size: 17, width: 64.33),
    Sample(text: "Tutunamayanlar", size: 17, weight: .semibold, width: 128),
    Sample(text: "Brave New World", size: 17, weight: .semibold, width: 136),
    Sample(text: "Settings", size: 34, weight: .bold, width: 133),
    Sample(text: "Books", size: 34, weight: .bold, width: 98.33),
    Sample(text: "Xiamen, Fujian", size: 22, width: 138),
    Sample(text: "Pick a desktop model any time", size: 16, width: 221.33),
    Sample(text: "Add another machine later", size: 16, width: 192),
    Sample(text: "WSB Atlanta", size: 15, width: 85.33),
    Sample(text: "The Detroit News", size: 15, width: 119, scale: 2),
    Sample(text: "Fox Business", size: 15, width: 89.5, scale: 2),
    Sample(text: "Author: Aldous huxley", size: 13, width: 132.67),
    Sample(text: "Published on: 1932", size: 13, width: 115.67),
  ]

  private static func paragraph(
    _ text: String, _ font: FontDescriptor, style: ParagraphStyle = ParagraphStyle()
  ) -> Paragraph {
    Paragraph(
      AttributedText(text, attributes: TextAttributes(font: font)), style: style,
      typesetter: TestFonts.typesetter)
  }

  private static func font(
    _ size: Double, _ weight: FontWeight = .regular, style: TextStyleName? = nil
  ) -> FontDescriptor {
    var font = FontDescriptor(size: size, weight: weight)
    font.fit = SystemFontFit(style: style)
    return font
  }

  @Test("Widths are the platform's within 1 %", arguments: samples)
  func widths(
    sample: Sample
  ) {
    let text = Self.paragraph(sample.text, Self.font(sample.size, sample.weight))
    let width = text.layout(grid: PixelGrid(scale: 3)).lines[0].width
    #expect(abs(width / sample.exactWidth - 1) < 0.01, "\(width) for \(sample.exactWidth)")
  }

  @Test("Lines and baselines are the platform's", arguments: TextStyleName.allCases)
  func lines(
    style: TextStyleName
  ) {
    for setting in TextSize.allCases {
      let size = setting.points(for: style)
      let text = Self.paragraph("One\nTwo\nThree", Self.font(size, style: style))
      let layout = text.layout(grid: PixelGrid(scale: 3))
      let leading = setting.leading(for: style)
      let box = 1.193 * size
      #expect(abs(layout.size.height - box - 2 * leading) < 0.34)
      #expect(abs(layout.lines[0].baseline - 0.952 * size) < 0.17)
      #expect(abs(layout.lines[2].baseline - layout.lines[0].baseline - 2 * leading) < 0.34)
      #expect(layout.lines[0].height == text.fonts[0].extent.ascent + text.fonts[0].extent.descent)
    }
  }

  @Test("One line of body text is 20⅓ points high")
  func oneLine() {
    let layout = Self.paragraph("One", Self.font(17, style: .body))
      .layout(grid: PixelGrid(scale: 3))
    #expect(abs(layout.size.height - 61.0 / 3) < 1e-9)
  }

  @Test("A size of its own has no leading")
  func ownSize() {
    let layout = Self.paragraph("One\nTwo", Self.font(17)).layout(grid: PixelGrid(scale: 64))
    #expect(abs(layout.size.height - 2 * 1.193 * 17) < 0.02)
  }

  @Test("A letter with a mark has the distance of the letter, a capital more")
  func marks() throws {
    let face = TestFonts.typesetter.fonts.instance(matching: Self.font(28)).face
    let fit = try #require(FontFit(Self.font(28), face: face))
    // É, ü, ȍ.
    for (marked, plain) in [(0xC9, 0x45), (0xFC, 0x75), (0x20D, 0x6F)] as [(UInt32, UInt32)] {
      #expect(fit.tracking(after: marked) == fit.tracking(after: plain))
    }
    // Я, я.
    #expect(fit.tracking(after: 0x42F) > fit.tracking(after: 0x44F))
  }

  @Test("The monospaced family has the height of the platform's, and other letters keep their size")
  func otherFamilies() {
    var mono = Self.font(17, style: .body)
    mono.family = "JetBrains Mono"
    let fitted = Self.paragraph("One\nTwo", mono).layout(grid: PixelGrid(scale: 3))
    let usual = Self.paragraph("One\nTwo", Self.font(17, style: .body))
    #expect(fitted.size.height == usual.layout(grid: fitted.grid).size.height)
    // A letter that Inter lacks has the size that the text requests, and no tracking.
    let both = Self.paragraph("aא", Self.font(17))
    #expect(both.fonts.map(\.size) == [17 * FontFit.sizeFactor, 17])
  }

  @Test(
    "Japanese is set smaller than Latin, and not tracked",
    arguments: [(11.0, 10.28), (14.0, 13.09), (16.0, 14.96), (21.0, 19.63)])
  func japanese(size: Double, distance: Double) {
    func width(_ words: String, _ font: FontDescriptor, _ language: String) -> Double {
      var attributes = TextAttributes(font: font)
      attributes.language = language
      let text = Paragraph(
        AttributedText(words, attributes: attributes), style: ParagraphStyle(),
        typesetter: TestFonts.typesetter)
      return text.layout(grid: PixelGrid(scale: 64)).lines[0].width
    }
    for weight in [FontWeight.regular, .bold] {
      let sum = width("家事を追加しましょう、", Self.font(size, weight), "ja")
      #expect(abs(sum / 11 - distance) < 0.02)
    }
    // Chinese, words in Japanese within a text of another language, and text in another font take their own space.
    #expect(abs(width("家事", Self.font(size), "zh-Hans") - 2 * size) < 0.02)
    #expect(abs(width("天空の城", Self.font(size), "en") - 4 * size) < 0.02)
    #expect(abs(width("家事", FontDescriptor(size: size), "ja") - 2 * size) < 0.02)
  }

  @Test("Korean is set smaller than Latin in every language")
  func korean() {
    func width(_ words: String, _ font: FontDescriptor, _ language: String) -> Double {
      var attributes = TextAttributes(font: font)
      attributes.language = language
      let text = Paragraph(
        AttributedText(words, attributes: attributes), style: ParagraphStyle(),
        typesetter: TestFonts.typesetter)
      return text.layout(grid: PixelGrid(scale: 64)).lines[0].width
    }
    for language in ["en", "ko", "ja"] {
      let sum = width("가나다", Self.font(17), language)
      #expect(abs(sum / width("가나다", FontDescriptor(size: 17), language) - 0.945) < 0.005)
    }
  }

  @Test("An em dash takes less room than in Inter, and stays in the middle of it")
  func dash() throws {
    func places(_ font: FontDescriptor) throws -> (before: Double, after: Double) {
      let line = Self.paragraph("o—o", font).layout(grid: PixelGrid(scale: 64)).lines[0]
      let places = try #require(line.runs.first).glyphs.glyphs.map(\.position.x)
      return (places[1] - places[0], places[2] - places[1])
    }
    // Without the room and the place of the dash, the letters of both are as far apart as two of them.
    let own = try places(Self.font(17))
    let letter = Self.paragraph("oo", Self.font(17)).layout(grid: PixelGrid(scale: 64)).lines[0]
    let ahead = letter.width / 2 - own.before
    #expect(abs(ahead - 0.05 * 17) < 0.05)
    // The ink of this line is 331.3 points wide in aytekXR/unhooked-quit-widget at a246059e, on iOS 26.
    let line = Self.paragraph("anywhere else — once it's gone, it's gone. If", Self.font(17))
      .layout(grid: PixelGrid(scale: 3)).lines[0]
    #expect(abs(line.width - 332.3) < 1.3)
  }

  @Test("Brackets and hyphens beside digits and capitals stay low")
  func plainForms() {
    func glyphs(_ text: String, _ font: FontDescriptor = Self.font(17)) -> [UInt32] {
      Self.paragraph(text, font).layout(grid: PixelGrid(scale: 3)).lines[0].runs
        .flatMap { $0.glyphs.glyphs.map(\.id) }
    }
    let low = glyphs("a(a)a-a:a")
    #expect(glyphs("(7)") == [low[1], glyphs("7")[0], low[3]])
    #expect(glyphs("(A)") == [low[1], glyphs("A")[0], low[3]])
    #expect(glyphs("1-1")[1] == low[5])
    #expect(glyphs("+2")[0] == glyphs("a+a")[1])
    #expect(glyphs("3x4")[1] == glyphs("x")[0])
    #expect(glyphs("1:1")[1] != low[7] && glyphs("A:1")[1] == low[7])
    // Inter by name has its own forms, and so has a text that requests them.
    #expect(glyphs("(7)", FontDescriptor(size: 17))[0] != low[1])
    var asked = Self.font(17)
    asked.features = [FontFeature("calt", 1)]
    #expect(glyphs("(7)", asked)[0] != low[1])
  }

  @Test("A comma is near to the character before it")
  func comma() throws {
    func place(_ font: FontDescriptor) throws -> Double {
      let line = Self.paragraph(",", font).layout(grid: PixelGrid(scale: 3)).lines[0]
      return try #require(line.runs.first?.glyphs.glyphs.first).position.x
    }
    // That of a comma without its own distance is half of the room of every character.
    #expect(abs(try place(Self.font(16)) + 0.5) < 0.05)
  }

  @Test("Characters keep half of their room in front of them")
  func lead() throws {
    func place(_ font: FontDescriptor) throws -> Double {
      let line = Self.paragraph("H", font).layout(grid: PixelGrid(scale: 3)).lines[0]
      return try #require(line.runs.first?.glyphs.glyphs.first).position.x
    }
    #expect(abs(try place(Self.font(34)) + 0.48) < 0.01)
    #expect(abs(try place(Self.font(72)) + 1.43) < 0.01)
    #expect(try place(FontDescriptor(size: 72)) == 0)
  }

  @Test("Underscores are as low as the platform's")
  func underscores() {
    func drop(_ text: String, _ font: FontDescriptor) -> Double {
      let runs = Self.paragraph(text, font).layout(grid: PixelGrid(scale: 3)).lines[0].runs
      return runs.flatMap { $0.glyphs.glyphs.map(\.position.y) }.max() ?? 0
    }
    #expect(abs(drop("a_b", Self.font(28)) - 1.29) < 0.05)
    #expect(drop("ab", Self.font(17)) == 0 && drop("a_b", FontDescriptor(size: 17)) == 0)
  }

  @Test("Metrics are shares of the size that is asked for")
  func metrics() {
    let metrics = TestFonts.typesetter.metrics(for: Self.font(17))
    #expect(abs(metrics.capHeight - 0.7046) < 0.005)
    #expect(metrics.lineHeight == 1.193)
  }

  @Test("Ends of lines that are shaped anew and what is added keep the tracking")
  func ends() {
    var style = ParagraphStyle()
    style.lineLimit = 1
    style.lineBreakMode = .truncateTail
    let font = Self.font(34, .bold)
    // The text ends in an A before the ellipsis, which kerns no ellipsis; a V does.
    let cut = Self.paragraph("AVAVAVAVAVAV", font, style: style)
      .layout(width: 150, grid: PixelGrid(scale: 3)).lines[0]
    let letters = cut.runs[0].glyphs.glyphs.count - (cut.runs.count == 1 ? 1 : 0)
    let whole = Self.paragraph(String(repeating: "AV", count: letters).prefix(letters) + "…", font)
      .layout(grid: PixelGrid(scale: 3)).lines[0]
    #expect(abs(cut.width - whole.width) < 0.01)
  }

  /// Recorded: 5.15 points in bold at 17 on iOS 18 (yago-marques/Abacaxi at 473f52f8,
  /// test_listRow_withLongTitle_truncates), and 3.88 in serif on iOS 26 (nikhilc523/Journal at 30a1b769,
  /// fewEntries.Timeline-few).
  @Test(
    "The dots of an ellipsis are as far apart as the platform's",
    arguments: [("default", FontWeight.bold, 5.15), ("serif", .regular, 3.88)])
  func ellipsis(name: String, weight: FontWeight, distance: Double) throws {
    var style = ParagraphStyle()
    style.lineLimit = 1
    style.lineBreakMode = .truncateTail
    var font = Self.font(17, weight)
    if name != "default" { font.family = name }
    let line = Self.paragraph("Words that are cut", font, style: style)
      .layout(width: 90, grid: PixelGrid(scale: 3)).lines[0]
    let places = try #require(line.runs.last).glyphs.glyphs.map(\.position.x)
    #expect(places.count == 3)
    #expect(abs(try #require(places.last) - places[0] - 2 * distance) < 0.05)
  }

  /// The ink of lines in nikhilc523/Journal at 30a1b769, manyEntries.Timeline-many, recorded on iOS 26.
  @Test(
    "Serif text is as wide as the platform's",
    arguments: [
      ("Launched the side", 141.9), ("A quiet morning.", 130.9), ("Long walk to clear", 141.8),
      ("Plain note without a mood.", 210.4), ("Dreamed up a new", 146.3),
    ])
  func serifWidth(text: String, ink: Double) {
    var font = Self.font(17)
    font.family = "serif"
    let width = Self.paragraph(text, font).layout(grid: PixelGrid(scale: 3)).lines[0].width
    // A line has about a point beside its ink.
    #expect(abs(width - ink - 0.7) < 1.5, "\(width)")
  }

  @Test(
    "The serif and the rounded design take lines as high as the platform's, with capitals of its height",
    arguments: [("serif", "Literata"), ("ui-rounded", "Nunito")])
  func designs(name: String, family: String) {
    var font = Self.font(17, style: .body)
    let plain = Self.paragraph("Heading", font).layout(grid: PixelGrid(scale: 3))
    font.family = name
    let shaped = Self.paragraph("Heading", font).layout(grid: PixelGrid(scale: 3))
    #expect(shaped.lines[0].runs.allSatisfy { $0.glyphs.font.face.familyName == family })
    #expect(shaped.size.height == plain.size.height)
    let height = TestFonts.typesetter.metrics(for: font).capHeight
    #expect(abs(height - TestFonts.typesetter.metrics(for: Self.font(17)).capHeight) < 0.002)
  }

  @Test(
    "Running text in the rounded design is as wide as in the default one",
    arguments: [
      (FontWeight.regular, 0.025), (.semibold, 0.025), (.bold, 0.025),
    ])
  func roundedWidth(weight: FontWeight, share: Double) {
    let text =
      "The people there said that they would make many more of these than anybody could use"
    var font = Self.font(17, weight)
    let plain = Self.paragraph(text, font).layout(grid: PixelGrid(scale: 3)).size.width
    font.family = "rounded"
    let rounded = Self.paragraph(text, font).layout(grid: PixelGrid(scale: 3)).size.width
    #expect(abs(rounded / plain - 1) < share, "\(rounded) for \(plain)")
  }

  @Test(
    "Words in the rounded design are as wide as recorded",
    arguments: [
      ("Couldn't find this one", 28.0, FontWeight.bold, 274.67),
      ("$152.99 at Walmart", 24, .regular, 204.33),
      ("Scan the barcode instead", 17, .semibold, 197), ("Open Walmart", 17, .semibold, 110.33),
      ("Protein, carbs, and fat against your private daily goals.", 14, .regular, 334.67),
    ])
  func roundedWords(text: String, size: Double, weight: FontWeight, ink: Double) {
    var font = Self.font(size, weight)
    font.family = "rounded"
    let width = Self.paragraph(text, font).layout(grid: PixelGrid(scale: 3)).lines[0].width
    // A line has about a twelfth of an em beside its ink; widths are within a hundredth of those recorded.
    #expect(abs(width - ink - size / 12) < max(2, ink / 100), "\(width)")
  }

  /// Recorded on iOS 17: ynieSalesforce/SwiftUIIntegration at 73db2030 (CurrentWeatherViewSnapshotTests).
  @Test(
    "Titles of the third kind at text size medium are as wide as recorded",
    arguments: [
      ("Current weather: broken clouds", 264.33), ("Temperature: 60 F", 154.33),
      ("Wind: 3 mph", 105.67), ("Wind direction: Southeast", 216.67),
    ])
  func widthsAtNineteen(text: String, ink: Double) {
    let line = Self.paragraph(text, Self.font(19)).layout(grid: PixelGrid(scale: 3)).lines[0]
    #expect(abs(line.width - ink - 19.0 / 12) < 1.25, "\(line.width)")
  }

  @Test("Dots of the monospaced design are those of its characters that stand alone")
  func monospacedDots() {
    var font = Self.font(17)
    font.family = "monospaced"
    let runs = Self.paragraph("...", font).layout(grid: PixelGrid(scale: 3)).lines[0].runs
    #expect(Set(runs.flatMap { $0.glyphs.glyphs.map(\.id) }).count == 1)
  }
}
