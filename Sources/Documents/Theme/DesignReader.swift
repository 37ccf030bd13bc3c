internal import GalleyComponents
internal import GalleyDesign
internal import GalleyParsing
internal import GalleyStyleSheets

/// Reads `theme` and `styleSheet` of an envelope, in any position among its keys: they decide the meaning of
/// every other name in the document.
///
/// A theme is the name of a preset, the path of a theme file, or a theme written out; a style sheet is the
/// path of a file or a sheet written out. Those given by the caller that requests the picture take
/// precedence.
struct DesignReader {
  let diagnostics: DiagnosticCollector
  let files: @Sendable (String) -> SourceText?
  let readTheme: @Sendable (SourceText, ReadingMode) -> (Theme?, [Diagnostic])

  func read(
    _ value: SyntaxValue, theme: Theme?, styleSheet: ResolvedStyleSheet?
  ) -> DocumentDesign {
    let isEnvelope = value["root"] != nil || value["canvas"] != nil
    let own: SyntaxValue? = isEnvelope ? value : nil
    let theme = theme ?? own?[EnvelopeKey.theme.rawValue].flatMap(readTheme) ?? .standard
    let named = own.flatMap {
      $0[EnvelopeKey.styleSheet.rawValue] ?? $0[EnvelopeKey.stylesheet.rawValue]
    }
    let sheet = styleSheet ?? named.flatMap(readSheet) ?? ResolvedStyleSheet()
    return DocumentDesign(theme: theme, styleSheet: sheet)
  }

  private func readTheme(_ value: SyntaxValue) -> Theme? {
    if let preset = Theme.presets.first(where: { $0.name == value.text }) {
      return preset.theme
    }
    if let path = value.text {
      guard let source = file(path, at: value.range, noun: "theme") else { return nil }
      let (theme, findings) = readTheme(source, diagnostics.mode)
      report(findings, in: source, at: value.range)
      return theme
    }
    return ThemeReader.read(value, diagnostics)
  }

  private func readSheet(_ value: SyntaxValue) -> ResolvedStyleSheet? {
    if let path = value.text {
      guard let source = file(path, at: value.range, noun: "style sheet") else { return nil }
      let (file, findings) = StyleSheetFile.read(source, mode: diagnostics.mode)
      report(findings, in: source, at: value.range)
      return file.resolved
    }
    let sheet = StyleSheetReader.read(value, diagnostics: diagnostics)
    return StyleResolver.resolve(sheet, diagnostics: diagnostics)
  }

  private func file(_ path: String, at range: SourceRange, noun: String) -> SourceText? {
    if let source = files(path) { return source }
    guard ResourcePath.staysInside(path) else {
      diagnostics.fail(
        "the \(noun) \(SyntaxValue.quoted(path)) lies outside the document's folder; \(Self.ways(to: noun))",
        at: range)
      return nil
    }
    let presets = Theme.presets.map(\.name)
    diagnostics.fail(
      "there is no \(noun) \(SyntaxValue.quoted(path)) beside the document", at: range,
      suggestion: noun == "theme" ? diagnostics.nearest(path, in: presets) : nil)
    return nil
  }

  /// The options that take a file from outside of the document's folder.
  private static func ways(to noun: String) -> String {
    noun == "theme"
      ? "give it with --theme, as the \"theme\" of a suite.json, or its folder with --assets"
      : "give it with --stylesheet, or its folder with --assets"
  }

  /// Findings of another file, each with its place in that file, at the reference to it.
  private func report(_ findings: [Diagnostic], in source: SourceText, at range: SourceRange) {
    for finding in findings {
      let place = finding.range.map { source.location(of: $0.start) }
      let prefix = place.map { "\(source.name):\($0.line):\($0.column)" } ?? source.name
      let finding = finding.quotable(in: source)
      // A suggestion belongs in the other file, not in the place of its name.
      let meant = finding.suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
      diagnostics.add(
        Diagnostic(finding.severity, "\(prefix): \(finding.message)\(meant)", at: range))
    }
  }
}
