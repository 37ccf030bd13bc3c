import GalleyDesign
import GalleyFonts
import Testing

@testable import GalleyText

@Suite("Font registry")
struct FontRegistryTests {
  let registry = TestFonts.registry

  @Test(
    "STY-10: families, PostScript names and full names are found in any case",
    arguments: [
      ("Inter", "Inter", 400.0), ("inter", "Inter", 400), ("Inter-SemiBold", "Inter", 600),
      ("JetBrains Mono", "JetBrainsMono-Regular", 400),
      ("JetBrainsMono-BoldItalic", "JetBrainsMono-BoldItalic", 700),
      ("JetBrains Mono Bold", "JetBrainsMono-Bold", 700),
      ("Noto Color Emoji", "NotoColorEmoji", 400), ("monospaced", "JetBrainsMono-Regular", 400),
      ("Inter-BoldItalic", "Inter", 700),
    ])
  func names(name: String, postScriptName: String, weight: Double) {
    #expect(registry.contains(name))
    let instance = registry.instance(matching: FontDescriptor(family: name, size: 12))
    #expect(instance.face.postScriptName == postScriptName)
    let axis = instance.variations.first { $0.tag == tag("wght") }
    #expect((axis?.value ?? instance.face.weight) == weight)
  }

  @Test("An unknown family is the default family")
  func unknown() {
    #expect(!registry.contains("Comic Sans"))
    let instance = registry.instance(matching: FontDescriptor(family: "Comic Sans", size: 12))
    #expect(instance.face.familyName == "Inter")
  }

  @Test(
    "A PostScript name that is not there says weight and slant of what stands in",
    arguments: [
      ("HelveticaNeue-Bold", FontWeight.bold, FontSlant.upright),
      ("Avenir-HeavyOblique", .heavy, .italic), ("TimesNewRomanPS-BoldItalicMT", .bold, .italic),
      ("Nobody-Italic", .regular, .italic), ("Inter-DemiBoldOblique", .semibold, .italic),
      ("Nobody-Narrow", .regular, .upright), ("Nobody", .regular, .upright),
    ])
  func absentStyle(name: String, weight: FontWeight, slant: FontSlant) {
    let drawn = registry.instance(matching: FontDescriptor(family: name, size: 17))
    #expect(
      drawn == registry.instance(matching: FontDescriptor(size: 17, weight: weight, slant: slant)))
  }

  @Test("Nine weights of a variable face are nine instances", arguments: FontWeight.allCases)
  func weights(weight: FontWeight) {
    let instance = registry.instance(matching: FontDescriptor(size: 12, weight: weight))
    let value = instance.variations.first?.value ?? 400
    #expect(value == Double(weight.rawValue))
  }

  @Test("Real bold where the family has it, else widened stems at the same advances")
  func bold() throws {
    func boldness(_ family: String, _ weight: FontWeight, allowed: Bool = true) -> Double {
      var font = FontDescriptor(family: family, size: 12, weight: weight)
      font.allowsSynthesis = allowed
      return registry.instance(matching: font).boldness
    }
    #expect(boldness("Noto Sans CJK SC", .semibold) == 1.0 / 24)
    #expect(boldness("Noto Sans CJK SC", .medium) == 0)
    #expect(boldness("Noto Sans CJK SC", .bold, allowed: false) == 0)
    #expect(boldness("Inter", .bold) == 0 && boldness("Noto Sans Thai", .bold) == 0)
    #expect(boldness("Noto Color Emoji", .bold) == 0)
    func width(_ weight: FontWeight) -> Double {
      let font = FontDescriptor(family: "Noto Sans CJK SC", size: 12, weight: weight)
      return Paragraph(
        AttributedText("漢字かな", attributes: TextAttributes(font: font)),
        typesetter: TestFonts.typesetter
      ).advances(0..<4)
    }
    #expect(width(.bold) == width(.regular))
  }

  @Test("Real italics where the family has them, else a synthetic slant")
  func italics() {
    let inter = registry.instance(matching: FontDescriptor(size: 12, slant: .italic))
    #expect(inter.face.isItalic)
    #expect(inter.slant == 0)
    let thai = registry.instance(
      matching: FontDescriptor(family: "Noto Sans Thai", size: 12, slant: .italic))
    #expect(!thai.face.isItalic)
    #expect(thai.slant > 0.2)
  }

  @Test(
    "Nearest weight among static faces by CSS Fonts 4 §5.2",
    arguments: [
      (FontWeight.thin, "Regular"), (.regular, "Regular"), (.medium, "Regular"),
      (.semibold, "Bold"), (.black, "Bold"),
    ])
  func nearest(weight: FontWeight, style: String) {
    let instance = registry.instance(
      matching: FontDescriptor(family: "Noto Sans Hebrew", size: 12, weight: weight))
    #expect(instance.face.postScriptName == "NotoSansHebrew-\(style)")
  }

  @Test("Files of one family are one family, whichever is listed first")
  func stylesInFiles() throws {
    let styles = ["italic", "roman"].map { "\(GalleyFonts.directory)/Inter/Inter-\($0).var.ttf" }
    let registry = try FontRegistry(paths: styles)
    for slant in [FontSlant.upright, .italic] {
      let wanted = FontDescriptor(family: "Inter", size: 12, slant: slant)
      let instance = registry.instance(matching: wanted)
      #expect(instance.face.isItalic == (slant == .italic))
      #expect(instance.slant == 0)
    }
  }

  @Test("DNA-3: a family belongs to the first path that has it; unlisted families fall back last")
  func order() throws {
    let folder = Fixtures.facesInCheckout
    let own = "\(folder)/JetBrainsMono/JetBrainsMono-Bold.ttf"
    let registry = try FontRegistry(paths: [own, GalleyFonts.directory])
    let light = FontDescriptor(family: "JetBrains Mono", size: 9, weight: .light)
    #expect(registry.instance(matching: light).face.postScriptName == "JetBrainsMono-Bold")
    let alone = try FontRegistry(paths: [own])
    #expect(alone.instance(matching: FontDescriptor(size: 9)).face.familyName == "JetBrains Mono")
    let configuration = FontConfiguration(fallbackFamilies: ["Noto Sans Thai"])
    let other = try FontRegistry(paths: [GalleyFonts.directory], configuration: configuration)
    let families = other.fallback(in: FallbackContext(script: tag("Latn"), language: ""))
    #expect(families[0].names == ["noto sans thai"])
    #expect(families.count == 7)
    #expect(!families.contains { $0.names == ["material icons"] })
    #expect(other.further.allSatisfy { !$0.isRead })
  }

  @Test("Faces know their axes and colour bitmaps")
  func facts() {
    func face(_ family: String) -> FontFace {
      registry.instance(matching: FontDescriptor(family: family, size: 12)).face
    }
    let weight = FontAxis(tag: tag("wght"), minimum: 100, normal: 400, maximum: 900)
    #expect(face("Inter").axes == [weight])
    #expect(face("Inter").colorStrikes.isEmpty)
    #expect(face("Noto Color Emoji").colorStrikes == [109])
    #expect(face("Inter").covers("é") && !face("Inter").covers("漢"))
  }

  @Test("Metrics are those of the font's tables")
  func metrics() {
    let inter = TestFonts.typesetter.metrics(for: FontDescriptor(size: 12))
    #expect(abs(inter.ascent - 2728.0 / 2816) < 1e-9)
    #expect(abs(inter.descent - 680.0 / 2816) < 1e-9)
    #expect(inter.lineGap == 0)
    #expect(abs(inter.capHeight - 2048.0 / 2816) < 1e-9)
    #expect(inter.xHeight > 0.5 && inter.xHeight < 0.6)
    #expect(inter.underlinePosition > 0 && inter.underlineThickness > 0)
    #expect(inter.strikethroughPosition > 0.2 && inter.strikethroughPosition < 0.5)
  }
}
