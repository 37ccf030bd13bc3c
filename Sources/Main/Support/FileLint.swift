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
    let texts = textsOfUsers(among: files)
    let style: Diagnostic.Style = Output.standard.allowsColor ? .terminal : .plain
    for path in files {
      do {
        let file = try DesignFile(path)
        let findings = try findings(in: file, usedBy: texts).filter {
          !(isQuiet && $0.severity == .note)
        }
        for finding in findings { counts[finding.severity, default: 0] += 1 }
        if isJSON {
          values += findings.map { .finding($0, in: file.source) }
        } else {
          for finding in DiagnosticPrinter.folded(findings, of: file.source) {
            try Output.standard.write(finding.rendered(in: file.source, style) + "\n")
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

  /// The texts in all files, where some of them use tokens; nil where tokens are alone, so that nothing
  /// is known about their use.
  private func textsOfUsers(among files: [String]) -> [String]? {
    let opened = files.filter { $0 != "-" }.compactMap { try? DesignFile($0) }
    guard opened.contains(where: { $0.kind != .tokens }),
      opened.contains(where: { $0.kind == .tokens })
    else { return nil }
    return opened.flatMap { JSONParser.parse($0.source).value?.texts ?? [] }
  }

  /// What is wrong or doubtful in a file.
  ///
  /// - Parameter texts: What stands in the files beside it; tokens that none of it names are noted.
  /// - Parameter loader: Reads documents; nil reads them as the command line does.
  func findings(
    in file: DesignFile, usedBy texts: [String]? = nil, loader: DocumentLoader? = nil
  ) throws -> [Diagnostic] {
    switch file.kind {
    case .styleSheet:
      let (sheet, findings) = StyleSheetFile.read(file.source, mode: sources.mode)
      return findings + StyleSheetLint.findings(in: sheet.sheet, resolved: sheet.resolved)
    case .tokens:
      let (document, findings) = DesignTokenReader.read(
        file.source, mode: sources.mode, load: file.beside)
      return findings + TokenLint.findings(in: document)
        + (texts.map { TokenLint.unused(in: document, by: $0) } ?? [])
    case .theme: return ThemeReader.read(file.source, mode: sources.mode).diagnostics
    case .document:
      let path = file.source.name == "<stdin>" ? "" : file.source.name
      let loaded = try (loader ?? sources.loader(scale: nil)).load(file.source, at: path)
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

extension SyntaxValue {
  /// Every text in a value.
  fileprivate var texts: [String] {
    switch kind {
    case .string(let text): [text]
    case .array(let items): items.flatMap(\.texts)
    case .object(let members): members.flatMap(\.value.texts)
    default: []
    }
  }
}
