import GalleyDesign
import GalleyFonts
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Faces for the scripts of the world")
struct FallbackTests {
  /// The PostScript names of the faces that a text is set with, in visual order.
  func faces(_ text: String, locale: String = "", weight: FontWeight = .regular) -> [String] {
    let paragraph = Paragraph(
      AttributedText(
        text, attributes: TextAttributes(font: FontDescriptor(size: 20, weight: weight))),
      style: ParagraphStyle(locale: locale), typesetter: TestFonts.typesetter)
    #expect(paragraph.missingCharacters.isEmpty)
    return paragraph.layout(grid: PixelGrid(scale: 2)).lines[0].runs
      .filter { !$0.glyphs.glyphs.isEmpty }.map(\.glyphs.font.face.postScriptName)
  }

  /// Recorded on iOS 17: f3rn4d0n/BitsoChallenge at 892e6fed, whose font has no commas.
  @Test("A font that replaces Latin characters counts in a line's height, but not on the platform")
  func linesOfReplacements() {
    func height(_ text: String, counts: Bool) -> Double {
      var style = ParagraphStyle()
      style.countsReplacements = counts
      let font = FontDescriptor(family: "Noto Color Emoji", size: 20)
      return Paragraph(
        AttributedText(text, attributes: TextAttributes(font: font)), style: style,
        typesetter: TestFonts.typesetter
      ).layout(grid: PixelGrid(scale: 2)).exactSize.height
    }
    let own = height("\u{1F600}", counts: true)
    #expect(height("a", counts: true) > own + 0.5)
    #expect(abs(height("a", counts: false) - own) < 1e-9)
    // Other scripts are as high as their own font requires.
    #expect(height("\u{65E5}", counts: false) > own + 0.5)
  }

  @Test(
    "Every language has its face",
    arguments: [
      ("Հայերեն", "hy", "NotoSansArmenian"), ("বাংলা", "bn", "NotoSansBengali"),
      ("አማርኛ", "am", "NotoSansEthiopic"), ("ქართული", "ka", "NotoSansGeorgian"),
      ("ગુજરાતી", "gu", "NotoSansGujarati"), ("ਪੰਜਾਬੀ", "pa", "NotoSansGurmukhi"),
      ("ಕನ್ನಡ", "kn", "NotoSansKannada"), ("ខ្មែរ", "km", "NotoSansKhmer"),
      ("ລາວ", "lo", "NotoSansLao"), ("മലയാളം", "ml", "NotoSansMalayalam"),
      ("မြန်မာ", "my", "NotoSansMyanmar"), ("ଓଡ଼ିଆ", "or", "NotoSansOriya"),
      ("සිංහල", "si", "NotoSansSinhala"), ("தமிழ்", "ta", "NotoSansTamil"),
      ("తెలుగు", "te", "NotoSansTelugu"), ("ދިވެހި", "dv", "NotoSansThaana"),
      ("བོད་སྐད", "bo", "NotoSerifTibetan"), ("日本語", "ja", "NotoSansCJKsc"),
      ("ᱥᱟᱱᱛᱟᱲᱤ", "sat", "NotoSansOlChiki"), ("ꦗꦮ", "jv", "NotoSansJavanese"),
      ("ߒߞߏ", "nqo", "NotoSansNKo"), ("ⵜⴰⵎⴰⵣⵉⵖⵜ", "zgh", "NotoSansTifinagh"),
      ("اردو", "ur", "NotoNastaliqUrdu"), ("اردو", "en", "NotoSansArabic"),
    ])
  func languages(text: String, language: String, family: String) {
    #expect(Set(faces(text, locale: language)) == ["\(family)-Regular"])
  }

  @Test(
    "What people write daily in Hong Kong, names of people, and the newest emoji have a face",
    arguments: [
      ("嘅咗喺啲冇嚟嘢哋佢咁啱搵攞", "zh-HK", "NotoSansCJKsc-Regular"), ("髙﨑𠮷", "ja", "NotoSansCJKsc-Regular"),
      ("镕堃珺佉彞扥撣頞", "zh-Hans", "NotoSansCJKsc-Regular"), ("ꀀꕉ", "ii", ""),
      ("𑄌𑄋𑄴𑄟𑄳𑄦", "ccp", "NotoSansChakma-Regular"),
      ("🫩🫆🪾🫜🪉🪏🫟🫪🫈🛘🪎🫯", "", "NotoColorEmoji"),
    ])
  func daily(text: String, locale: String, face: String) {
    let names = Set(faces(text, locale: locale))
    #expect(
      face.isEmpty ? names == ["NotoSansYi-Regular", "NotoSansVai-Regular"] : names == [face])
  }

  @Test("Bold faces are used where there are some, although one of them lies about its weight")
  func bold() {
    #expect(faces("தமிழ்", weight: .bold) == ["NotoSansTamil-Bold"])
    #expect(faces("اردو", locale: "ur", weight: .bold) == ["NotoNastaliqUrdu-Bold"])
  }

  @Test("Punctuation that scripts share comes from the face of the script around it")
  func sharedPunctuation() {
    #expect(faces("বাংলা।") == ["NotoSansBengali-Regular"])
    #expect(faces("हिन्दी।") == ["NotoSansDevanagari-Regular"])
  }

  @Test("A mark that the face of its letter lacks is drawn with one that has it, in the same place")
  func foreignMark() {
    // The sign is in the face of symbols, the slash in Inter.
    let names = faces("\u{2242}\u{338}")
    #expect(names.count == 2 && names[0] != "Inter" && names[1] == "Inter", "\(names)")
    let text = AttributedText("a\u{2242}\u{338}b\u{2242}\u{1E2EC}")
    let paragraph = Paragraph(text, typesetter: TestFonts.typesetter)
    #expect(paragraph.missingCharacters.map(\.scalar.value) == [0x1E2EC])
    func width(_ text: String) -> Double {
      Paragraph(AttributedText(text), typesetter: TestFonts.typesetter)
        .layout(grid: PixelGrid(scale: 64)).size.width
    }
    #expect(width("\u{2242}\u{338}") == width("\u{2242}"))
  }

  private func glyphs(_ text: String) -> [GlyphRun.Glyph] {
    let paragraph = Paragraph(AttributedText(text), typesetter: TestFonts.typesetter)
    #expect(paragraph.missingCharacters.isEmpty)
    return paragraph.layout(grid: PixelGrid(scale: 2)).lines[0].runs.flatMap { $0.glyphs.glyphs }
  }

  @Test("Decomposed Hangul is drawn as its syllables are, which the face has")
  func decomposedHangul() {
    var (composed, decomposed) = ("", "")
    for index in stride(from: UInt32(0), to: 11172, by: 31) {
      composed.unicodeScalars.append(Unicode.Scalar(0xAC00 + index)!)
      decomposed.unicodeScalars.append(Unicode.Scalar(0x1100 + index / 588)!)
      decomposed.unicodeScalars.append(Unicode.Scalar(0x1161 + index % 588 / 28)!)
      guard index % 28 > 0 else { continue }
      decomposed.unicodeScalars.append(Unicode.Scalar(0x11A7 + index % 28)!)
    }
    #expect(glyphs(decomposed).map(\.id) == glyphs(composed).map(\.id))
    #expect(Set(faces(decomposed, locale: "ko")) == Set(faces(composed, locale: "ko")))
  }

  @Test(
    "A compatibility ideograph is drawn as the one that it is equivalent to",
    arguments: [("\u{2F800}", "\u{4E3D}"), ("\u{FA12}", "\u{6674}"), ("\u{F900}", "\u{8C48}")])
  func compatibilityIdeographs(text: String, unified: String) {
    #expect(glyphs(text).map(\.id) == glyphs(unified).map(\.id))
  }

  @Test("Marks in any order are composed as their canonical order has them")
  func orderedMarks() {
    // The dot below goes before the circumflex.
    #expect(glyphs("e\u{302}\u{323}").map(\.id) == glyphs("\u{1EC7}").map(\.id))
    let form = CanonicalForm([0x65, 0x302, 0x323])
    #expect(form.isCovered { $0 == 0x1EC7 })
    #expect(form.isCovered { [0x65, 0x302, 0x323].contains($0) })
    #expect(!form.isCovered { $0 == 0x65 })
    // A mark of the same class keeps the second one apart.
    #expect(!CanonicalForm([0x61, 0x30D, 0x301]).isCovered { [0xE1, 0x30D].contains($0) })
  }

  @Test(
    "An emoji that is to look like text does where a face has it so, and is told where none has")
  func textPresentation() {
    func told(_ text: String) -> [UInt32] {
      Paragraph(AttributedText(text), typesetter: TestFonts.typesetter)
        .coloredTexts.map(\.scalar.value)
    }
    #expect(told("\u{1F600}\u{FE0E} x\u{1F389}\u{FE0E}") == [0x1F600, 0x1F389])
    #expect(told("\u{1F600} \u{2764}\u{FE0E} \u{1F30D}\u{FE0E} \u{2764}\u{FE0F} \u{263A}").isEmpty)
  }

  /// The glyphs of a text.
  func glyphs(_ text: String, _ language: String?, locale: String = "en") -> [UInt32] {
    var attributes = TextAttributes(font: FontDescriptor(size: 20))
    attributes.language = language
    let paragraph = Paragraph(
      AttributedText(text, attributes: attributes), style: ParagraphStyle(locale: locale),
      typesetter: TestFonts.typesetter)
    return paragraph.layout(grid: PixelGrid(scale: 1)).lines[0].runs
      .flatMap { $0.glyphs.glyphs.map(\.id) }
  }

  @Test("Han characters have the forms of their language")
  func han() {
    let forms = ["zh-Hans", "zh-Hant", "ja", "ko"].map { glyphs("骨角直", $0) }
    #expect(Set(forms).count >= 3)
    #expect(glyphs("骨角直", nil, locale: "ja") == forms[2])
    #expect(glyphs("骨角直", nil, locale: "zh-TW") == forms[1])
  }

  @Test("Without a language kana and Hangul tell how Han characters look")
  func guessedHan() {
    #expect(glyphs("骨の", nil) == glyphs("骨の", "ja"))
    #expect(glyphs("骨 뼈", nil) == glyphs("骨 뼈", "ko"))
    #expect(glyphs("骨の", "zh-Hans") != glyphs("骨の", "ja"))
  }

  @Test(
    "Symbols that Unicode shows as text are monochrome, emoji in colour",
    arguments: [
      ("\u{2709}", false), ("\u{2709}\u{FE0F}", true), ("\u{2702}", false), ("\u{2714}", false),
      ("\u{260E}", false), ("\u{2699}", false), ("\u{2660}", false), ("\u{1F600}", true),
      ("\u{231A}\u{FE0E}", false), ("\u{231A}", true), ("\u{2610}", false), ("\u{266B}", false),
      ("\u{211D}", false),
    ])
  func presentation(text: String, isColoured: Bool) {
    #expect((faces(text) == ["NotoColorEmoji"]) == isColoured)
  }

  @Test("A font of the user's own goes before those of the bundle")
  func ownFont() throws {
    let own = "\(Fixtures.facesInCheckout)/World/NotoSansTamil-Bold.ttf"
    let registry = try FontRegistry(paths: [own, GalleyFonts.directory])
    let paragraph = Paragraph("தமிழ்", typesetter: Typesetter(fonts: registry))
    let runs = paragraph.layout(grid: PixelGrid(scale: 1)).lines[0].runs
    #expect(runs.map(\.glyphs.font.face.postScriptName) == ["NotoSansTamil-Bold"])
  }

  @Test("A language's families go first, also where others have the characters")
  func preferredFamilies() throws {
    var configuration = FontConfiguration()
    configuration.languageFamilies["ar"] = ["Noto Nastaliq Urdu"]
    let registry = try FontRegistry(
      paths: [GalleyFonts.directory], configuration: configuration)
    let paragraph = Paragraph(
      "عربي", style: ParagraphStyle(locale: "ar-EG"), typesetter: Typesetter(fonts: registry))
    let runs = paragraph.layout(grid: PixelGrid(scale: 1)).lines[0].runs
    #expect(runs.map(\.glyphs.font.face.postScriptName) == ["NotoNastaliqUrdu-Regular"])
  }
}
