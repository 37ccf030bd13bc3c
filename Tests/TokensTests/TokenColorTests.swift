import GalleyDesign
import Testing

@testable import GalleyTokens

/// Colours and their hexadecimal forms as CSS Color 4 and its test cases give them.
@Suite("Token colours")
struct TokenColorTests {
  @Test(
    "Every colour space reaches sRGB",
    arguments: [
      (TokenColor(.srgb, [1, 0.4, 0.2]), "#FF6633"),
      (TokenColor(.srgbLinear, [0.5, 0, 1]), "#BC00FF"),
      (TokenColor(.hsl, [120, 100, 25]), "#008000"), (TokenColor(.hsl, [-30, 100, 50]), "#FF0080"),
      (TokenColor(.hwb, [90, 0, 0]), "#80FF00"), (TokenColor(.hwb, [0, 100, 100]), "#808080"),
      (TokenColor(.lab, [46.2775, -47.5621, 48.5837]), "#008000"),
      (TokenColor(.lab, [100, 0, 0]), "#FFFFFF"),
      (TokenColor(.lch, [46.2775, 67.9892, 134.3912]), "#008000"),
      (TokenColor(.oklab, [0.51975, -0.1403, 0.10768]), "#008000"),
      (TokenColor(.oklab, [1, 0, 0]), "#FFFFFF"),
      (TokenColor(.oklch, [0.51975, 0.17686, 142.495]), "#008000"),
      (TokenColor(.displayP3, [0.21604, 0.49418, 0.13151]), "#008000"),
      (TokenColor(.a98RGB, [0.281363, 0.498012, 0.116746]), "#008000"),
      (TokenColor(.proPhotoRGB, [0.230479, 0.395789, 0.129968]), "#008000"),
      (TokenColor(.rec2020, [0.235202, 0.431704, 0.085432]), "#008000"),
      (TokenColor(.xyzD65, [0.07719, 0.15438, 0.02573]), "#008000"),
      (TokenColor(.xyzD50, [0.08312, 0.154746, 0.020961]), "#008000"),
      (TokenColor(.hsl, [nil, 0, 100]), "#FFFFFF"),
    ])
  func spaces(_ color: TokenColor, _ expected: String) {
    #expect(color.core.hexText == expected)
  }

  @Test("Outside of sRGB the fallback stands, or the components are cut")
  func gamut() {
    let red = TokenColor(.displayP3, [1, 0, 0], alpha: 0.5)
    #expect(!red.isInSRGB)
    #expect(red.core == RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    var named = red
    named.fallback = RGBAColor(hex: 0xEE1100)
    #expect(named.core == RGBAColor(hex: 0xEE1100, alpha: 0.5))
  }
}
