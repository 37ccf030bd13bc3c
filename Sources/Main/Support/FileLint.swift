import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleyStyleSheets
import GalleySystem
import GalleyText
import GalleyTokens

/// The findings about single files: sheets, tokens, themes, suites and documents, as ``DesignFile``
/// distinguishes them.
/// Documents are laid
/// out as well, in the appearances and with the lints that they ask for.
struct FileLint {
  /// True if notes are left out: remarks on what works, but in a way that surprises.
  var isQuiet = false
  /// True if notes on colours and sizes of the platform are listed, not only counted.
  var listsNotes = false
  /// True if findings are printed as one JSON array.
  var isJSON = false
  /// The options for reading documents and their resources; in strict mode, warnings count as errors.
  var sources: SourceOptions
  /// The data of a document.
  var records = DataOptions.none
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
    var unlisted = 0
    var values: [SyntaxValue] = []
    let opened = files.map { path in Result { try DesignFile(path) } }
    let readable = opened.compactMap { try? $0.get() }
    let texts = Self.textsOfUsers(among: readable)
    let tokens = readable.filter { $0.kind == .tokens }.map(\.source)
    let needsFonts = readable.contains { [.document, .theme].contains($0.kind) }
    var documents = try needsFonts ? sources.documents() : nil
    // A warning refuses no layout, in which more is to be found.
    documents?.isStrict = false
    if let given = documents?.givenWarnings, given > 0 { counts[.warning] = given }
    var themed = documents
    if let theme = theme(among: readable) { themed?.loader.theme = theme }
    for file in opened {
      do {
        let file = try file.get()
        let others = tokens.filter { $0.name != file.source.name }
        let hasTheme = file.syntax.value?["theme"] != nil
        let (found, notes) = try examined(
          file, beside: others, usedBy: texts, documents: hasTheme ? documents : themed)
        if !listsNotes, !isJSON { unlisted += notes.count }
        let findings = (found + (listsNotes || isJSON ? notes : []))
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
      } catch let error where error is ExitStatus || ResultStream.isReaderGone(error) {
        throw error
      } catch {
        Output.error.say(.error, "\(error)")
        isUnreadable = true
      }
    }
    if isJSON {
      try Output.standard.line(JSONWriter.text(of: .array(values)))
    } else if !isUnreadable || !counts.isEmpty {
      // Nothing is known about a file that cannot be read.
      let more = isQuiet ? nil : Self.summary(ofUnlisted: unlisted)
      try Output.standard.line(Self.summary(of: counts) + (more ?? ""))
    }
    if try isUnreadable || records.hasFaults() { throw ExitStatus.badInput }
    // Strictly, a warning about an option has ended the command.
    let isBad = counts[.error] != nil || sources.strict && counts[.warning] != nil
    if isBad { throw ExitStatus.difference }
  }

  /// The only theme among the files, in which documents are drawn that name none, unless the command line does;
  /// nil for one with mistakes, which are reported without it.
  private func theme(among files: [DesignFile]) -> Theme? {
    let themes = files.filter { $0.kind == .theme }
    guard sources.theme == nil, themes.count == 1 else { return nil }
    let (theme, findings) = ThemeReader.read(themes[0].source, mode: sources.mode)
    return findings.contains { $0.severity == .error } ? nil : theme
  }

  /// The texts in all files, if some give names and others use them; nil if nothing is known about the use
  /// of names.
  private static func textsOfUsers(among files: [DesignFile]) -> [String]? {
    let givers: Set<DesignFile.Kind> = [.tokens, .theme]
    guard files.contains(where: { !givers.contains($0.kind) }),
      files.contains(where: { givers.contains($0.kind) })
    else { return nil }
    return files.flatMap { $0.syntax.value?.texts ?? [] }
  }

  /// Reads tokens; those that need others are read with the files beside them, and findings in these are
  /// reported when these files are checked.
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

  /// The range that the reader gives to content of other files.
  private static let elsewhere = SourceRange(0, 0)

  /// Returns the errors and doubtful parts of a file.
  ///
  /// - Parameter others: Token files that those in the file may name.
  /// - Parameter texts: The texts of the files beside it; tokens that none of them names are noted.
  /// - Parameter documents: Reads documents and lays them out; nil does so with the command line's options.
  func findings(
    in file: DesignFile, beside others: [SourceText] = [], usedBy texts: [String]? = nil,
    documents: DocumentRenderer? = nil
  ) throws -> [Diagnostic] {
    try examined(file, beside: others, usedBy: texts, documents: documents).findings
  }

  /// The findings in a file, and the notes on colours and sizes that the platform chose.
  private func examined(
    _ file: DesignFile, beside others: [SourceText], usedBy texts: [String]?,
    documents: DocumentRenderer?
  ) throws -> (findings: [Diagnostic], notes: [Diagnostic]) {
    guard file.kind == .document else {
      return (try findings(inSource: file, beside: others, usedBy: texts, documents), [])
    }
    let documents = try documents ?? sources.documents()
    let lint = DocumentLint(files: documents.loader.files, adjust: adjust)
    var all: (findings: [Diagnostic], notes: [Diagnostic]) = ([], [])
    var known: Set<Diagnostic> = []
    for request in try requests(for: file) {
      let prepared = documents.prepare(request)
      all.findings += lint.findings(in: prepared).map { $0.counted(strictly: sources.strict) }
        .filter { known.insert($0.withoutNotes).inserted }
      all.notes += lint.notes(in: prepared).filter { known.insert($0.withoutNotes).inserted }
    }
    return all
  }

  /// The findings in a file other than a document.
  private func findings(
    inSource file: DesignFile, beside others: [SourceText], usedBy texts: [String]?,
    _ documents: DocumentRenderer?
  ) throws -> [Diagnostic] {
    switch file.kind {
    case .styleSheet:
      let (sheet, findings) = StyleSheetFile.read(file.source, mode: sources.mode)
      return SuggestionTrial { StyleSheetFile.read($0, mode: sources.mode).1 }
        .tried(findings, of: file.source)
        + StyleSheetLint.findings(in: sheet.sheet, resolved: sheet.resolved)
    case .tokens:
      let files = documents?.loader.files ?? DiskFiles()
      let (document, findings) = read(file, beside: others, in: files)
      let doubts =
        TokenLint.findings(in: document)
        + (texts.map { TokenLint.unused(in: document, by: $0) } ?? [])
      return findings + doubts.filter { $0.range != Self.elsewhere }
    case .theme:
      let fonts = try (documents?.renderer ?? sources.renderer()).typesetter.fonts
      return Self.tried(file.source) { ThemeReader.read($0, mode: sources.mode).diagnostics }
        + ThemeFonts(in: file.syntax.value, fonts: fonts).missing.map(\.finding)
        + (texts.map { ThemeLint.unused(in: file.syntax.value, by: $0) } ?? [])
    case .suite:
      let check = try suiteCheck(documents)
      let governed = Self.documents(governedBy: file.source.name)
      return Self.tried(file.source) { source in
        let suite = SuiteReader.read(source)
        return suite.diagnostics + check.findings(in: suite, of: governed)
          + check.missingStates(in: suite, of: governed)
      }
    case .schema: return JSONParser.parse(file.source).diagnostics
    case .document: return []
    }
  }

  private func suiteCheck(_ documents: DocumentRenderer?) throws -> SuiteCheck {
    let documents = try documents ?? sources.documents()
    return SuiteCheck(
      documents.renderer, sources.suiteFonts(), documents.loader, isStrict: sources.strict)
  }

  /// The documents that a suite file governs.
  private static func documents(governedBy path: String) -> [String] {
    let folder = FilePath(path).folder.string
    let corpus = try? Corpus(root: folder.isEmpty ? "." : folder)
    return (corpus?.cases ?? []).filter { found in
      found.suites.contains { FilePath($0.name).lastComponent == FilePath(path).lastComponent }
    }.map(\.path)
  }

  /// The findings of a text that is read in one way, with the suggestions that hold.
  private static func tried(
    _ source: SourceText, _ read: @escaping (SourceText) -> [Diagnostic]
  ) -> [Diagnostic] {
    SuggestionTrial(read).tried(read(source), of: source)
  }

  /// The requests of a document: one for each record of its data.
  private func requests(for file: DesignFile) throws -> [DocumentRequest] {
    let path = file.source.name == "<stdin>" ? "" : file.source.name
    let filled = try records.filled(
      file.source, at: path, sources.strictness, locale: settings.locale)
    let all = filled?.requests(row: records.row) ?? [DocumentRequest(file.syntax, at: path)]
    return all.map { request in
      var request = request
      (request.settings, request.appearances) = (settings, appearances)
      (request.drawsEachAppearance, request.goal) = (true, .list)
      return request
    }
  }

  /// The number of notes that are not listed, and how to see them; nil for zero.
  private static func summary(ofUnlisted count: Int) -> String? {
    guard count > 0 else { return nil }
    return ", \(count) note\(count == 1 ? "" : "s") on colours and sizes of the platform (--notes)"
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

extension Diagnostic {
  /// The finding as an error if warnings count as errors.
  fileprivate func counted(strictly isStrict: Bool) -> Diagnostic {
    var result = self
    if isStrict, severity == .warning { result.severity = .error }
    return result
  }
}
