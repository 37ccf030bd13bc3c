import GalleyDesign
import Testing

@Suite struct RGBAColorTests {
  @Test("W3W-1: the constructors agree with each other")
  func constructors() {
    #expect(RGBAColor(hex: 0xFF0000) == RGBAColor(red: 1, green: 0, blue: 0))
    #expect(RGBAColor(alphaAndHex: 0x8000_00FF) == RGBAColor(hex: 0xFF, alpha: 128.0 / 255))
    #expect(RGBAColor(grey: 0.5) == RGBAColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(RGBAColor.black.with(alpha: 0.25).alpha == 0.25)
    #expect(RGBAColor.black != RGBAColor.clear)
  }

  @Test("W3W-4: colours leave as packed numbers and as text, clamped and rounded")
  func conversions() {
    #expect(RGBAColor(hex: 0x123456, alpha: 0.5).packedRGBA == 0x1234_5680)
    #expect(RGBAColor(packedRGBA: 0x1234_5678).hexText == "#12345678")
    #expect(RGBAColor(red: 2, green: -1, blue: .nan).hexText == "#FF0000")
    #expect(RGBAColor(hex: 0xABCDEF).hexText == "#ABCDEF")
  }

  @Test(
    "DNA-6, DUI-16, STY-2: hexadecimal text in every documented form",
    arguments: [
      ("#5C374C", "#5C374C"), ("5c374c", "#5C374C"), ("  #ffffff ", "#FFFFFF"),
      // Eight digits by their number: a red of 00 does not make a six-digit colour.
      ("00FF00FF", "#00FF00"), ("#00000080", "#00000080"), ("12345678", "#12345678"),
      // Three digits are RGB, four RGBA.
      ("f00", "#FF0000"), ("#abc", "#AABBCC"), ("#f008", "#FF000088"), ("#000f", "#000000"),
      // Two digits are grey.
      ("80", "#808080"),
    ])
  func hexIn(text: String, expected: String) {
    #expect(RGBAColor(hexText: text)?.hexText == expected)
  }

  @Test(
    "DNA-6, STY-2: what is no hexadecimal colour is refused, not guessed",
    arguments: [
      "", "#", "1", "12345", "1234567", "123456789", "red", "##fff", "12 456", "#ggg", "４４４",
    ])
  func hexRefused(text: String) {
    #expect(RGBAColor(hexText: text) == nil)
  }

  @Test("DNA-6: lighter and darker scale the brightness of HSB and clamp")
  func variations() {
    #expect(RGBAColor(hex: 0x804020).lighter().hexText == "#A05028")
    #expect(RGBAColor(hex: 0x804020).darker().hexText == "#603018")
    #expect(RGBAColor(hex: 0xF08040).lighter(by: 0.5).hexText == "#FF8844")
    #expect(RGBAColor(grey: 0.5).darker(by: 2).hexText == "#000000")
    #expect(RGBAColor(hex: 0x204060, alpha: 0.5).darker(by: 0.5).alpha == 0.5)
  }

  @Test("DNA-6: hue, saturation and brightness lead back to the colour")
  func hueRoundTrip() {
    for value: UInt32 in [0xFF0000, 0x00FF00, 0x0000FF, 0x123456, 0xFEDCBA, 0x808080, 0xC01080] {
      let color = RGBAColor(hex: value)
      let (hue, saturation, brightness) = color.hueSaturationBrightness
      let back = RGBAColor(hue: hue, saturation: saturation, brightness: brightness)
      #expect(back.hexText == color.hexText)
    }
  }

  @Test("W3W-2: brightness decides between black and white text")
  func brightness() {
    #expect(RGBAColor(red: 1, green: 0, blue: 0).perceivedBrightness == 0.299)
    #expect(CoreColorName.yellow.value.isLight())
    #expect(!CoreColorName.yellow.value.isLight(threshold: 0.9))
    #expect(CoreColorName.yellow.value.complementaryText == .black)
    #expect(CoreColorName.darkBlue.value.complementaryText == .white)
  }

  @Test(
    "W3W-2: names for people",
    arguments: [
      (RGBAColor(hex: 0xE11F26), "red"), (RGBAColor(hex: 0xE11F27), "red"),
      (RGBAColor(hex: 0x53C18A, alpha: 0.5), "green 50%"), (RGBAColor.clear, "Clear"),
      (RGBAColor(red: 0.1, green: 0.2, blue: 0.9), "(10%, 20%, 90%)"),
    ])
  func names(color: RGBAColor, name: String) {
    #expect(color.debugName == name)
  }

  @Test("W3W-2: the contrast ratio of WCAG")
  func contrast() {
    #expect(RGBAColor.black.contrastRatio(against: .white) == 21)
    #expect(RGBAColor.white.contrastRatio(against: .white) == 1)
    // WCAG's own borderline grey: 4.54 to 1 on white.
    let grey = RGBAColor(hex: 0x767676).contrastRatio(against: .white)
    #expect((grey * 100).rounded() == 454)
    // Half of black over white is the grey 0x80 and not black.
    let half = RGBAColor.black.with(alpha: 0.5).contrastRatio(against: .white)
    #expect((half * 100).rounded() == 398)
    // Two halves over each other are three quarters, the upper one counting twice as much.
    let both = RGBAColor.white.with(alpha: 0.5).composited(over: .black.with(alpha: 0.5))
    #expect(both.alpha == 0.75 && abs(both.red - 2.0 / 3) < 1e-12)
  }
}
