import Galley
import GalleyDesign
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
  /// Settings that override those of documents.
  var settings = SceneSettings()
  /// The appearances in place of documents' own.
  var appearances: AppearanceChoice?
  /// Changes the lints of a document.
  var adjust: @Sendable (inout LintOptions) -> Void = { _ in }

  /// Prints the findings of files and how many there are.
  func run(_ files: [String]) throws {
    var counts: [DiagnosticSeverity: Int] = [:]
    var isUnreadable = false
    var values: [SyntaxValue] = []
    let opened = files.map { path in Result { try DesignFile(path) } }
    let readable = opened.compactMap { try? $0.get() }
    let texts = Self.textsOfUsers(among: readable)
    let tokens = readable.filter { $0.kind == .tokens }.map(\.source)
    let documents = try readable.contains { $0.kind == .document } ? sources.documents() : nil
    for file in opened {
      do {
        let file = try file.get()
        let others = tokens.filter { $0.name != file.source.name }
        let findings = try findings(in: file, beside: others, usedBy: texts, documents: documents)
          .filter { !(isQuiet && $0.severity == .note) }
        for finding in findings { counts[finding.severity, default: 0] += 1 }
        if isJSON {
          values += findings.map { .finding($0, in: file.source) }
        } else {
          for finding in DiagnosticPrinter.folded(findings, of: file.source) {
            try Output.standard.write(
              finding.rendered(in: file.source, Output.standard.style) + "\n")
          }
        }
      } catch let status as ExitStatus {
        throw status
      } catch {
        Output.error.say(.error, "\(error)")
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
  private static func textsOfUsers(among files: [DesignFile]) -> [String]? {
    guard files.contains(where: { $0.kind != .tokens }),
      files.contains(where: { $0.kind == .tokens })
    else { return nil }
    return files.flatMap { $0.syntax.value?.texts ?? [] }
  }

  /// Tokens that need others are read with the files beside them; what is found there is said where
  /// those are looked at.
  private func read(
    _ file: DesignFile, beside others: [SourceText], in files: any FileReading
  ) -> (document: DesignTokenDocument, findings: [Diagnostic]) {
    func read(_ others: [SourceText]) -> (DesignTokenDocument, [Diagnostic]) {
      DesignTokenReader.read(
        file.source, others: others, mode: sources.mode,
        load: { file.beside($0, in: files) })
    }
    func errors(_ findings: [Diagnostic]) -> Int { findings.count { $0.severity == .error } }
    let (alone, findings) = read([])
    guard !others.isEmpty, errors(findings) > 0 else { return (alone, findings) }
    var (together, all) = read(others)
    all.removeAll { $0.range == Self.elsewhere }
    guard errors(all) < errors(findings) else { return (alone, findings) }
    return (together, all)
  }

  /// Where the reader puts what stands in other files.
  private static let elsewhere = SourceRange(0, 0)

  /// What is wrong or doubtful in a file.
  ///
  /// - Parameter others: Token files that those in the file may name.
  /// - Parameter texts: What stands in the files beside it; tokens that none of it names are noted.
  /// - Parameter documents: Reads documents and lays them out; nil does so with the command line's options.
  func findings(
    in file: DesignFile, beside others: [SourceText] = [], usedBy texts: [String]? = nil,
    documents: DocumentRenderer? = nil
  ) throws -> [Diagnostic] {
    switch file.kind {
    case .styleSheet:
      let (sheet, findings) = StyleSheetFile.read(file.source, mode: sources.mode)
      return findings + StyleSheetLint.findings(in: sheet.sheet, resolved: sheet.resolved)
    case .tokens:
      let files = documents?.loader.files ?? DiskFiles()
      let (document, findings) = read(file, beside: others, in: files)
      let doubts =
        TokenLint.findings(in: document)
        + (texts.map { TokenLint.unused(in: document, by: $0) } ?? [])
      return findings + doubts.filter { $0.range != Self.elsewhere }
    case .theme: return ThemeReader.read(file.source, mode: sources.mode).diagnostics
    case .document:
      let path = file.source.name == "<stdin>" ? "" : file.source.name
      var request = DocumentRequest(file.syntax, at: path)
      (request.settings, request.appearances) = (settings, appearances)
      (request.drawsEachAppearance, request.goal) = (true, .list)
      let prepared = try (documents ?? sources.documents()).prepare(request)
      return DocumentLint(adjust: adjust).findings(in: prepared)
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
