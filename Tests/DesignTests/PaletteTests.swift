import GalleyDesign
import Testing

@Suite struct PaletteTests {
  @Test("DNA-4: DNAKit's sixteen colours have the published values")
  func dnaKit() {
    #expect(Palette.dnaKit.count == 16)
    check(.dnaKit, PublishedColors.dnaKit, count: 16)
  }

  @Test("W3W-8: the core colours have the published values")
  func core() {
    check(Palette(CoreColorName.self), PublishedColors.core, count: 40)
    #expect(CoreColorName.clear.value.alpha == 0)
    #expect(CoreColorName.regular.value == CoreColorName.darkBlue.value.with(alpha: 0.6))
    #expect(CoreColorName.teal.value == CoreColorName.lightCyan.value)
  }

  @Test("W3W-9: the system colours have the published values")
  func system() {
    #expect(Palette(SystemColor.self).count == 35)
    check(Palette(SystemColor.self), PublishedColors.system, count: 35)
  }

  @Test(
    "W3W-10: semantic colours point at the published core colours",
    arguments: [
      ("secondary", "#0A3049", "#005379"), ("tint", "#E11F26", "#E11F26"),
      ("text", "#000000", "#FFFFFF"), ("errorRed", "#FF3B30", "#FF453A"),
      ("highlightBackground", "#DBEFFA", "#3A3A3C"), ("ctaBodyText2", "#525252", "#EBEBEB"),
      ("ctaBodyBackground4", "#C2E1EB", "#525E66"), ("ctaBackgroundTertiary", "#005379", "#0A3049"),
      ("tovInformationText", "#2B6A7A", "#1D4752"), ("tovErrorBackground", "#FFFFFF", "#F26C50"),
      ("tovWarningText", "#7A690F", "#52460A"), ("overlayNormal", "#0A304999", "#0A304999"),
      ("overlayHover", "#00537914", "#FFFFFF1F"), ("overlayDisabled", "#80808099", "#80808099"),
      ("overlayNormalBlur", "#C4C4C403", "#C4C4C403"),
      ("labelColourLight", "#3C3C4399", "#3C3C4399"),
    ])
  func semantic(name: String, light: String, dark: String) {
    let color = Palette.what3words[name]
    #expect(color?.light.hexText == light)
    #expect(color?.dark.hexText == dark)
  }

  @Test("DNA-5: an application overrides a colour and adds its own")
  func overriding() {
    let own = Palette.dnaKit.setting("link", to: .white).setting("sunrise", to: .black)
    #expect(own["link"] == .white)
    #expect(own["sunrise"] == .black)
    #expect(own["info"] == DNAColor.info.color)
    #expect(own.count == 17)
    #expect(Palette.standard.adding(own)["link"] == .white)
    #expect(own.adding(.dnaKit)["link"] == DNAColor.link.color)
  }

  private func check(_ palette: Palette, _ table: String, count: Int) {
    let rows = PublishedColors.rows(table)
    #expect(rows.count == count)
    for row in rows {
      #expect(palette[row.name]?.light.hexText == row.light, "\(row.name)")
      #expect(palette[row.name]?.dark.hexText == row.dark, "\(row.name)")
    }
  }
}
