import GalleyDesign
import GalleyParsing
import Testing

@testable import GalleyTokens

/// Expected colours were computed with ColorAide 4 (PyPI), which is independent of this code.
@Suite("Colours that are calculated")
struct ColorCalculationTests {
  @Test(
    "Colours of CSS are read in the space in which they are written",
    arguments: [
      ("tomato", "#FF6347"), ("transparent", "#00000000"), ("#abc8", "#AABBCC88"),
      ("oklch(0.7 0.15 200)", "#00B9C3"), ("color(display-p3 1 0 0)", "#FF0000"),
      ("lab(52 40 59)", "#C55C0A"), ("hwb(194 0% 0%)", "#00C4FF"),
      ("oklab(59% 0.1 0.1)", "#C05D2B"), ("lch(52 72 50)", "#CD551A"),
      ("hsl(0.5turn 50% 40% / 50%)", "#33999980"), ("rgb(10% 20% 30%)", "#1A334D"),
    ])
  func css(_ text: String, _ hex: String) {
    #expect(TokenColor(css: text)?.core.hexText == hex)
  }

  @Test(
    "Text that is no colour is refused",
    arguments: [
      "rgb(1, 2)", "hsl(x 1% 2%)", "color(mine 1 1 1)", "lab(1 2 inf)", "rgb(rgb(1 2 3))",
    ])
  func notAColor(_ text: String) {
    #expect(TokenColor(css: text) == nil)
  }

  @Test("A colour in another space has that space's components, and a grey has no hue")
  func conversion() {
    let blue = TokenColor(RGBAColor(hex: 0x1F7AE0))
    #expect(
      blue.converted(to: .lch).components.map { $0.map { Int($0 * 100) } } == [5042, 6042, 27322])
    #expect(
      blue.converted(to: .hsl).components.map { $0.map { Int($0 * 100) } } == [21170, 7568, 5000])
    #expect(
      blue.converted(to: .displayP3).components.map { $0.map { Int($0 * 10000) } } == [
        2369, 4715, 8505,
      ]
    )
    #expect(blue.converted(to: .lch).core.hexText == "#1F7AE0")
    #expect(TokenColor(RGBAColor(hex: 0x808080)).converted(to: .lch).components[2] == nil)
    #expect(TokenColor(RGBAColor(hex: 0x808080)).converted(to: .hsl).components[0] == nil)
  }

  @Test(
    "The modifiers of Tokens Studio are applied in their space",
    arguments: [
      (#"{"type": "lighten", "value": "0.25", "space": "lch"}"#, "#7099E9"),
      (#"{"type": "darken", "value": "0.25", "space": "lch"}"#, "#245AA3"),
      (#"{"type": "lighten", "value": 0.25, "space": "hsl"}"#, "#579BE8"),
      (#"{"type": "darken", "value": "0.25", "space": "hsl"}"#, "#175CA8"),
      (#"{"type": "lighten", "value": "25%", "space": "p3"}"#, "#5F9BE8"),
      (#"{"type": "darken", "value": "{amount}", "space": "srgb"}"#, "#175CA8"),
      (#"{"type": "mix", "value": "0.25", "space": "srgb", "color": "{red}"}"#, "#576AB4"),
      (##"{"type": "mix", "value": "0.25", "space": "lch", "color": "#ff3b30"}"##, "#9365DF"),
      (#"{"type": "mix", "value": "0.25", "space": "hsl", "color": "{red}"}"#, "#4222E9"),
      (#"{"type": "mix", "value": "0.25", "space": "p3", "color": "{red}"}"#, "#676EB7"),
      (#"{"type": "mix", "value": "0.5", "space": "lch", "color": "white"}"#, "#A4BAF1"),
      (#"{"type": "alpha", "value": "0.5", "space": "srgb"}"#, "#1F7AE080"),
    ])
  func modifiers(_ modifier: String, _ hex: String) {
    let reading = TokenReading(
      """
      {"base": {"value": "#1f7ae0", "type": "color"}, "red": {"value": "#ff3b30", "type": "color"},
       "amount": {"value": "0.25", "type": "number"},
       "hover": {"value": "{base}", "type": "color",
         "$extensions": {"studio.tokens": {"modify": \(modifier), "id": 1}}},
       "soft": {"value": "rgba({hover}, 0.5)", "type": "color"},
       "alias": {"value": "{hover}", "type": "color"}}
      """)
    #expect(reading.findings == [])
    #expect(reading["hover"]?.core?.hexText == hex)
    #expect(reading["alias"]?.core?.hexText == hex)
    #expect(reading["soft"]?.core?.hexText == hex.prefix(7) + "80")
    // A modifier that was applied is not passed on, or the next tool would apply it again.
    #expect(reading.document["hover"]?.extensions?["studio.tokens"]?["modify"] == nil)
    #expect(reading.document["hover"]?.extensions?["studio.tokens"]?["id"] != nil)
  }

  @Test(
    "A modifier that cannot be read leaves its token out",
    arguments: [
      #"{"type": "glow", "value": "0.5", "space": "lch"}"#,
      #"{"type": "alpha", "value": "4px", "space": "lch"}"#,
      #"{"type": "mix", "value": "0.5", "space": "lch"}"#,
      #"{"type": "darken", "value": "0.5", "space": "cmyk"}"#,
    ])
  func unreadableModifiers(_ modifier: String) {
    let reading = TokenReading(
      """
      {"base": {"value": "#1f7ae0", "type": "color"},
       "hover": {"value": "{base}", "type": "color",
         "$extensions": {"studio.tokens": {"modify": \(modifier)}}}}
      """)
    #expect(reading.document["hover"] == nil)
    #expect(reading.findings.contains { $0.contains("\"hover\" is left out") })
  }

  @Test(
    "Colours may be made of colours in any notation",
    arguments: [
      ("rgba({rgb}, 0.15)", "#00000026"), ("rgba({hsl}, 0.15)", "#33669926"),
      ("rgba({named}, 50%)", "#FF634780"), ("rgba({half}, 0.5)", "#11223380"),
      ("hsla({hsl}, 0.5)", "#33669980"), ("rgba( {rgb} , 1 )", "#000000"),
    ])
  func colorsOfColors(_ text: String, _ hex: String) {
    let reading = TokenReading(
      """
      {"rgb": {"value": "rgb(0, 0, 0)", "type": "color"},
       "hsl": {"value": "hsl(210, 50%, 40%)", "type": "color"},
       "named": {"value": "tomato", "type": "color"}, "half": {"value": "#11223344", "type": "color"},
       "x": {"value": "\(text)", "type": "color"}}
      """)
    #expect(reading["x"]?.core?.hexText == hex, "\(reading.findings)")
  }
}
