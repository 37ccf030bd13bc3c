import Galley
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyFiles
import GalleyParsing
import GalleyStyleSheets
import GalleyText

extension SourceOptions {
  /// A renderer over Galley's fonts and the user's.
  func renderer() throws(FontError) -> Renderer { try Renderer(fontPaths: fontFolders) }

  /// A loader with the user's assets.
  ///
  /// - Throws: `ExitStatus.badInput` after printing what is wrong with the asset map.
  func loader(scale: Double?) throws -> DocumentLoader {
    DocumentLoader(
      mode: lenient ? .lenient : .strict, assets: try assetMap(), scale: scale,
      theme: try themeFile(), styleSheet: try styleSheetFile())
  }

  /// The theme of `--theme`.
  ///
  /// - Throws: `ExitStatus.badInput` after printing what is wrong with it.
  func themeFile() throws -> Theme? { try theme.map(ThemeFile.read) }

  private func styleSheetFile() throws -> ResolvedStyleSheet? {
    guard let stylesheet else { return nil }
    let source = SourceText(name: stylesheet, bytes: try File.read(stylesheet))
    let (file, findings) = StyleSheetFile.read(
      source, strictness: lenient ? .lenient : .strict)
    try stop(at: findings, of: source)
    return file.resolved
  }

  private func stop(at findings: [Diagnostic], of source: SourceText) throws {
    DiagnosticPrinter.print(findings, of: source)
    if findings.contains(where: { $0.severity == .error }) { throw ExitStatus.badInput }
  }

  /// The user's assets.
  func assetMap() throws -> AssetMap {
    var map = AssetMap()
    guard let assets else { return map }
    guard !Directory.exists(assets) else {
      map.add(folder: assets)
      return map
    }
    let source = SourceText(name: assets, bytes: try File.read(assets))
    let findings = map.add(source)
    try stop(at: findings, of: source)
    return map
  }
}
