public import GalleyParsing

/// A style sheet read and resolved in one step.
public struct StyleSheetFile: Sendable {
  /// The sheet as written.
  public var sheet: StyleSheet
  /// The sheet resolved.
  public var resolved: ResolvedStyleSheet

  /// Reads and resolves a property list or JSON text.
  ///
  /// - Returns: The sheet, as far as it could be read, and the findings in the order of their
  ///   places; the sheet is right exactly when no finding is an error.
  public static func read(
    _ source: SourceText, mode: ReadingMode = .strict,
    limits: ParsingLimits = .standard
  ) -> (file: StyleSheetFile, diagnostics: [Diagnostic]) {
    let (value, syntax) = SyntaxParser.parse(source, limits: limits)
    let diagnostics = DiagnosticCollector(mode: mode, limit: limits.maximumDiagnostics)
    diagnostics.add(contentsOf: syntax)
    var sheet = StyleSheet()
    if let value { sheet = StyleSheetReader.read(value, diagnostics: diagnostics) }
    let resolved = StyleResolver.resolve(sheet, diagnostics: diagnostics)
    return (StyleSheetFile(sheet: sheet, resolved: resolved), diagnostics.sortedSummary)
  }
}
