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
      ("icons", "MaterialIcons-Regular", 400), ("Inter-BoldItalic", "Inter", 700),
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

  @Test("Nine weights of a variable face are nine instances", arguments: FontWeight.allCases)
  func weights(weight: FontWeight) {
    let instance = registry.instance(matching: FontDescriptor(size: 12, weight: weight))
    let value = instance.variations.first?.value ?? 400
    #expect(value == Double(weight.rawValue))
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
}
