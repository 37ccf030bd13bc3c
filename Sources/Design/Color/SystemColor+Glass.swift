/// The palette of iOS 26 as the Human Interface Guidelines publish it: twelve hues changed, greys and labels did not.
/// Recorded pictures have its red (255, 56, 60) and blue (0, 136, 255).
private enum GlassPalette {
  static let rows: [(before: Color, light: UInt32, dark: UInt32, more: (UInt32, UInt32))] = [
    (SystemColor.systemRed.color, 0xFF383C, 0xFF4245, (0xE9152D, 0xFF6165)),
    (SystemColor.systemOrange.color, 0xFF8D28, 0xFF9230, (0xC55300, 0xFFA056)),
    (SystemColor.systemYellow.color, 0xFFCC00, 0xFFD600, (0xA16A00, 0xFEDF43)),
    (SystemColor.systemGreen.color, 0x34C759, 0x30D158, (0x008932, 0x4AD968)),
    (SwiftUIColor.mint.color, 0x00C8B3, 0x00DAC3, (0x008575, 0x54DFCB)),
    (SystemColor.systemTeal.color, 0x00C3D0, 0x00D2E0, (0x008198, 0x3BDDEC)),
    (SwiftUIColor.cyan.color, 0x00C0E8, 0x3CD3FE, (0x007EAE, 0x6DD9FF)),
    (SystemColor.systemBlue.color, 0x0088FF, 0x0091FF, (0x1E6EF4, 0x5CB8FF)),
    (SystemColor.systemIndigo.color, 0x6155F5, 0x6D7CFF, (0x564ADE, 0xA7AAFF)),
    (SystemColor.systemPurple.color, 0xCB30E0, 0xDB34F2, (0xB02FC2, 0xEA8DFF)),
    (SystemColor.systemPink.color, 0xFF2D55, 0xFF375F, (0xE7124D, 0xFF8AC4)),
    (SwiftUIColor.brown.color, 0xAC7F5E, 0xB78A66, (0x956D51, 0xDBA679)),
  ]

  static let colors = Dictionary(
    uniqueKeysWithValues: rows.map { row in
      (
        Hue(row.before),
        Color(
          light: RGBAColor(hex: row.light), dark: RGBAColor(hex: row.dark),
          lightIncreasedContrast: RGBAColor(hex: row.more.0),
          darkIncreasedContrast: RGBAColor(hex: row.more.1))
      )
    })

  /// The pair of values by which a colour of the system is known, whatever its opacity.
  struct Hue: Hashable {
    let light: RGBAColor
    let dark: RGBAColor

    init(_ color: Color) {
      (light, dark) = (color.light.with(alpha: 1), color.dark.with(alpha: 1))
    }
  }
}

extension Color {
  /// The colour of iOS 26 in the place of one that names it, or of one of the system's hues, as opaque as this one;
  /// others are as they are.
  var ofGlass: Color {
    if let glass { return glass }
    // A hue of the system is another one in the dark; a colour of one's own is mostly the same.
    guard light != dark, let other = GlassPalette.colors[GlassPalette.Hue(self)] else {
      return self
    }
    return other.mapped(
      light: { $0.with(alpha: light.alpha) }, dark: { $0.with(alpha: dark.alpha) })
  }
}
