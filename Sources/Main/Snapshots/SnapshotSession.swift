import ArgumentParser
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleySystem

/// One `galley test`: finds the corpus, chooses cases, runs them, reports.
struct SnapshotSession {
  var corpus: CorpusOptions
  var selection: SelectionOptions
  var options: RunOptions
  var reporters: [ReporterName]
  /// True if standard output gets the results as JSON instead of words.
  var printsJSON = false
  var unreferenced = UnreferencedPolicy.warn
  var lintBaseline: String?
  var countsLints = true
  var countsMissingGlyphs = false
  var imageURL: String?
  var keepsHistory = true
  /// The only cause that fails the run; nil for any.
  var cause: String?
  let pictures: any PictureSource
  /// Asked from the start of the session on.
  let repository = RepositoryState()
  /// Finds the cases of a folder of references.
  var findCases: (String) throws(FileError) -> Corpus = SnapshotSession.documents
  /// Finds what is wrong with the suite files of a corpus beyond their own texts.
  var checkSuites: (Corpus) -> [Corpus.Finding] = { _ in [] }
  /// The status that means to "git bisect run" that a commit cannot be judged.
  private static let untestable: Int32 = 125

  /// True if the run may do without a look at files whose number, length and times are what they were.
  var trustsStamps = true

  /// True if the same run, made once more with nothing changed, has the same result.
  var isRepeatable: Bool {
    options.usesCache && options.repetitions == 1 && !options.mode.writesFailed
      && !options.verifiesUnchanged && !printsJSON && unreferenced != .delete && cause == nil
      && !selection.lastFailed && !selection.onlyChanged && selection.changedSince == nil
  }

  /// True if git looks for a commit with this run: its findings about old commits are not news.
  var isSearch: Bool { cause != nil || repository.isBisecting }

  /// Runs and returns the exit status.
  ///
  /// - Parameter receive: Called with what was found, when anything ran; a run for a receiver looks
  ///   at every case.
  func run(_ receive: ((SnapshotReport) -> Void)? = nil) throws -> Int32 {
    // Bazel fails a divided test that does not touch this file to confirm that it knows of the division.
    if let path = ProcessVariables.all["TEST_SHARD_STATUS_FILE"], !path.isEmpty {
      try File.write([], to: path)
    }
    let repetition = receive == nil ? UnchangedRun(of: self) : nil
    if let status = try repetition?.repeated() { return status }
    if let part = try repetition?.partlyRepeated() {
      if !part.progress.isEmpty { try? Output.standard.write(part.progress) }
      return try conclude(part.report, unused: part.unused, time: part.time).status
    }
    keepFreeMemory()
    let found = try readCorpus()
    let (cases, division) = try choose(from: found.cases)
    guard !cases.isEmpty else { return try endWithoutCases(division) }
    // A run of everything leaves no candidate of an earlier one.
    if cases.count == found.cases.count { try? Directory.remove("\(options.output)/pending") }
    var report = try run(cases, progress(of: cases.count))
    report.division = division
    report.isWhole = cases.count == found.cases.count && report.skippedCases == 0
    let conclusion = try conclude(report, unused: found.unreferencedFiles, found)
    receive?(conclusion.report)
    if let repetition, found.findings.isEmpty {
      repetition.remember(
        conclusion.report, of: cases, unused: found.unreferencedFiles, conclusion.files,
        time: conclusion.time, summary: conclusion.summary, status: conclusion.status)
    }
    return conclusion.status
  }

  /// Looks at some cases.
  ///
  /// - Parameter progress: Called for the results of each case as it ends.
  func run(
    _ cases: [SnapshotCase], _ progress: @escaping @Sendable ([PictureResult]) -> Void
  ) throws -> SnapshotReport {
    try SnapshotRun(
      root: corpus.root, options: options, sourceDigest: pictures.digest,
      sharedFiles: pictures.sharedFiles, prepare: pictures.preparation
    ).run(cases, progress: progress)
  }

  /// The summary at the end of a run.
  private struct Conclusion {
    var report: SnapshotReport
    var files: [RunManifest.Report]
    var time: String
    var summary: String
    var status: Int32
  }

  /// Writes the reports of a run and what a person reads at its end.
  ///
  /// - Parameters:
  ///   - unused: References that no case declares.
  ///   - found: The corpus, where files may be removed from it.
  private func conclude(
    _ found: SnapshotReport, unused: [String], _ corpus: Corpus? = nil,
    time: String = RunMoment.text
  ) throws -> Conclusion {
    var report = found
    report.shard = selection.chosenShard
    report.commit = repository.commit
    report.noteInputs()
    report.notes += pictures.notes
    report.countsLints = countsLints
    report.countsMissingGlyphs = countsMissingGlyphs
    report.unreferenced = unreferenced == .ignore ? [] : unused
    Renames(unreferenced: unused).tell(&report, output: options.output)
    if let lintBaseline { try baseline(lintBaseline).filter(&report) }
    if reporters.contains(.dot) { try? Output.standard.line("") }
    let summary =
      printsJSON
      ? ReportJSON.text(of: report) + "\n"
      : TerminalReport(usesColor: Output.standard.allowsColor)
        .summary(report, isListed: reporters.contains(.list))
    // Reports are written even if the summary cannot be printed.
    let isRead = Result { try Output.standard.write(summary) }
    let files = try write(report, time: time)
    try isRead.get()
    return Conclusion(
      report: report, files: files, time: time, summary: summary,
      status: try status(report, corpus))
  }

  /// Says why nothing runs. A part of a division may have nothing to do, and a choice by what
  /// changed or failed may find nothing; reports are made all the same, since CI collects them.
  private func endWithoutCases(_ division: UInt64?) throws -> Int32 {
    let isChange = selection.onlyChanged || selection.changedSince != nil
    let reason =
      isChange
      ? "nothing changed"
      : selection.lastFailed
        ? "nothing failed in the last run"
        : selection.filters.isEmpty
          ? "'\(corpus.root)' has no documents; put one there, or begin with \"galley init\""
          : "no case in '\(corpus.root)' matches"
    guard isChange || selection.lastFailed || isDivided else {
      Output.error.say(.error, reason)
      return ExitStatus.badInput.rawValue
    }
    Output.error.say(.note, reason)
    // The last run's failures stay known until a run has looked at them.
    if !selection.lastFailed {
      var report = SnapshotReport()
      report.shard = selection.chosenShard
      report.division = division
      report.commit = repository.commit
      try write(report)
    }
    return ExitStatus.success.rawValue
  }

  var reportWriter: ReportWriter {
    ReportWriter(
      root: corpus.root, output: options.output, reporters: reporters, imageURL: imageURL,
      shard: selection.chosenShard)
  }

  @discardableResult
  private func write(
    _ report: SnapshotReport, time: String = RunMoment.text
  ) throws -> [RunManifest.Report] {
    let reports = try reportWriter.write(report, time: time)
    if keepsHistory, !isSearch {
      try RunHistory.add(report, time: time, output: options.output)
    }
    return reports
  }

  private func status(_ report: SnapshotReport, _ found: Corpus?) throws -> Int32 {
    if let cause {
      let isFound = report.failures.contains { $0.causes.contains { $0.matches(cause) } }
      if isFound { return ExitStatus.difference.rawValue }
      return report.count(.error) > 0 ? Self.untestable : ExitStatus.success.rawValue
    }
    let status = report.exitStatus
    if let found, unreferenced == .delete, !found.unreferencedFiles.isEmpty {
      let count = try Pruning(found, output: options.output).run()
      let note = "removed \(count) files that no case declares"
      if printsJSON { Output.error.line(note) } else { try Output.standard.line(note) }
    }
    let isRejected = unreferenced == .reject && !report.unreferenced.isEmpty
    return status == 0 && isRejected ? ExitStatus.difference.rawValue : status
  }

  /// The cases of a corpus of documents.
  static func documents(in root: String) throws(FileError) -> Corpus {
    guard Directory.exists(root) || File.exists(root) else {
      throw FileError(
        operation: "find the corpus", path: root,
        reason: "there is no such folder; name one, or make one with \"galley init\"")
    }
    return try Corpus(root: root)
  }

  /// Reads the corpus and prints what is wrong with it.
  private func readCorpus() throws -> Corpus {
    var found = try findCases(corpus.root)
    if !found.hasErrors { for finding in checkSuites(found) { found.add(finding) } }
    for finding in found.findings {
      DiagnosticPrinter.print([finding.diagnostic], of: finding.source)
    }
    if found.hasErrors { throw ExitStatus.badInput }
    return found
  }

  private var isDivided: Bool { selection.chosenShard != nil }

  // MARK: Choosing

  /// The cases of this run, and for a part of a divided one what it was divided by.
  private func choose(
    from all: [SnapshotCase]
  ) throws -> (cases: [SnapshotCase], division: UInt64?) {
    let filter = CaseFilter(patterns: selection.filters)
    var cases = all.filter { found in
      filter.matches(found.name)
        || found.variants.contains { filter.matches(found.pictureName($0)) }
    }
    if selection.lastFailed {
      let failed = Set(try lastReport().failures.map(\.caseName))
      cases.removeAll { !failed.contains($0.name) }
    }
    if let commit = selection.changedSince ?? (selection.onlyChanged ? "HEAD" : nil) {
      cases = try changed(cases, since: commit)
    }
    guard let shard = selection.chosenShard else { return (cases, nil) }
    let costs = try costs(of: cases)
    return (
      shard.indices(costs: costs).map { cases[$0] },
      Shard.division(of: cases.map(\.name), costs: costs)
    )
  }

  private func lastReport() throws -> SnapshotReport {
    try ReportFile.read("\(options.output)/results.json")
  }

  private func changed(_ cases: [SnapshotCase], since commit: String) throws -> [SnapshotCase] {
    guard let files = CommandOutput.filesChanged(since: commit) else {
      throw ValidationError("git cannot compare the working tree with '\(commit)'")
    }
    let changed = ChangedFiles(files)
    return cases.filter { found in
      changed.touches(found, dependencies: dependencies(of: found))
    }
  }

  /// The files a case is made from; nil when it cannot be laid out, so that it runs.
  private func dependencies(of found: SnapshotCase) -> [String]? {
    guard let variant = found.variants.first else { return [] }
    let request = RenderRequest(path: found.path, variant: variant, settings: found.settings)
    return try? pictures.preparation(request).dependencies
  }

  /// Returns the cost of each case, the same on every machine that has the same commit: the times of
  /// `--costs`, else of the corpus's own `snapshots.costs`, else the weight of its files. The history of the
  /// output folder does not serve as such a list, even if it exists: machines have their own, or none, and
  /// would each divide by another, so that cases run twice or nowhere. Its measurements count once they are
  /// part of the commit.
  private func costs(of cases: [SnapshotCase]) throws -> [Double] {
    guard let path = selection.costs ?? (File.exists(ownCosts) ? ownCosts : nil) else {
      return Workers.map(cases.count, threads: options.workers) { CostFile.weight(of: cases[$0]) }
    }
    let costs = try CostFile.read(path)
    let mean = costs.isEmpty ? 1 : costs.values.reduce(0, +) / Double(costs.count)
    return cases.map { costs[$0.name] ?? mean }
  }

  /// The corpus's own list of costs, be it there or not.
  var ownCosts: String { "\(corpus.root)/\(CostFile.name)" }

  private func baseline(_ path: String) throws -> LintBaseline {
    LintBaseline(text: try ListFile.text(path))
  }

  // MARK: Progress

  private func progress(of count: Int) -> @Sendable ([PictureResult]) -> Void {
    let terminal = TerminalReport(usesColor: Output.standard.allowsColor)
    if reporters.contains(.list) {
      return { results in
        try? Output.standard.write(terminal.lines(results))
      }
    }
    guard !reporters.contains(.dot) else {
      return { results in try? Output.standard.write(terminal.marks(results)) }
    }
    let progress = ProgressCount(of: count, "cases")
    return { _ in progress.advance() }
  }
}

/// The treatment of references that no case declares.
enum UnreferencedPolicy: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// Delete at a desk, fail on a CI machine.
  case auto
  /// Fail.
  case reject
  /// Remove them.
  case delete
  /// Say so.
  case warn
  /// Say nothing.
  case ignore

  /// The meaning of `auto` in this environment.
  var resolved: UnreferencedPolicy {
    guard self == .auto else { return self }
    return ContinuousIntegration.isRunning(in: ProcessVariables.all) ? .reject : .delete
  }
}

/// The treatment of characters that no font shows.
enum MissingGlyphPolicy: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// Warn at a desk, fail on a CI machine.
  case auto
  case fail
  case warn

  /// True if they fail the run here.
  var isFailure: Bool {
    self == .fail || self == .auto && ContinuousIntegration.isRunning(in: ProcessVariables.all)
  }
}

/// A report on disk.
enum ReportFile {
  /// Reads a `results.json`; prints why it cannot.
  static func read(_ path: String) throws -> SnapshotReport {
    let source = try SourceText(file: path)
    let (report, diagnostics) = ReportReader.read(source)
    guard let report else {
      DiagnosticPrinter.print(diagnostics, of: source)
      throw ValidationError("'\(path)' is not a report of this version of galley")
    }
    return report
  }
}
