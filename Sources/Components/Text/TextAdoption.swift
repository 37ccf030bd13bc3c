internal import GalleyDesign
internal import GalleyText

/// Takes from a scheme what concerns text: the font part by part, alignment, line breaks,
/// decorations and capitals (STY-10 … STY-14).
enum TextAdoption {
  static func adopt(_ scheme: Scheme, into text: inout StyleAdoption<Text>) {
    guard let styles = scheme.styles else { return }
    if let font = styles.font ?? styles.styledText?.font { adopt(font, into: &text) }
    let styled = styles.styledText
    let alignment = styles.textAlignment ?? styled?.alignment
    text.set(
      "textAlignment", \.lines.textAlignment,
      to: alignment.flatMap { TextAlignmentName(rawValue: $0.rawValue) })
    text.set("uppercase", \.lines.uppercase, to: styles.uppercasesText)
    guard let styled else { return }
    text.set("letterSpacing", \.lines.letterSpacing, to: styled.kern)
    text.set("lineSpacing", \.lines.lineSpacing, to: styled.lineSpacing.map { Length($0) })
    text.set(
      "lineHeightMultiple", \.lines.lineHeightMultiple,
      to: styled.lineHeightMultiple.map { Length($0) })
    text.set(
      "lineBreakMode", \.lines.lineBreakMode,
      to: styled.lineBreak.flatMap { LineBreakModeName.otherSpellings[$0.rawValue] })
    text.set(
      "underline", \.lines.underline,
      to: decoration(styled.underline, styled.underlineColor))
    text.set(
      "strikethrough", \.lines.strikethrough,
      to: decoration(styled.strikethrough, styled.strikethroughColor))
    text.set(
      "highlightColor", \.lines.highlightColor, to: styled.background.map { ColorValue($0) })
  }

  /// A font applies only when both its name and its size are known (STY-8).
  private static func adopt(_ font: FontStyle, into text: inout StyleAdoption<Text>) {
    guard let name = font.name, let size = font.size else { return }
    text.set("fontName", \.fontName, to: name)
    text.set("fontSize", \.fontSize, to: Length(size))
    text.set("fontWeight", \.fontWeight, to: font.weight.map { FontWeightName($0) })
    text.set("fontStyle", \.fontStyle, to: font.slant.map { $0 == .italic ? .italic : .normal })
    text.set("fontScaling", \.fontScaling, to: font.scaling.map { FontScaling($0) })
    text.set("maximumFontSize", \.maximumFontSize, to: font.maximumSize.map { Length($0) })
    text.set("boldFontName", \.boldFontName, to: font.boldName)
  }

  private static func decoration(
    _ line: TextStyling.Line?, _ color: Color?
  ) -> DecorationValue? {
    guard let line else { return nil }
    let result = LineDecoration.Style(rawValue: line.stroke.rawValue).map { style in
      LineDecoration(
        style, pattern: LineDecoration.Pattern(rawValue: line.pattern.documentName) ?? .solid,
        byWord: line.byWord)
    }
    return DecorationValue(result, color: color.map { ColorValue($0) })
  }
}

extension TextStyling.Line.Pattern {
  /// The name in documents: without the style sheet's `pattern`.
  fileprivate var documentName: String {
    switch self {
    case .solid: "solid"
    case .dot: "dot"
    case .dash: "dash"
    case .dashDot: "dashDot"
    case .dashDotDot: "dashDotDot"
    }
  }
}
