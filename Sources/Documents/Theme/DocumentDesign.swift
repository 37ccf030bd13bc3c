public import GalleyDesign
public import GalleyStyleSheets

/// The meanings of the names in a document: a theme and a style sheet over it.
public struct DocumentDesign: Sendable {
  /// The theme, with the colours and dimensions of the style sheet over its own.
  public private(set) var theme: Theme
  /// The style sheet.
  public private(set) var styleSheet: ResolvedStyleSheet

  /// Makes a design.
  public init(theme: Theme = .standard, styleSheet: ResolvedStyleSheet = ResolvedStyleSheet()) {
    self.theme = styleSheet.applied(to: theme)
    self.styleSheet = styleSheet
  }
}
