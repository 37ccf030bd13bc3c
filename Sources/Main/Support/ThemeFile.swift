import GalleyDesign
import GalleyDocuments
import GalleyFiles
import GalleyParsing
import GalleyStyleSheets

/// Themes as the commands take them: a name of Galley's own, a theme file, a file of design tokens,
/// or a style sheet, whose colours and dimensions become names.
enum ThemeFile {
  /// Reads a theme.
  ///
  /// - Throws: `FileError`, or `ExitStatus.badInput` after printing what is wrong with the file.
  static func read(_ name: String) throws -> Theme {
    if let preset = ThemeReader.presets.first(where: { $0.name == name }) { return preset.theme }
    return try read(SourceText(name: name, bytes: try File.read(name)))
  }

  private static func read(_ source: SourceText) throws -> Theme {
    if PropertyListParser.recognizes(source) { return try readSheet(source) }
    let keys = JSONParser.parse(source).value?.members?.map(\.key) ?? []
    if holdsTokens(source, keys) { return try readTokens(source) }
    if keys.contains("styles"), !keys.contains("schemes") { return try readSheet(source) }
    let (theme, findings) = ThemeReader.read(source)
    try stop(at: findings, of: source)
    return theme ?? .plain
  }

  private static func holdsTokens(_ source: SourceText, _ keys: [String]) -> Bool {
    if source.name.hasSuffix(".tokens") || source.name.hasSuffix(".tokens.json") { return true }
    if keys.contains("resolutionOrder") { return true }
    return String(decoding: source.bytes, as: UTF8.self).contains("\"$value\"")
  }

  private static func readTokens(_ source: SourceText) throws -> Theme {
    let folder = source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
    let (document, findings) = DesignTokenReader.read(source) { name in
      let path = name.hasPrefix("/") ? name : folder + name
      return (try? File.read(path)).map { SourceText(name: path, bytes: $0) }
    }
    try stop(at: findings, of: source)
    let (theme, notes) = document.theme(named: OutputTarget.stem(of: source.name), over: .plain)
    for note in notes { Output.error.line("\(source.name): note: \(note)") }
    return theme
  }

  private static func readSheet(_ source: SourceText) throws -> Theme {
    let (file, findings) = StyleSheetFile.read(source)
    try stop(at: findings, of: source)
    var theme = file.resolved.applied(to: .plain)
    theme.name = OutputTarget.stem(of: source.name)
    return theme
  }

  private static func stop(at findings: [Diagnostic], of source: SourceText) throws {
    DiagnosticPrinter.print(findings, of: source)
    if findings.contains(where: { $0.severity == .error }) { throw ExitStatus.badInput }
  }
}
