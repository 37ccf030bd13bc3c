import Galley
import GalleyComponents
import GalleyDocuments
import GalleyFiles
import GalleyParsing
import GalleyText

extension SourceOptions {
  /// A renderer over Galley's fonts and the user's.
  func renderer() throws(FontError) -> Renderer { try Renderer(fontPaths: fontFolders) }

  /// A loader with the user's assets.
  ///
  /// - Throws: `ExitStatus.badInput` after printing what is wrong with the asset map.
  func loader(scale: Double?) throws -> DocumentLoader {
    DocumentLoader(
      mode: lenient ? .lenient : .strict, assets: try assetMap(), scale: scale)
  }

  private func assetMap() throws -> AssetMap {
    var map = AssetMap()
    guard let assets else { return map }
    guard !Directory.exists(assets) else {
      map.add(folder: assets)
      return map
    }
    let source = SourceText(name: assets, bytes: try File.read(assets))
    let findings = map.add(source)
    DiagnosticPrinter.print(findings, of: source)
    if findings.contains(where: { $0.severity == .error }) { throw ExitStatus.badInput }
    return map
  }
}
