import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyLocalization
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleyStyleSheets
import GalleySystem
import GalleyText

extension SourceOptions {
  /// A renderer over Galley's fonts and the user's.
  func renderer(and more: [String] = []) throws(FontError) -> Renderer {
    try Renderer(fontPaths: fontFolders + more, limits: budget.limits)
  }

  /// Reads and draws documents according to the options, and to the suites above them where these leave something
  /// open.
  ///
  /// - Parameter known: The renderer, if there is one already.
  /// - Throws: As `loader` does, or `FontError`.
  func documents(_ known: Renderer? = nil) throws -> DocumentRenderer {
    let renderer = try known ?? renderer()
    let theme = try loadedTheme()
    var warnings = theme?.diagnostics.warningCount ?? 0
    var documents = DocumentRenderer(
      renderer, try loader(DiskFiles(), theme: theme?.theme, &warnings), isStrict: strict)
    documents.suites = suites(over: renderer)
    if let theme {
      let missing = ThemeFonts(in: theme.source, fonts: renderer.typesetter.fonts).missing
      try strictness.stop(at: missing.map(\.finding), of: theme.source)
      documents.missingFonts = Set(missing.map(\.family))
      warnings += missing.count
    }
    documents.givenWarnings = warnings
    return documents
  }

  /// A loader with the user's assets.
  ///
  /// - Parameter files: Reads what the options name.
  /// - Throws: `ExitStatus.badInput` after printing what is wrong with a file that is named.
  func loader(_ files: any FileReading = DiskFiles()) throws -> DocumentLoader {
    var warnings = 0
    return try loader(files, theme: loadedTheme(files)?.theme, &warnings)
  }

  /// - Parameter warnings: Counts what was reported.
  private func loader(
    _ files: any FileReading, theme: Theme?, _ warnings: inout Int
  ) throws -> DocumentLoader {
    var loader = DocumentLoader(
      mode: mode, assets: try assetMap(files, &warnings), theme: theme,
      styleSheet: try styleSheetFile(files, &warnings),
      catalog: CommandLineTool.catalog)
    loader.strings = try stringFiles(files)
    return loader
  }

  /// The texts of `--strings`; nil without any.
  func stringFiles(_ files: any FileReading = DiskFiles()) throws -> LocalizedStrings? {
    guard !strings.isEmpty else { return nil }
    let read = try StringFiles(strings, files: files)
    for (source, findings) in read.findings {
      try strictness.stop(at: findings, of: source)
    }
    return read.strings
  }

  private func loadedTheme(_ files: any FileReading = DiskFiles()) throws -> LoadedTheme? {
    try theme.map { try Self.readTheme($0, strictness, files) }
  }

  /// A theme by its name or file.
  ///
  /// - Throws: `FileError`, or `ExitStatus.badInput` after printing what is wrong with the file.
  static func readTheme(
    _ name: String, _ strictness: StrictnessOptions, _ files: any FileReading = DiskFiles()
  ) throws -> LoadedTheme {
    let loaded = try DesignFile.theme(name, mode: strictness.mode, files: files)
    let trial = SuggestionTrial { DesignFile($0).theme.diagnostics }
    try strictness.stop(at: trial.tried(loaded.diagnostics, of: loaded.source), of: loaded.source)
    return loaded
  }

  private func styleSheetFile(
    _ files: any FileReading, _ warnings: inout Int
  ) throws -> ResolvedStyleSheet? {
    guard let stylesheet else { return nil }
    let source = SourceText(file: stylesheet, bytes: try files.read(stylesheet, limit: .max))
    let (file, findings) = StyleSheetFile.read(source, mode: mode)
    try strictness.stop(at: findings, of: source)
    warnings += findings.warningCount
    return file.resolved
  }

  /// The user's assets.
  private func assetMap(_ files: any FileReading, _ warnings: inout Int) throws -> AssetMap {
    var map = AssetMap()
    guard let assets else { return map }
    guard !Directory.exists(assets) else {
      map.add(folder: assets)
      return map
    }
    let source = SourceText(file: assets, bytes: try files.read(assets, limit: .max))
    let findings = map.add(source)
    try strictness.stop(at: findings, of: source)
    warnings += findings.warningCount
    return map
  }
}

extension [Diagnostic] {
  /// The number of warnings.
  fileprivate var warningCount: Int { count { $0.severity == .warning } }
}
