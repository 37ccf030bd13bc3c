import Galley
import GalleyComponents
import GalleyDocuments
import GalleyFiles
import GalleyParsing
import GalleyText

extension SourceOptions {
  /// A renderer over Galley's fonts and the user's.
  func renderer() throws(FontError) -> Renderer { try Renderer(fontPaths: fontFolders) }

  /// A loader with the user's theme, style sheet and assets.
  ///
  /// - Throws: `ExitStatus.badInput` after printing what is wrong with one of them.
  func loader(scale: Double?) throws -> DocumentLoader {
    DocumentLoader(
      mode: lenient ? .lenient : .strict, design: try design(), assets: try assetMap(),
      scale: scale)
  }

  private func design() throws -> DocumentDesign? {
    guard theme != nil || stylesheet != nil else { return nil }
    let files = try (theme.map(Self.source), stylesheet.map(Self.source))
    let (design, findings) = DocumentDesign.read(theme: files.0, styleSheet: files.1)
    for file in findings { DiagnosticPrinter.print(file.diagnostics, of: file.source) }
    if findings.contains(where: \.hasErrors) { throw ExitStatus.badInput }
    return design
  }

  private static func source(_ path: String) throws -> SourceText {
    SourceText(name: path, bytes: try File.read(path))
  }

  private func assetMap() throws -> AssetMap {
    var map = AssetMap()
    guard let assets else { return map }
    guard !Directory.exists(assets) else {
      map.add(folder: assets)
      return map
    }
    let source = try Self.source(assets)
    let findings = map.add(source)
    DiagnosticPrinter.print(findings, of: source)
    if findings.contains(where: { $0.severity == .error }) { throw ExitStatus.badInput }
    return map
  }
}
