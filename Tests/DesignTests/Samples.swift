import GalleyDesign

/// Values in which no property is nil. A new property makes `MergeableTests` fail until it is set
/// here, which is what proves that the merge carries it.
enum Samples {
  static let pair = ColorPair(foreground: .black, background: Color(RGBAColor(hex: 0x123456)))
  static let states = StateColors(
    foreground: .black, background: Color(RGBAColor(hex: 0x654321)), border: .clear)

  static let colors: Colors = {
    var colors = Colors()
    for (index, role) in ColorRole.allCases.enumerated() {
      colors[role] = Color(RGBAColor(hex: UInt32(index * 1_000 + 1)))
    }
    colors.highlight = pair
    colors.success = pair
    colors.warning = pair
    colors.error = pair
    colors.header = pair
    colors.highlighted = states
    colors.selected = states
    colors.disabled = states
    colors.focused = states
    colors.invalid = states
    return colors
  }()

  static let font: FontStyle = {
    var font = FontStyle(
      name: "Inter", size: 11, weight: .bold, scaling: .style(.body), maximumSize: 30,
      boldName: "Inter-Bold")
    font.slant = .italic
    font.features = [FontFeature("tnum")]
    font.axes = [FontAxisValue("wght", 450)]
    font.allowsSynthesis = false
    font.palette = .numbered(2)
    font.textStyle = .body
    return font
  }()

  static let styling: TextStyling = {
    var styling = TextStyling()
    styling.foreground = .black
    styling.background = .white
    styling.font = font
    styling.lineSpacing = 1
    styling.lineHeightPlacement = .above
    styling.lineHeight = 1.4
    styling.lineHeightMultiple = 1.5
    styling.kern = 0.5
    styling.underline = .init(.double)
    styling.underlineColor = .black
    styling.strikethrough = .init(.thick)
    styling.strikethroughColor = .white
    styling.obliqueness = 0.1
    styling.link = "https://example.org"
    styling.alignment = .justified
    styling.lineBreak = .byClipping
    styling.textWrap = .balance
    styling.sizeFactor = 0.75
    styling.rise = 0.25
    styling.language = "tr"
    styling.firstLineIndent = 1
    styling.indent = 2
    styling.tailIndent = -3
    styling.paragraphSpacing = 0.5
    styling.cell = TableCell(table: 1, column: 2)
    styling.block = TextBlock(gap: 1)
    styling.emKern = 0.1
    return styling
  }()

  static let styles: Styles = {
    var styles = Styles(
      border: .twoPoint, cornerRadius: .soft, shadow: .low, fonts: Fonts(), padding: .bold,
      rowHeight: .large, lineThickness: .threePoint)
    styles.glassCornerRadius = .oval
    styles.font = font
    styles.textAlignment = .center
    styles.margin = .heavy
    styles.separator = .singleLine
    styles.iconSize = .large
    styles.spacing = 7
    styles.imagePadding = 5
    styles.clipsToBounds = true
    styles.visualEffect = .thick
    styles.textBorder = .bezel
    styles.tintsImage = true
    styles.uppercasesText = true
    styles.uppercasesPlaceholder = false
    styles.styledText = styling
    styles.styledPlaceholder = styling
    return styles
  }()

  static let scheme = Scheme(colors: colors, styles: styles)
}
