import Galley
import GalleyDocuments
import GalleyParsing
import GalleyStyleSheets
import GalleyTokens

/// What is wrong or doubtful in single files: sheets, tokens, themes and documents.
///
/// What a file is, its content shows: a property list or JSON with styles is a style sheet, JSON
/// with `$value` design tokens, with schemes a theme, everything else a document.
struct FileLint {
  /// Whether notes are left out: remarks on what works, but in a way that surprises.
  var isQuiet = false
  /// Whether warnings count as errors.
  var isStrict = false
  /// How documents and their resources are read.
  var sources: SourceOptions

  /// Prints the findings of files and how many there are.
  func run(_ files: [String]) throws {
    var counts: [DiagnosticSeverity: Int] = [:]
    var isUnreadable = false
    let style: Diagnostic.Style = Output.standard.allowsColor ? .terminal : .plain
    for path in files {
      do {
        let file = try DesignFile(path)
        for finding in try findings(in: file) where !(isQuiet && finding.severity == .note) {
          counts[finding.severity, default: 0] += 1
          try Output.standard.line(finding.rendered(in: file.source, style))
        }
      } catch {
        Output.error.line("error: \(error)")
        isUnreadable = true
      }
    }
    // Nothing is known about a file that cannot be read.
    if !isUnreadable || !counts.isEmpty { try Output.standard.line(Self.summary(of: counts)) }
    if isUnreadable { throw ExitStatus.badInput }
    let isBad = counts[.error] != nil || isStrict && counts[.warning] != nil
    if isBad { throw ExitStatus.difference }
  }

  /// What is wrong or doubtful in a file.
  func findings(in file: DesignFile) throws -> [Diagnostic] {
    switch file.kind {
    case .styleSheet:
      let (sheet, findings) = StyleSheetFile.read(file.source, mode: sources.mode)
      return findings + StyleSheetLint.findings(in: sheet.sheet, resolved: sheet.resolved)
    case .tokens:
      return DesignTokenReader.read(file.source, mode: sources.mode, load: file.beside).diagnostics
    case .theme: return ThemeReader.read(file.source, mode: sources.mode).diagnostics
    case .document:
      let path = file.source.name == "<stdin>" ? "" : file.source.name
      return try sources.loader(scale: nil).load(file.source, at: path).diagnostics
    }
  }

  /// `2 errors, 1 warning`, or that there is nothing.
  static func summary(of counts: [DiagnosticSeverity: Int]) -> String {
    let parts = DiagnosticSeverity.allCases.compactMap { severity in
      counts[severity].map { "\($0) \(severity.rawValue)\($0 == 1 ? "" : "s")" }
    }
    return parts.isEmpty ? "no problems" : parts.joined(separator: ", ")
  }
}
