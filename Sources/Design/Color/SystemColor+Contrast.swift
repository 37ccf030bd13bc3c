extension SystemColor {
  /// The colour for users who requested more contrast, light and dark; nil for one that does not change.
  ///
  /// Sources of the published values disagree about yellow and the labels; these are the newer ones.
  var increasedContrast: (light: RGBAColor, dark: RGBAColor)? {
    switch self {
    case .systemRed: solid(0xD70015, 0xFF6961)
    case .systemOrange: solid(0xC93400, 0xFFB340)
    case .systemYellow: solid(0xB25000, 0xFFD426)
    case .systemGreen: solid(0x248A3D, 0x30DB5B)
    case .systemTeal: solid(0x008299, 0x5DE6FF)
    case .systemBlue: solid(0x0040DD, 0x409CFF)
    case .systemIndigo: solid(0x3634A3, 0x7D7AFF)
    case .systemPurple: solid(0x8944AB, 0xDA8FFF)
    case .systemPink: solid(0xD30F45, 0xFF6482)
    case .systemGray: solid(0x6C6C70, 0xAEAEB2)
    case .systemGray2: solid(0x8E8E93, 0x7C7C80)
    case .systemGray3: solid(0xAEAEB2, 0x545456)
    case .systemGray4: solid(0xBCBCC0, 0x444446)
    case .systemGray5: solid(0xD8D8DC, 0x363638)
    case .systemGray6: solid(0xEBEBF0, 0x242426)
    case .secondaryLabel: shade(0x3C3C43, 0.8, 0xEBEBF5, 0.7)
    case .tertiaryLabel: shade(0x3C3C43, 0.7, 0xEBEBF5, 0.55)
    case .quaternaryLabel: shade(0x3C3C43, 0.55, 0xEBEBF5, 0.4)
    case .primaryFill: shade(0x787880, 0.28, 0x787880, 0.44)
    case .secondaryFill: shade(0x787880, 0.24, 0x787880, 0.4)
    case .tertiaryFill: shade(0x767680, 0.2, 0x767680, 0.32)
    case .quaternaryFill: shade(0x747480, 0.12, 0x747480, 0.26)
    default: nil
    }
  }

  private func solid(_ light: UInt32, _ dark: UInt32) -> (RGBAColor, RGBAColor) {
    (RGBAColor(hex: light), RGBAColor(hex: dark))
  }

  private func shade(
    _ light: UInt32, _ alpha: Double, _ dark: UInt32, _ darkAlpha: Double
  ) -> (RGBAColor, RGBAColor) {
    (RGBAColor(hex: light).with(alpha: alpha), RGBAColor(hex: dark).with(alpha: darkAlpha))
  }
}
