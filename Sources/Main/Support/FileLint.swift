import Galley
import GalleyDocuments
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStyleSheets
import GalleyTokens

/// What is wrong or doubtful in single files: sheets, tokens, themes and documents.
///
/// What a file is, its content shows: a property list or JSON with styles is a style sheet, JSON
/// with `$value` design tokens, with schemes a theme, everything else a document. Documents are laid
/// out as well, in the appearances and with the lints that they ask for.
struct FileLint {
  /// Whether notes are left out: remarks on what works, but in a way that surprises.
  var isQuiet = false
  /// Whether findings are printed as one JSON array.
  var isJSON = false
  /// How documents and their resources are read; strictly, warnings count as errors.
  var sources: SourceOptions
  /// Changes the lints of a document.
  var adjust: @Sendable (inout LintOptions) -> Void = { _ in }

  /// Prints the findings of files and how many there are.
  func run(_ files: [String]) throws {
    var counts: [DiagnosticSeverity: Int] = [:]
    var isUnreadable = false
    var values: [SyntaxValue] = []
    let style: Diagnostic.Style = Output.standard.allowsColor ? .terminal : .plain
    for path in files {
      do {
        let file = try DesignFile(path)
        let findings = try findings(in: file).filter { !(isQuiet && $0.severity == .note) }
        for finding in findings { counts[finding.severity, default: 0] += 1 }
        if isJSON {
          values += findings.map { .finding($0, in: file.source) }
        } else {
          for finding in DiagnosticPrinter.folded(findings, of: file.source) {
            try Output.standard.line(finding.rendered(in: file.source, style))
          }
        }
      } catch let status as ExitStatus {
        throw status
      } catch {
        Output.error.line("error: \(error)")
        isUnreadable = true
      }
    }
    if isJSON {
      try Output.standard.line(JSONWriter.text(of: .array(values)))
    } else if !isUnreadable || !counts.isEmpty {
      // Nothing is known about a file that cannot be read.
      try Output.standard.line(Self.summary(of: counts))
    }
    if isUnreadable { throw ExitStatus.badInput }
    let isBad = counts[.error] != nil || sources.strict && counts[.warning] != nil
    if isBad { throw ExitStatus.difference }
  }

  /// What is wrong or doubtful in a file.
  func findings(in file: DesignFile) throws -> [Diagnostic] {
    switch file.kind {
    case .styleSheet:
      let (sheet, findings) = StyleSheetFile.read(file.source, mode: sources.mode)
      return findings + StyleSheetLint.findings(in: sheet.sheet, resolved: sheet.resolved)
    case .tokens:
      let (document, findings) = DesignTokenReader.read(
        file.source, mode: sources.mode, load: file.beside)
      return findings + TokenLint.findings(in: document)
    case .theme: return ThemeReader.read(file.source, mode: sources.mode).diagnostics
    case .document:
      let path = file.source.name == "<stdin>" ? "" : file.source.name
      let loaded = try sources.loader(scale: nil).load(file.source, at: path)
      guard let document = loaded.document else { return loaded.diagnostics }
      return loaded.diagnostics
        + DocumentLint(renderer: try sources.renderer(), adjust: adjust)
        .findings(in: document, of: file.source)
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
