import GalleyDesign
import Testing

@Suite struct ColorTests {
  private let red = CoreColor(hex: 0xFF0000)
  private let blue = CoreColor(hex: 0x0000FF)

  @Test("W3W-3: a missing mode falls back: requested, light, dark, any, white or black")
  func fallback() {
    let onlyLight = Color(modes: [.light: red])
    #expect(onlyLight[.dark] == red)
    let onlyDark = Color(modes: [.dark: blue])
    #expect(onlyDark[.light] == blue)
    let onlyAny = Color(modes: [.darkIncreasedContrast: red])
    #expect(onlyAny[.light] == red)
    #expect(onlyAny[.dark] == red)
    let both = Color(modes: [.light: red, .dark: blue])
    #expect(both[.lightIncreasedContrast] == red)
    #expect(both[.darkIncreasedContrast] == blue)
    #expect(Color(modes: [:]) == Color(light: .white, dark: .black))
  }

  @Test("W3W-3: one mode is set and one opacity goes to all modes")
  func editing() {
    var color = Color(red)
    color[.darkIncreasedContrast] = blue
    #expect(color.resolved(for: .dark) == red)
    #expect(color.resolved(for: .dark, contrast: .increased) == blue)
    let faint = color.with(alpha: 0.5)
    for mode in ColorMode.allCases { #expect(faint[mode].alpha == 0.5) }
  }

  @Test("W3W-5: a pair leaves either half open")
  func pairs() {
    #expect(ColorPair().isEmpty)
    #expect(ColorPair.highlight.foreground == nil)
    #expect(ColorPair.error.definedFields == ["foreground", "background"])
    #expect(Colors(.cellIconFilled).background == SystemColor.systemBlue.color)
  }

  @Test("W3W-7: a role by name, with what it means when open")
  func roles() {
    let colors = Colors(tint: .white)
    #expect(colors[.tint] == .white)
    #expect(Colors()[.tint]?.light.hexText == "#E11F26")
    #expect(Colors()[.foreground] == Color(light: .black, dark: .white))
    #expect(Colors()[.background] == Color(light: .white, dark: .black))
    #expect(Colors()[.secondary]?.dark.hexText == "#005379")
    #expect(Colors()[.border] == nil)
    #expect(ColorRole(rawValue: "secondaryBackground")?.path == \Colors.secondaryBackground)
  }

  @Test(
    "W3W-11: presets carry the published roles",
    arguments: [
      ("standard", "tint", "#8E8E93", "#8E8E93"),
      ("standardButtons", "background", "#007AFF", "#0A84FF"),
      ("standardCells", "brand", "#E11F26", "#E11F26"), ("maps", "line", "#A7A7A7", "#A7A7A7"),
      ("standardTextFields", "secondary", "#3C3C4399", "#EBEBF599"),
      ("standardIcons", "background", "#00000000", "#00000000"),
      ("standardVoice", "secondary", "#E11F26", "#E11F26"),
      ("standardOcr", "line", "#FFFFFF", "#FFFFFF"),
      ("tintedButton", "background", "#DBEFFA", "#DBEFFA"),
      ("grayButton", "background", "#00000000", "#000000"),
      ("blueFillIcon", "tint", "#FFFFFF", "#FFFFFF"), ("redIcon", "tint", "#E11F26", "#E11F26"),
      ("whiteGrayRed", "background", "#31383D", "#31383D"),
      ("blackWhiteBlue", "background", "#F2F2F7", "#1C1C1E"),
      ("halo", "tint", "#E11F264D", "#E11F264D"),
      ("searchBox", "background", "#7676801F", "#7676801F"),
      ("darkBlueGrayRedScheme", "placeholder", "#A7A7A7", "#A7A7A7"),
      ("laterStandard", "tint", "#1C86CC", "#4097D5"),
    ])
  func presets(preset: String, role: String, light: String, dark: String) throws {
    let colors = try #require(Colors.presets.first { $0.name == preset }?.value)
    let color = colors[try #require(ColorRole(rawValue: role))]
    #expect(color?.light.hexText == light)
    #expect(color?.dark.hexText == dark)
  }

  @Test("W3W-11: the empty preset is empty and every name is used once")
  func presetNames() {
    #expect(Colors.empty.isEmpty)
    #expect(Set(Colors.presets.map(\.name)).count == Colors.presets.count)
    #expect(Colors.presets.count == 34)
  }
}
