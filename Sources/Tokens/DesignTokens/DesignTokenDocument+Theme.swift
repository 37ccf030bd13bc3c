public import GalleyDesign

extension DesignTokenDocument {
  /// A theme with the values of these tokens.
  ///
  /// Colours, dimensions and numbers, and text styles keep their paths as names: the token
  /// `{color.accent}` is the colour `color.accent`. Tokens of other types stay what they are, as
  /// ``Theme/tokens``. Tokens under `scheme.KIND` are what
  /// ``init(_:)-(Theme)`` writes there: the colours and styles of that kind of element.
  ///
  /// - Returns: The theme, and what it has no place for.
  public func theme(
    named name: String, over base: Theme = Theme()
  ) -> (theme: Theme, notes: [TranslationNote]) {
    var builder = ThemeFromTokens(theme: base)
    builder.theme.name = name
    for token in tokens { builder.add(token) }
    return (builder.theme, builder.notes)
  }
}

/// Collects tokens into a theme.
private struct ThemeFromTokens {
  var theme: Theme
  var notes: [TranslationNote] = []

  mutating func add(_ token: DesignToken) {
    if token.path.first == "scheme", token.path.count > 2, addToScheme(token) { return }
    switch token.value {
    case .color: theme.palette[token.plainName] = color(of: token)
    case .dimension(let dimension):
      theme.dimensions[token.plainName] = dimension.points
      noteRem(token)
    case .number(let number):
      // It stays a number, and is a length where a document takes it for one.
      theme.dimensions[token.plainName] = number
      theme.tokens[token.plainName] = ThemeToken(token.value)
    case .typography(let typography): theme.textStyles[token.plainName] = style(typography, token)
    default:
      theme.tokens[token.plainName] = ThemeToken(token.value, dark: token.darkValue)
      return
    }
    if token.darkValue != nil, token.value.type != .color {
      note(token, "its dark value is left out; a \(token.value.type.rawValue) has one value")
    }
  }

  private mutating func note(_ token: DesignToken, _ reason: String) {
    notes.append(TranslationNote("token \"\(token.name)\"", reason, at: token.range))
  }

  private mutating func noteRem(_ token: DesignToken) {
    if token.value.hasRem { note(token, TokenDimension.remNote) }
  }

  private mutating func noteGamut(_ token: DesignToken) {
    let values = [token.value, token.darkValue].compactMap(\.self)
    if values.contains(where: \.leavesSRGB) { note(token, TokenColor.gamutNote) }
  }

  private mutating func color(of token: DesignToken) -> Color? {
    guard case .color(let light) = token.value else { return nil }
    noteGamut(token)
    guard case .color(let dark)? = token.darkValue else { return Color(light.core) }
    return Color(light: light.core, dark: dark.core)
  }

  private mutating func style(_ typography: TokenTypography, _ token: DesignToken) -> TextStyle {
    if typography.fontFamily.count > 1 {
      note(token, "only the first family is kept; fallbacks are the font registry's")
    }
    noteRem(token)
    let font = FontDescriptor(
      family: typography.fontFamily.first, size: typography.fontSize.points,
      weight: weight(typography.fontWeight, token))
    return TextStyle(
      font: font, lineHeight: typography.lineHeight,
      letterSpacing: typography.letterSpacing.points)
  }

  private mutating func weight(_ value: Double, _ token: DesignToken) -> FontWeight {
    let weight = FontWeight(nearest: value)
    if Double(weight.rawValue) != value {
      note(token, "the weight \(value) became \(weight.rawValue)")
    }
    return weight
  }

  // MARK: Schemes

  private mutating func addToScheme(_ token: DesignToken) -> Bool {
    let kind = SchemeKind(token.path[1])
    let key = token.path[2...].joined(separator: ".")
    var scheme = theme[kind] ?? Scheme()
    var colors = scheme.colors ?? Colors()
    var styles = scheme.styles ?? Styles()
    switch token.value {
    case .color:
      guard let path = SchemeTokens.colors.first(where: { $0.key == key }) else { return false }
      path.set(&colors, color(of: token))
    case .dimension(let dimension):
      guard let path = SchemeTokens.lengths.first(where: { $0.key == key }) else { return false }
      path.set(&styles, dimension.points)
    case .border(let border) where key == "border":
      styles.border = LineThickness(points: border.width.points)
      colors.border = Color(border.color.core)
      if border.style != .named(.solid) { note(token, "borders are drawn solid") }
      noteGamut(token)
    case .shadow(let shadows) where key == "shadow":
      guard let shadow = shadows.first, !shadow.isInset else { return false }
      if shadows.count > 1 { note(token, "only the first of \(shadows.count) shadows is kept") }
      noteGamut(token)
      styles.shadow = SchemeTokens.shadow(shadow)
      colors.shadow = Color(shadow.color.core.with(alpha: 1))
    case .typography(let typography) where key == "font":
      let style = self.style(typography, token)
      styles.font = FontStyle(
        name: style.font.family, size: style.font.size, weight: style.font.weight)
    default: return false
    }
    scheme.colors = colors.isEmpty ? scheme.colors : colors
    scheme.styles = styles.isEmpty ? scheme.styles : styles
    theme[kind] = scheme
    return true
  }
}
