extension Colors {
  /// White on the system's blue.
  public static let filledButton = Colors(
    foreground: .white, background: SystemColor.systemBlue.color)
  /// The system's blue on pale blue.
  public static let tintedButton = Colors(
    foreground: SystemColor.systemBlue.color, background: CoreColorName.powderBlue.color)
  /// Text on nothing in light, on black in dark surroundings.
  public static let grayButton = Colors(
    foreground: SemanticColor.text.color, background: Color(light: .clear, dark: .black))
  /// The system's blue on nothing.
  public static let plainButton = Colors(
    foreground: SystemColor.systemBlue.color, background: .clear)
  /// Maps.
  public static let maps = Colors(
    foreground: .white, background: CoreColorName.darkBlue.color, tint: CoreColorName.red.color,
    secondary: SystemColor.tertiaryLabel.color
  ).setting(\.line, to: CoreColorName.mediumGrey.color)

  /// Grey icons.
  public static let grayIcon = icon(SystemColor.systemGray.color)
  /// Blue icons.
  public static let blueIcon = icon(SystemColor.systemBlue.color)
  /// Blue icons whose tint is the colour that stands out on blue.
  public static let blueFillIcon = filledIcon(SystemColor.systemBlue.color)
  /// Black icons.
  public static let blackIcon = icon(.black)
  /// Black icons with a white tint.
  public static let blackFillIcon = filledIcon(.black)
  /// Red icons.
  public static let redIcon = icon(CoreColorName.red.color)
  /// Red icons whose tint is the colour that stands out on red.
  public static let redFillIcon = filledIcon(CoreColorName.red.color)

  /// Black, white, red and grey.
  public static let blackGrayRed = four(.black, .white, .red, .grey32)
  /// Dark blue, white, red and grey.
  public static let darkBlueGrayRed = four(.darkBlue, .white, .red, .grey32)
  /// Text, background, red and grey.
  public static let lightDarkMode = Colors(
    foreground: SemanticColor.text.color, background: SemanticColor.background.color,
    tint: CoreColorName.red.color, secondary: CoreColorName.grey32.color)
  /// Black on pale blue.
  public static let blackWhitePowder = four(.black, .powderBlue, .black, .offLightGrey)
  /// White on dark grey with red.
  public static let whiteGrayRed = four(.white, .offDarkGrey, .red, .offLightGrey)
  /// Black on the second background with blue.
  public static let blackWhiteBlue = Colors(
    foreground: .black, background: SystemColor.secondarySystemBackground.color,
    tint: SystemColor.systemBlue.color, secondary: CoreColorName.offLightGrey.color)
  /// Black on white.
  public static let blackWhite = four(.black, .white, .black, .black)

  /// A ring of light red.
  public static let halo = Colors(
    foreground: red(0.15), background: red(0.1), tint: red(0.3), secondary: red(0.15))
  /// Fields for searching.
  public static let searchBox = Colors(
    foreground: .black, background: fixed(0x767680, alpha: 0.12),
    tint: SemanticColor.labelColourLight.color, secondary: SemanticColor.labelColourLight.color)
  /// `blackGrayRed` with every other role filled in.
  public static let blackGrayRedScheme = completed(blackGrayRed)
  /// `darkBlueGrayRed` with every other role filled in.
  public static let darkBlueGrayRedScheme = completed(darkBlueGrayRed)

  /// The standard set of later releases.
  public static let laterStandard = Colors(
    foreground: .label, background: SemanticColor.background.color,
    tint: adaptive(0x1C86CC, 0x4097D5), secondary: adaptive(0x747480, 0x8F9193),
    border: adaptive(0xC3C7CC, 0x37393C))

  /// Every preset by its name.
  public static let presets: [(name: String, value: Colors)] = [
    ("standard", standard), ("standardButtons", standardButtons),
    ("standardTextFields", standardTextFields), ("standardLabels", standardLabels),
    ("standardCells", standardCells), ("standardIcons", standardIcons),
    ("standardVoice", standardVoice), ("standardOcr", standardOcr),
    ("filledButton", filledButton), ("tintedButton", tintedButton), ("grayButton", grayButton),
    ("plainButton", plainButton), ("maps", maps), ("grayIcon", grayIcon), ("blueIcon", blueIcon),
    ("blueFillIcon", blueFillIcon), ("blackIcon", blackIcon), ("blackFillIcon", blackFillIcon),
    ("redIcon", redIcon), ("redFillIcon", redFillIcon), ("blackGrayRed", blackGrayRed),
    ("darkBlueGrayRed", darkBlueGrayRed), ("lightDarkMode", lightDarkMode),
    ("blackWhitePowder", blackWhitePowder), ("whiteGrayRed", whiteGrayRed),
    ("blackWhiteBlue", blackWhiteBlue), ("blackWhite", blackWhite), ("halo", halo),
    ("searchBox", searchBox), ("blackGrayRedScheme", blackGrayRedScheme),
    ("darkBlueGrayRedScheme", darkBlueGrayRedScheme), ("basic", basic),
    ("laterStandard", laterStandard), ("empty", empty),
  ]

  private static func filledIcon(_ color: Color) -> Colors {
    icon(color).setting(\.tint, to: color.mapped(\.complementaryText))
  }

  private static func red(_ alpha: Double) -> Color {
    CoreColorName.red.color.with(alpha: alpha)
  }

  private static func four(
    _ foreground: CoreColorName, _ background: CoreColorName, _ tint: CoreColorName,
    _ secondary: CoreColorName
  ) -> Colors {
    Colors(
      foreground: foreground.color, background: background.color, tint: tint.color,
      secondary: secondary.color)
  }

  private static func completed(_ colors: Colors) -> Colors {
    colors.setting(\.brand, to: CoreColorName.darkBlue.color)
      .setting(
        \.highlight,
        to: ColorPair(
          foreground: SemanticColor.text.color, background: CoreColorName.darkBlue.color)
      )
      .setting(\.border, to: CoreColorName.mediumGrey.color)
      .setting(\.separator, to: CoreColorName.lightGrey.color)
      .setting(\.shadow, to: CoreColorName.offDarkGrey.color)
      .setting(\.placeholder, to: CoreColorName.mediumGrey.color)
      .setting(\.error, to: .error)
  }
}
