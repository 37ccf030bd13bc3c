public import GalleyComponents
public import GalleyDesign

/// The names that a theme gives to colours and dimensions.
public struct ThemeNames: ValueNames {
  private let theme: Theme

  /// Makes the names of a theme.
  public init(_ theme: Theme) { self.theme = theme }

  /// The colour of the theme's palette.
  public func color(named name: String) -> Color? { theme.palette[name] }

  /// The dimension of the theme.
  public func dimension(named name: String) -> Double? { theme.dimensions[name] }

  /// The scheme of a kind over the base, when the theme has one for the kind.
  public func scheme(for kind: SchemeKind) -> Scheme? {
    theme[kind] == nil ? nil : theme.scheme(for: kind)
  }

  /// The names of the theme's schemes.
  public var schemeNames: [String] { theme.kinds.map(\.name) }

  /// The palette's names.
  public var colorNames: [String] { theme.palette.names }
}
