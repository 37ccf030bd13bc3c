import GalleyDesign
import Testing

@Suite struct ColorTests {
  private let red = RGBAColor(hex: 0xFF0000)
  private let blue = RGBAColor(hex: 0x0000FF)

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
    #expect(ColorPair(background: .black).foreground == nil)
    let pair = ColorPair(foreground: .white, background: .black)
    #expect(pair.definedFields == ["foreground", "background"])
    #expect(Colors(pair).background == .black)
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
}
