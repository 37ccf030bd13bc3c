public import GalleyDesign
public import GalleyParsing
public import GalleyStyleSheets

/// What the names in a document stand for: a theme and a style sheet over it.
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

  /// Reads a theme file and a style sheet, either of which may be missing.
  ///
  /// - Returns: The design as far as it could be read, and the findings of each file; it is right
  ///   exactly when no finding is an error.
  public static func read(
    theme: SourceText?, styleSheet: SourceText?
  ) -> (design: DocumentDesign, findings: [SourceFindings]) {
    var findings: [SourceFindings] = []
    var base = Theme.standard
    if let theme {
      let (read, diagnostics) = ThemeReader.read(theme)
      base = read ?? base
      findings.append(SourceFindings(source: theme, diagnostics: diagnostics))
    }
    var sheet = ResolvedStyleSheet()
    if let styleSheet {
      let (file, diagnostics) = StyleSheetFile.read(styleSheet)
      sheet = file.resolved
      findings.append(SourceFindings(source: styleSheet, diagnostics: diagnostics))
    }
    return (DocumentDesign(theme: base, styleSheet: sheet), findings)
  }
}

/// What was found in one file.
public struct SourceFindings: Sendable {
  /// The file.
  public var source: SourceText
  /// What was found in it.
  public var diagnostics: [Diagnostic]

  /// Whether a finding is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
