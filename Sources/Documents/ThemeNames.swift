import GalleyComponents
package import GalleyDesign
internal import GalleyStyleSheets

/// The names that a theme and a style sheet give to colours, dimensions, styles and schemes.
package struct ThemeNames: ValueNames {
  /// The theme, with the colours and dimensions of the style sheet over its own.
  package let theme: Theme
  private let sheet: ResolvedStyleSheet
  private let palette: Palette
  private let dimensions: [String: Double]

  /// Makes the names of a design.
  package init(_ design: DocumentDesign) {
    theme = design.theme
    sheet = design.styleSheet
    palette = theme.palette
    dimensions = theme.dimensions
  }

  /// The colour of the sheet or of the theme's palette, or that of a border.
  package func color(named name: String) -> Color? {
    palette[name]
      ?? theme.tokens[name]?.color {
        if case .border(let border) = $0 { border.color } else { nil }
      }
  }

  /// The dimension of the sheet or the theme, or the width of a border.
  package func dimension(named name: String) -> Double? {
    if let points = dimensions[name] { return points }
    guard case .border(let border)? = theme.tokens[name]?.value else { return nil }
    return border.width.points
  }

  /// The names of the dimensions of the sheet or the theme.
  package var dimensionNames: [String] { dimensions.keys.sorted() }

  /// The palette's names.
  package var colorNames: [String] { palette.names }

  /// Returns the scheme of a style, its parents included, with a substyle over it (STY-9).
  package func style(named name: String?, substyle: String?) -> Scheme? {
    sheet.scheme(style: name, substyle: substyle)
  }

  /// The names of the sheet's styles.
  package var styleNames: [String] { sheet.styleNames }

  /// The scheme of a kind over the base, when the theme has one for the kind.
  package func scheme(for kind: SchemeKind) -> Scheme? {
    theme[kind] == nil ? nil : theme.scheme(for: kind)
  }

  /// The theme's text style, else the one that every theme knows.
  package func textStyle(named name: String) -> TextStyle? {
    theme.textStyle(named: name)
  }

  /// The names of the theme's text styles and of DNAKit's.
  package var textStyleNames: [String] {
    theme.textStyles.keys.sorted() + DNATypography.allCases.map(\.name)
  }

  /// The scheme of a kind as the theme has it.
  package func ownScheme(of kind: SchemeKind) -> Scheme? { theme[kind] }

  /// The names of the theme's schemes.
  package var schemeNames: [String] { theme.kinds.map(\.name) }
}
