import ArgumentParser
import GalleyDocuments
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleySystem

/// `galley lint`: what is wrong with layouts, without comparing them to anything, or with files of
/// the design system.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Look for cut text, overflow, small or overlapping controls, weak contrast.",
    discussion: """
      Lints run on every variant of a corpus, or on documents. A node is exempt when it says so \
      with a reason ("lintIgnore": {"contrast": "a logo"}), a finding when the baseline knows it. \
      With files as arguments these are looked at instead: style sheets (property lists or \
      JSON), design tokens, themes and documents, each known by its content; documents in the \
      language, on the device and with the other settings that are given. With --strict, warnings \
      count as errors. Findings on colours and sizes that the platform chose and nobody wrote are notes: \
      counted, listed with --notes, never a failure. Exits with 1 when an error was found, 2 when a file cannot be read.

      Examples:
        galley lint
        galley lint Snapshots/settings
        galley lint card.json brand.tokens.json --strict
        galley lint card.json --locale de --strings Localizable.xcstrings
        galley lint card.json --data people.csv
      """)

  @Argument(
    help: """
      Style sheets, design tokens, themes or documents to read, - for standard input; or one folder of cases in \
      place of --corpus.
      """)
  var files: [String] = []

  @Flag(help: "List the notes on colours and sizes of the platform, which are only counted.")
  var notes = false

  @Flag(help: "With files: leave out notes.")
  var quiet = false

  @Flag(help: "With files: print the findings as one JSON array, each with its place.")
  var json = false

  @OptionGroup var corpus: CorpusOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Data of a document") var records: DataOptions
  @OptionGroup(title: "Documents among the files") var canvas: CanvasOptions

  @Option(name: .customLong("lint-baseline"), help: "A file of findings that are known.")
  var baseline: String?

  @Option(help: "Write all findings to a file, to be given as --lint-baseline from then on.")
  var writeBaseline: String?

  @Option(help: "The grid that frames must lie on, in points.")
  var grid: Double?

  @Option(help: "Properties whose values must come from a token, with commas.")
  var tokens: String?

  @Option(help: "json, github, markdown, gitlab, sarif; with commas.")
  var reporter = "sarif"

  func validate() throws {
    let isChosen = canvas.settings != SceneSettings() || canvas.appearance != nil
    guard records.data == nil || files.count == 1 && takesFiles else {
      let given = takesFiles || files.isEmpty ? "not \(files.count)" : "not a folder"
      throw ValidationError("--data fills one document, \(given)")
    }
    guard files.count < 2 || takesFiles else {
      throw ValidationError("a folder is looked through by itself; name files or one folder")
    }
    guard takesFiles || !isChosen else {
      throw ValidationError(
        "the cases of a corpus have variants of their own; name files to choose a language, a "
          + "device or another setting")
    }
  }

  func run() throws {
    if takesFiles {
      let changes = changes
      return try FileLint(
        isQuiet: quiet, listsNotes: notes, isJSON: json, sources: source, records: records,
        settings: canvas.settings,
        appearances: canvas.appearance, adjust: { changes.apply(to: &$0) }
      ).run(files)
    }
    try lintCorpus(at: root)
  }

  /// The corpus that is looked through: the one folder that is named in place of files, else that of `--corpus`.
  private var root: String { files.first ?? corpus.root }

  /// True if single files are looked at.
  private var takesFiles: Bool { !files.isEmpty && !files.contains(where: Directory.exists) }

  private func lintCorpus(at root: String) throws {
    let above = GoverningSuite(above: root, in: DiskFiles())
    var found = try Corpus(root: root, settings: above.settings)
    let pictures = try source.pictures()
    if !found.hasErrors {
      for finding in pictures.suiteFindings(in: found) { found.add(finding) }
    }
    for finding in found.findings {
      DiagnosticPrinter.print([finding.diagnostic], of: finding.source)
    }
    if found.hasErrors { throw ExitStatus.badInput }
    let filter = CaseFilter(patterns: selection.filters)
    let looked = lint(found.cases.filter { filter.matches($0.name) }, pictures.preparation)
    var report = SnapshotReport()
    report.countsLints = true
    report.results = looked.map(\.result)
    var warned: [(source: SourceText, findings: [Diagnostic])] = []
    for (source, findings) in looked.flatMap(\.warnings) {
      if warned.last?.source.name != source.name { warned.append((source, [])) }
      let known = warned[warned.count - 1].findings
      warned[warned.count - 1].findings += findings.filter { !known.contains($0) }
    }
    for (source, findings) in warned { DiagnosticPrinter.print(findings, of: source) }
    if let writeBaseline {
      let text = LintBaseline(report: report).text
      try OutputFile.write(Array(text.utf8), to: writeBaseline)
    }
    if let baseline {
      let text = String(decoding: try File.read(baseline), as: UTF8.self)
      LintBaseline(text: text).filter(&report)
    }
    var terminal = TerminalReport(usesColor: false)
    terminal.listsNotes = notes
    var counts: [DiagnosticSeverity: Int] = [:]
    for finding in found.findings.map(\.diagnostic) + warned.flatMap(\.findings) {
      counts[finding.severity, default: 0] += 1
    }
    let errors = report.lints.count + report.count(.error)
    if errors > 0 { counts[.error, default: 0] += errors }
    let size = "\(report.results.count) picture\(report.results.count == 1 ? "" : "s")"
    try Output.standard.write(
      terminal.summary(report, closing: "\(FileLint.summary(of: counts)) in \(size)"))
    // The results of the last run stay, for review and --last-failed.
    let reporters = try ReporterName.list(reporter)
    try ReportWriter(
      root: root, output: corpus.outputFolder, reporters: reporters,
      savesResults: reporters.contains(.json)
    ).write(report)
    // A mistake in a document is a lint error, in a corpus as in a single file.
    let status = report.exitStatus
    try ExitStatus.end(
      status == ExitStatus.badInput.rawValue ? ExitStatus.difference.rawValue : status)
  }

  /// The changes that the command line makes to the lints that a corpus or a document requests.
  private struct Changes: Sendable {
    var grid: Double?
    var tokens: [String]?

    func apply(to options: inout LintOptions) {
      options.grid = grid ?? options.grid
      options.tokenProperties = tokens ?? options.tokenProperties
    }
  }

  private var changes: Changes {
    Changes(grid: grid, tokens: tokens?.split(separator: ",").map(String.init))
  }

  /// The lints of a picture, and the warnings about its document.
  private typealias Looked = (
    result: PictureResult, warnings: [(source: SourceText, findings: [Diagnostic])]
  )

  private func lint(
    _ cases: [SnapshotCase], _ prepare: @escaping PicturePreparation
  ) -> [Looked] {
    let changes = changes
    let progress = ProgressCount(of: cases.count, "cases")
    return Workers.map(cases.count, threads: Workers.processorCount) { index in
      let subject = cases[index]
      var options = subject.settings.lints
      changes.apply(to: &options)
      defer { progress.advance() }
      return subject.variants.map { [options] in Self.lint(subject, $0, options, prepare) }
    }.flatMap(\.self)
  }

  private static func lint(
    _ subject: SnapshotCase, _ variant: Variant, _ options: LintOptions,
    _ prepare: PicturePreparation
  ) -> Looked {
    var warnings: [(source: SourceText, findings: [Diagnostic])] = []
    var result = PictureResult(
      name: subject.pictureName(variant), caseName: subject.name, variant: variant.name,
      status: .passed)
    do throws(RenderFailure) {
      let request = RenderRequest(
        path: subject.path, variant: variant, settings: subject.settings)
      let picture = try prepare(request)
      result.lints = SceneLinter(options: options).findings(in: picture)
      if let source = picture.source {
        warnings = [(source, picture.findings.filter { $0.severity == .warning })]
      }
    } catch {
      result.status = .error
      result.kind = error.isOfInput ? .input : .render
      result.message = error.description
      result.location = error.location
    }
    return (result, warnings)
  }
}
