public import GalleyDesign

extension DesignTokenDocument {
  /// Returns the values that a theme stores as tokens; its colours, lengths and text styles are not among
  /// them.
  package static func kept(by theme: Theme) -> DesignTokenDocument {
    var builder = TokensFromTheme()
    builder.addTokens(of: theme)
    return builder.tokens.document
  }

  /// The tokens of a theme: its own colours, dimensions and text styles by name (full stops make
  /// groups), and its schemes under `scheme.KIND`.
  ///
  /// - Returns: The tokens, and what they cannot carry.
  public static func tokens(
    of theme: Theme
  ) -> (document: DesignTokenDocument, notes: [TranslationNote]) {
    var builder = TokensFromTheme()
    builder.addNames(of: theme)
    for kind in theme.kinds {
      if let scheme = theme[kind] { builder.add(scheme, of: kind) }
    }
    var document = builder.tokens.document
    document.themeName = theme.name
    return (document, builder.tokens.notes)
  }
}

/// Collects the values of a theme as tokens.
private struct TokensFromTheme {
  var tokens = TokenCollection()

  mutating func addNames(of theme: Theme) {
    for name in theme.palette.names {
      guard let color = theme.palette[name], color != Palette.standard[name] else { continue }
      tokens.add(color, at: tokens.path(of: name, "colour"))
    }
    for (name, points) in theme.dimensions.sorted(by: { $0.key < $1.key })
    where theme.tokens[name]?.value.type != .number {
      tokens.add(.dimension(TokenDimension(points)), at: tokens.path(of: name, "dimension"))
    }
    for (name, style) in theme.textStyles.sorted(by: { $0.key < $1.key }) {
      let path = tokens.path(of: name, "text style")
      tokens.add(.typography(typography(style)), at: path)
      var lost: [String] = []
      if style.font.slant == .italic { lost.append("slant") }
      if !style.font.features.isEmpty { lost.append("font features") }
      if style.color != nil { lost.append("colour") }
      if style.scaling != nil { lost.append("scaling") }
      if style.textWrap != nil { lost.append("wrapping") }
      if style.lineSpacing != 0 { lost.append("line spacing") }
      for part in lost {
        tokens.note("text style \"\(name)\"", "a typography token has no \(part)")
      }
    }
    addTokens(of: theme)
  }

  mutating func addTokens(of theme: Theme) {
    for (name, token) in theme.tokens.sorted(by: { $0.key < $1.key }) {
      tokens.add(token.value, dark: token.darkValue, at: tokens.path(of: name, "token"))
    }
  }

  private func typography(_ style: TextStyle) -> TokenTypography {
    TokenTypography(
      fontFamily: [style.font.family ?? "Inter"], fontSize: TokenDimension(style.font.size),
      fontWeight: Double(style.font.weight.rawValue),
      letterSpacing: TokenDimension(style.letterSpacing),
      lineHeight: style.lineHeight)
  }

  mutating func add(_ scheme: Scheme, of kind: SchemeKind) {
    let base = ["scheme"] + tokens.path(of: kind.name, "scheme")
    let colors = scheme.colors ?? Colors()
    let styles = scheme.styles ?? Styles()
    for part in SchemeTokens.colors where part.key != "shadow" || styles.shadow == nil {
      if let color = part.get(colors) { tokens.add(color, at: base + path(part.key)) }
    }
    for part in SchemeTokens.lengths {
      guard let points = part.get(styles) else { continue }
      tokens.add(.dimension(TokenDimension(points)), at: base + path(part.key))
    }
    if let shadow = styles.shadow { add(shadow, colors.shadow, at: base + ["shadow"]) }
    addFont(styles.font, at: base + ["font"], kind)
    noteLost(styles, kind)
  }

  private func path(_ key: String) -> [String] { key.split(separator: ".").map(String.init) }

  private mutating func add(_ shadow: Shadow, _ color: Color?, at path: [String]) {
    let make = { (core: RGBAColor) in
      TokenShadow(
        color: TokenColor(core.with(alpha: core.alpha * shadow.opacity)),
        offsetX: TokenDimension(shadow.x), offsetY: TokenDimension(shadow.y),
        blur: TokenDimension(shadow.blur), spread: TokenDimension(shadow.spread))
    }
    let color = color ?? Color(.black)
    let dark = color.dark == color.light ? nil : DesignTokenValue.shadow([make(color.dark)])
    tokens.add(.shadow([make(color.light)]), dark: dark, at: path)
  }

  private mutating func addFont(_ font: FontStyle?, at path: [String], _ kind: SchemeKind) {
    guard let font else { return }
    guard let size = font.size, let plain = font.descriptor(for: ReaderSettings()) else {
      tokens.note("scheme \"\(kind.name)\"", "a font without a size has no token")
      return
    }
    tokens.add(
      .typography(
        TokenTypography(
          fontFamily: [plain.family ?? "Inter"], fontSize: TokenDimension(size),
          fontWeight: Double(plain.weight.rawValue))), at: path)
    if font.scaling != nil || font.maximumSize != nil || font.boldName != nil
      || plain.slant == .italic
    {
      let reason = "a typography token has no slant, scaling, largest size or bold name"
      tokens.note("font of scheme \"\(kind.name)\"", reason)
    }
  }

  private mutating func noteLost(_ styles: Styles, _ kind: SchemeKind) {
    for field in styles.definedFields where !SchemeTokens.styleFields.contains(field) {
      tokens.note("scheme \"\(kind.name)\"", "there is no token type for \"\(field)\"")
    }
    if case .oval? = styles.cornerRadius {
      tokens.note("scheme \"\(kind.name)\"", "an oval corner has no length")
    }
    if case .circle? = styles.cornerRadius {
      tokens.note("scheme \"\(kind.name)\"", "a circle's corner has no length")
    }
  }
}
