extension ColorPair {
  /// Nothing.
  public static let none = ColorPair()
  /// Text on the background.
  public static let basic = pair(.text, .background)
  /// White on red.
  public static let error = ColorPair(foreground: .white, background: CoreColorName.red.color)
  /// The system's red on nothing.
  public static let errorLabel = ColorPair(
    foreground: SemanticColor.errorRed.color, background: .clear)
  /// White on green.
  public static let good = ColorPair(foreground: .white, background: CoreColorName.green.color)
  /// Grey on dark blue.
  public static let demo = ColorPair(
    foreground: SemanticColor.labelColourLight.color, background: CoreColorName.darkBlue.color)
  /// White on the system's blue.
  public static let cellIconFilled = ColorPair(
    foreground: .white, background: SystemColor.systemBlue.color)
  /// The highlight's background; the text stays.
  public static let highlight = ColorPair(background: SemanticColor.highlightBackground.color)

  private static func pair(_ foreground: SemanticColor, _ background: SemanticColor) -> ColorPair {
    ColorPair(foreground: foreground.color, background: background.color)
  }
}

extension Colors {
  /// The colours of most elements.
  public static let standard = Colors(
    foreground: SemanticColor.text.color, background: SemanticColor.background.color,
    tint: SystemColor.systemGray.color, secondary: SystemColor.tertiaryLabel.color,
    border: SystemColor.systemGray.color
  ).setting(\.highlight, to: .highlight)
  /// Buttons.
  public static let standardButtons = standard.setting(
    \.background, to: SystemColor.systemBlue.color
  ).setting(\.secondary, to: SystemColor.secondaryLabel.color)
  /// Fields for text.
  public static let standardTextFields = standard.setting(
    \.secondary, to: SystemColor.secondaryLabel.color)
  /// Labels.
  public static let standardLabels = standardTextFields.setting(\.error, to: .errorLabel)
  /// Cells of lists.
  public static let standardCells = standardTextFields.setting(
    \.brand, to: CoreColorName.red.color
  ).setting(
    \.highlight,
    to: ColorPair(
      foreground: SemanticColor.text.color,
      background: SemanticColor.highlightBackground.color)
  ).setting(
    \.header,
    to: ColorPair(
      foreground: SystemColor.secondaryLabel.color, background: SystemColor.septenaryFill.color))
  /// Icons.
  public static let standardIcons = Colors(
    foreground: SemanticColor.text.color, background: .clear, tint: SemanticColor.text.color,
    secondary: SemanticColor.text.color)
  /// Voice input.
  public static let standardVoice = icon(CoreColorName.red.color)
  /// Text recognition: an outline that turns green when something is found.
  public static let standardOcr = Colors(
    foreground: CoreColorName.darkBlue.color, background: SemanticColor.overlayDark.color
  ).setting(\.line, to: .white)
    .setting(\.success, to: ColorPair(foreground: CoreColorName.green.color))
    .setting(\.error, to: ColorPair(foreground: CoreColorName.coral.color))
  /// Text on the background and nothing else.
  public static let basic = Colors(.basic)
  /// Nothing.
  public static let empty = Colors()

  /// One colour on nothing.
  static func icon(_ color: Color) -> Colors {
    Colors(foreground: color, background: .clear, tint: color, secondary: color)
  }
}
