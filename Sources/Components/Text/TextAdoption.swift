public import GalleyDesign
internal import GalleyText

/// Takes from a scheme what concerns text: the font part by part, alignment, line breaks,
/// decorations and capitals (STY-10 … STY-14).
struct TextAdoption<Owner> {
  private let text: WritableKeyPath<Owner, Text>

  /// For an owner that holds the text at a path.
  init(_ text: WritableKeyPath<Owner, Text>) { self.text = text }

  func adopt(_ scheme: Scheme, into owner: inout StyleAdoption<Owner>) {
    guard let styles = scheme.styles else { return }
    if let font = styles.font ?? styles.styledText?.font { adopt(font, into: &owner) }
    let styled = styles.styledText
    let alignment = styles.textAlignment ?? styled?.alignment
    set(
      &owner, "textAlignment", \.lines.textAlignment,
      to: alignment.flatMap { TextAlignment(rawValue: $0.rawValue) })
    set(
      &owner, "uppercase", \.lines.uppercase, to: styles.uppercasesText)
    guard let styled else { return }
    set(
      &owner, "letterSpacing", \.lines.letterSpacing, to: styled.kern)
    set(
      &owner, "lineSpacing", \.lines.lineSpacing, to: styled.lineSpacing)
    if let height = styled.lineHeight {
      // Documents have one key for it, which counts as set.
      set(&owner, "lineHeightMultiple", \.lines.lineHeight, to: height)
    } else {
      set(
        &owner, "lineHeightMultiple", \.lines.lineHeightMultiple,
        to: styled.lineHeightMultiple)
    }
    set(
      &owner, "lineHeightPlacement", \.lines.lineHeightPlacement, to: styled.lineHeightPlacement)
    set(
      &owner, "language", \.lines.language, to: styled.language)
    set(
      &owner, "lineBreakMode", \.lines.lineBreakMode,
      to: styled.lineBreak.flatMap { LineBreakMode.otherSpellings[$0.rawValue] })
    set(
      &owner, "textWrap", \.lines.textWrap, to: styled.textWrap)
    set(
      &owner, "underline", \.lines.underline,
      to: decoration(styled.underline, styled.underlineColor))
    if styled.underline?.skipsInk == false {
      set(&owner, "underlineSkipsInk", \.lines.underlineSkipsInk, to: false)
    }
    set(
      &owner, "strikethrough", \.lines.strikethrough,
      to: decoration(styled.strikethrough, styled.strikethroughColor))
    set(
      &owner, "highlightColor", \.lines.highlightColor, to: styled.background
    )
  }

  /// A font applies only when both its name and its size are known (STY-8).
  private func adopt(_ font: FontStyle, into owner: inout StyleAdoption<Owner>) {
    guard let name = font.name, let size = font.size else { return }
    set(
      &owner, "fontName", \.fontName, to: name)
    set(
      &owner, "fontSize", \.fontSize, to: size)
    set(
      &owner, "fontWeight", \.fontWeight, to: font.weight)
    set(
      &owner, "fontStyle", \.fontStyle, to: font.slant)
    set(
      &owner, "fontScaling", \.fontScaling, to: font.scaling)
    set(
      &owner, "maximumFontSize", \.maximumFontSize, to: font.maximumSize)
    set(
      &owner, "fontFeatures", \.fontFeatures, to: font.features)
    set(
      &owner, "fontVariations", \.fontVariations, to: font.axes)
    set(
      &owner, "fontSynthesis", \.fontSynthesis, to: font.allowsSynthesis)
    set(
      &owner, "fontPalette", \.fontPalette, to: font.palette)
    set(
      &owner, "boldFontName", \.boldFontName, to: font.boldName)
  }

  private func set<Value>(
    _ owner: inout StyleAdoption<Owner>, _ key: String, _ path: WritableKeyPath<Text, Value?>,
    to value: Value?
  ) {
    // Paths are joined only where there is something to set.
    if let value { owner.set(key, text.appending(path: path), to: value) }
  }

  private func decoration(
    _ line: TextStyling.Line?, _ color: Color?
  ) -> DecorationValue? {
    guard let line else { return nil }
    let result = LineDecoration.Style(rawValue: line.stroke.rawValue).map { style in
      LineDecoration(
        style, pattern: LineDecoration.Pattern(rawValue: line.pattern.documentName) ?? .solid,
        byWord: line.byWord)
    }
    return DecorationValue(result, color: color)
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

extension Text {
  /// The text in one of DNAKit's styles: font, line spacing, letter spacing and, unless one is
  /// inherited from a scheme, its colour (DNA-22).
  public func typography(_ style: DNATypography) -> ModifiedContent<Text, SchemeModifier> {
    typography(style.textStyle)
  }

  /// The text in a text style, for instance of a theme.
  public func typography(_ style: TextStyle) -> ModifiedContent<Text, SchemeModifier> {
    scheme(TypographyName(name: "", style: style).scheme)
  }
}
