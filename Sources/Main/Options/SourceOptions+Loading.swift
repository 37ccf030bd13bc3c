import Galley
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleySnapshots
import GalleyStyleSheets
import GalleySystem
import GalleyText

extension SourceOptions {
  /// A renderer over Galley's fonts and the user's.
  func renderer() throws(FontError) -> Renderer {
    try Renderer(fontPaths: fontFolders, limits: budget.limits)
  }

  /// A loader with the user's assets.
  ///
  /// - Parameter locale: A pseudo-locale among them changes the texts of documents.
  /// - Throws: `ExitStatus.badInput` after printing what is wrong with the asset map.
  func loader(scale: Double?, locale: String? = nil) throws -> DocumentLoader {
    var loader = DocumentLoader(
      mode: mode, assets: try assetMap(), scale: scale,
      theme: try themeFile(), styleSheet: try styleSheetFile(),
      catalog: CommandLineTool.catalog)
    loader.refusesWarnings = strict
    if let pseudo = locale.flatMap(PseudoLocale.init(rawValue:)) {
      loader.translation = { pseudo.translated($0) }
    }
    return loader
  }

  /// The theme of `--theme`.
  ///
  /// - Throws: `ExitStatus.badInput` after printing what is wrong with it.
  func themeFile() throws -> Theme? { try theme.flatMap(Self.readTheme) }

  /// A theme by its name or file.
  ///
  /// - Throws: `FileError`, or `ExitStatus.badInput` after printing what is wrong with the file.
  static func readTheme(_ name: String) throws -> Theme? {
    let loaded = try DesignFile.theme(name)
    try DiagnosticPrinter.stop(at: loaded.diagnostics, of: loaded.source)
    return loaded.theme
  }

  private func styleSheetFile() throws -> ResolvedStyleSheet? {
    guard let stylesheet else { return nil }
    let source = try SourceText(file: stylesheet)
    let (file, findings) = StyleSheetFile.read(source, mode: mode)
    try DiagnosticPrinter.stop(at: findings, of: source)
    return file.resolved
  }

  /// The user's assets.
  func assetMap() throws -> AssetMap {
    var map = AssetMap()
    guard let assets else { return map }
    guard !Directory.exists(assets) else {
      map.add(folder: assets)
      return map
    }
    let source = try SourceText(file: assets)
    let findings = map.add(source)
    try DiagnosticPrinter.stop(at: findings, of: source)
    return map
  }
}
