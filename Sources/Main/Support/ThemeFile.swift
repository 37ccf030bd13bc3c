import GalleyDesign
import GalleyDocuments
import GalleyFiles
import GalleyParsing

/// Themes as the commands take them.
enum ThemeFile {
  /// The theme of a name of Galley's own, or of a file.
  ///
  /// - Throws: `FileError`, or `ExitStatus.badInput` after printing what is wrong with the file.
  static func read(_ name: String) throws -> Theme {
    if let preset = ThemeReader.presets.first(where: { $0.name == name }) { return preset.theme }
    let source = SourceText(name: name, bytes: try File.read(name))
    let (theme, findings) = ThemeReader.read(source)
    DiagnosticPrinter.print(findings, of: source)
    guard let theme, !findings.contains(where: { $0.severity == .error }) else {
      throw ExitStatus.badInput
    }
    return theme
  }
}
