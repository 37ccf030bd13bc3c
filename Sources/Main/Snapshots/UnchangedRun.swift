import GalleyPlatform
import GalleySceneSnapshots
import GalleySnapshots
import GalleySystem

/// A run of the same tests as before. As long as nothing that it depends on has changed, it repeats the
/// results of the last one without examining any case: `run.manifest` in the output folder records them.
struct UnchangedRun {
  let session: SnapshotSession
  /// A hash of the run's settings, without its files.
  private let run: UInt64
  /// The key of the memories.
  let key: HashKey
  /// The beginning, in nanoseconds since 1970.
  private let moment: Int64
  private let begun = ContinuousClock.now
  /// The manifest of the last run, if it was the same.
  let manifest: RunManifest?
  private let tree: FolderTree?
  /// The corpus before anything else was read.
  private let looks: [FolderTree.Look]
  private let seen: FolderTree.State?
  /// The data of that run about each case; nil if it is not needed or missing.
  let memory: CaseMemory?
  /// The cases whose files have changed since; nil where more has.
  let changed: [Int]?

  /// The reports of the last run in which nothing had changed.
  var settled: SettledReports { SettledReports(output: session.options.output) }

  /// Times of files are trusted when they are older than this: coarse clocks of file systems give
  /// two changes in short order one time.
  private static let settling: Int64 = 2_000_000_000

  /// The same run; nil where it reads something anew in any case, where it is unknown what it
  /// depends on, or where no memory can be relied on.
  init?(of session: SnapshotSession) {
    guard session.isRepeatable, let key = session.options.memoryKey,
      let digest = session.pictures.ownDigest
    else { return nil }
    self.session = session
    self.key = key
    run = Self.run(of: session, digest)
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    moment = Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
    manifest = RunManifest.load(output: session.options.output, run: run, key: key)
    tree = RunManifest.tree(of: session.corpus.root, key: key)
    let reading = manifest != nil && !session.trustsStamps
    let threads = session.options.workers
    looks = tree?.look(reading: reading, threads: threads) ?? []
    seen = tree?.state(of: looks, reading: reading)
    let isSeen =
      reading ? seen?.content == manifest?.content : seen?.stamps == manifest?.stamps
    guard !isSeen, let manifest, let tree,
      let memory = CaseMemory.load(output: session.options.output, for: manifest, key: key)
    else {
      (memory, changed) = (nil, nil)
      return
    }
    self.memory = memory
    changed = memory.changed(
      tree, looks, trustsStamps: session.trustsStamps, threads: threads)
  }

  /// Returns true if the corpus and all other files are unchanged.
  private func isUnchanged(_ manifest: RunManifest, _ tree: FolderTree) -> Bool {
    let threads = session.options.workers
    if memory != nil {
      return changed == [] && manifest.areOthersUnchanged(key: key, threads: threads)
    }
    guard let seen else { return false }
    return manifest.holds(
      for: tree, seen: seen, trustsStamps: session.trustsStamps, threads: threads)
  }

  private static func run(of session: SnapshotSession, _ digest: UInt64) -> UInt64 {
    var hash = ContentHash(seed: digest)
    let options = session.options
    let shard = session.selection.chosenShard
    for text in [
      session.corpus.root, options.output, options.mode.rawValue, session.unreferenced.rawValue,
      shard?.text ?? "", session.selection.costs ?? "", session.lintBaseline ?? "",
      session.cause ?? "", session.imageURL ?? "", ReportWriter.hostname,
      Output.standard.allowsColor ? "color" : "",
      "\(session.countsLints) \(session.countsMissingGlyphs) \(session.keepsHistory)",
      options.believesDigests ? "believing" : "looking",
      File.workingFolder ?? "",
    ] { hash.add(text) }
    for reporter in session.reporters { hash.add(reporter.rawValue) }
    hash.add("")
    for filter in session.selection.filters { hash.add(filter) }
    return hash.value
  }

  // MARK: The next run

  /// Repeats the output of the last run if nothing has changed since.
  ///
  /// - Returns: The exit status; nil when the run has to be made.
  func repeated() throws -> Int32? {
    let output = session.options.output
    guard let tree, let seen, var manifest, isUnchanged(manifest, tree),
      let reports = reports(of: manifest)
    else { return nil }
    let known = manifest.stamps
    // Candidates of cases that are not part of the run stay.
    let selection = session.selection
    if selection.filters.isEmpty, selection.chosenShard == nil {
      try? Directory.remove("\(output)/pending")
    }
    var report = SnapshotReport()
    report.mode = session.options.mode
    report.seed = session.options.seed
    report.commit = session.repository.commit
    let (seconds, attoseconds) = (ContinuousClock.now - begun).components
    report.seconds = Double(seconds) + Double(attoseconds) * 1e-18
    let time = RunMoment.text
    try Output.standard.write(manifest.progress)
    manifest.reports = try write(reports, report, from: manifest.time, to: time)
    try session.reportWriter.repeatOthers()
    manifest.time = time
    manifest.stamps = trusted(seen)
    manifest.probe = tree.probe
    manifest.save(output: output, key: key)
    settled.keep(manifest.reports)
    // Files that had other times, or times that could not be trusted, are recognized by their present times
    // from now on.
    if manifest.stamps != 0, manifest.stamps != known,
      var memory = memory ?? CaseMemory.load(output: output, for: manifest, key: key)
    {
      memory.settle(
        tree.look(reading: true, threads: session.options.workers), settled: settledMoment)
      memory.save(output: output, for: manifest, key: key)
    }
    report.isWhole = selection.filters.isEmpty && selection.chosenShard == nil
    if session.keepsHistory, !session.isSearch {
      try RunHistory.add(report, passed: manifest.passed, time: time, output: output)
    }
    let conditions = TerminalReport.conditions(of: report) + "\n"
    try Output.standard.write(manifest.summary + conditions + manifest.annotations)
    return manifest.status
  }

  /// Returns the reports in the output folder, or the stored ones if another run overwrote them; nil if one
  /// of them is gone.
  private func reports(of manifest: RunManifest) -> [(RunManifest.Report, [UInt8]?)]? {
    let (output, settled) = (session.options.output, settled)
    let read = Workers.map(
      manifest.reports.count, threads: session.options.workers, scratch: [UInt8]()
    ) { memory, index -> (RunManifest.Report, [UInt8]?)? in
      let report = manifest.reports[index]
      let path = "\(output)/\(report.path)"
      guard report.moving > 0 else {
        if (File.digest(path, memory: &memory) ?? 0) == report.digest { return (report, nil) }
        if report.digest == 0 { return (try? File.remove(path)).map { (report, nil) } }
        guard let bytes = settled.read(report), (try? File.write(bytes, to: path)) != nil else {
          return nil
        }
        return (report, nil)
      }
      if let bytes = try? File.read(path), ContentHash.of(bytes) == report.digest {
        return (report, bytes)
      }
      return settled.read(report).map { (report, $0) }
    }
    let found = read.compactMap(\.self)
    return found.count == read.count ? found : nil
  }

  /// Rewrites the parts that contain the time and the duration of the run.
  private func write(
    _ reports: [(RunManifest.Report, [UInt8]?)], _ facts: SnapshotReport, from old: String,
    to new: String
  ) throws -> [RunManifest.Report] {
    let output = session.options.output
    let written = Workers.map(reports.count, threads: session.options.workers) { index in
      Result { () throws(FileError) -> RunManifest.Report in
        var (report, bytes) = reports[index]
        guard let bytes, let head = ReportWriter.head(of: report.path, facts) else {
          return report
        }
        var text = Array(head.utf8)
        text.reserveCapacity(text.count + bytes.count)
        let begin = text.count
        text += bytes[report.moving...]
        // Times of other lengths would move everything behind them.
        if old.utf8.count == new.utf8.count {
          for moment in report.moments where moment + new.utf8.count <= text.count - begin {
            let start = begin + moment
            text.replaceSubrange(start..<(start + new.utf8.count), with: new.utf8)
          }
        }
        try File.write(text, to: "\(output)/\(report.path)")
        (report.moving, report.digest) = (head.utf8.count, ContentHash.of(text))
        return report
      }
    }
    return try written.map { try $0.get() }
  }

  // MARK: This run

  /// Remembers a run in which nothing was looked at, for the next one.
  func remember(
    _ report: SnapshotReport, of cases: [SnapshotCase], unused: [String],
    _ reports: [RunManifest.Report], time: String, summary: String, status: Int32
  ) {
    let conditions = TerminalReport.conditions(of: report) + "\n"
    guard let seen, let files = report.settledFiles, report.notes.isEmpty,
      let card = session.pictures.card,
      summary.hasSuffix(conditions),
      let tree = RunManifest.tree(of: session.corpus.root, key: key)
    else { return }
    // The results of the run hold for the files it read, so nothing may have been written meanwhile.
    let looks = tree.look(reading: true, threads: session.options.workers)
    let state = tree.state(of: looks, reading: true)
    guard let content = state.content, state.stamps == seen.stamps else { return }
    var manifest = RunManifest(
      run: run, card: card, content: content, stamps: trusted(state), probe: tree.probe, time: time,
      passed: report.results.count, status: status,
      summary: String(summary.dropLast(conditions.count)))
    let terminal = TerminalReport(usesColor: Output.standard.allowsColor)
    if session.reporters.contains(.list) {
      manifest.progress = terminal.lines(report.results)
    } else if session.reporters.contains(.dot) {
      manifest.progress = terminal.marks(report.results)
    }
    if session.reporters.contains(.dot) { manifest.progress += "\n" }
    if session.reporters.contains(.github) { manifest.annotations = GitHubReport.text(of: report) }
    manifest.files = files
    let others = [session.lintBaseline, session.selection.costs, session.ownCosts]
    manifest.add(files: others.compactMap(\.self) + session.pictures.sharedFiles, key: key)
    manifest.reports = reports
    manifest.save(output: session.options.output, key: key)
    let memory = CaseMemory(
      cases, unused: unused, report, tree, looks, shared: manifest.files.map(\.name),
      settled: settledMoment)
    guard let memory else { return }
    settled.keep(manifest.reports)
    memory.save(output: session.options.output, for: manifest, key: key)
  }

  /// Files that were written before this moment are not written again with the same times.
  private var settledMoment: Int64 { moment - Self.settling }

  /// The stamps; 0 when a file was written so lately that another change might give it the same.
  private func trusted(_ state: FolderTree.State) -> UInt64 {
    state.newest < settledMoment ? state.stamps : 0
  }
}
