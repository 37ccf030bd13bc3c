import GalleySceneSnapshots
import GalleySnapshots
import GalleySystem

extension UnchangedRun {
  /// A run of the same tests as before in which a few cases were looked at.
  struct Part {
    /// What was found, the cases that were not looked at included.
    var report: SnapshotReport
    /// References that no case declares.
    var unused: [String]
    /// What a run of all cases would have said while it went on.
    var progress: String
    /// The time of the run.
    var time: String
  }

  /// So many changed cases are an exception however few there are in all, as is a fifth of all. When more
  /// have changed, every case is looked at, and a person sees how far it is.
  private static let fewest = 16

  /// Looks at the cases alone whose own files have changed since nothing had, and takes over what the
  /// reports said of the others.
  ///
  /// - Returns: Nil when every case has to be looked for.
  func partlyRepeated() throws -> Part? {
    let (selection, options) = (session.selection, session.options)
    guard let manifest, let memory, let changed, selection.chosenShard == nil,
      options.maximumFailures == nil, !changed.isEmpty,
      changed.count <= max(Self.fewest, memory.cases.count / 5),
      manifest.areOthersUnchanged(key: key, threads: options.workers)
    else { return nil }
    let time = RunMoment.text
    let dirty = Set(changed)
    let isTold = memory.cases.indices.map { dirty.contains($0) || !memory.cases[$0].isPlain }
    // What draws is made ready while others read.
    let (pictures, output) = (session.pictures, settled)
    let isWhole = selection.filters.isEmpty
    let made = Workers.map(2, threads: 2) { job -> KeptCases? in
      if job == 0 {
        pictures.makeReady(card: manifest.card)
        return nil
      }
      if isWhole { try? Directory.remove("\(output.output)/pending") }
      return Self.texts(of: manifest, in: output, at: time).flatMap { texts in
        KeptCases(
          zip(memory.cases, isTold).map { ($0.results, !$1) },
          plain: memory.cases.map(\.isPlain), in: texts)
      }
    }
    guard var kept = made[1],
      let cases = found(zip(memory.cases, isTold).filter(\.1).map(\.0), dirty: changed, memory)
    else { return nil }
    let count = ProgressCount(of: cases.count, "cases")
    var report = try session.run(cases) { _ in count.advance() }
    // A change that makes no difference is one to remember, which a run of all cases does.
    if report.settledFiles != nil { return nil }
    guard kept.place(isTold, report, cases.map(\.name)) else { return nil }
    report.kept = kept
    report.isWhole = isWhole
    return Part(
      report: report, unused: memory.unused,
      progress: progress(of: memory.cases, report, manifest.progress), time: time)
  }

  /// The cases as they are now; nil when a document that changed has settings of its own now, which may
  /// give it other references.
  private func found(
    _ told: [CaseMemory.Case], dirty: [Int], _ memory: CaseMemory
  ) -> [SnapshotCase]? {
    let changed = Set(dirty.map { memory.cases[$0].path })
    let cases = told.compactMap { told -> SnapshotCase? in
      guard let found = try? Corpus.found(at: told.path, below: session.corpus.root),
        !changed.contains(told.path) || !found.hasOwnSettings
      else { return nil }
      return found
    }
    return cases.count == told.count ? cases : nil
  }

  /// The kept reports, with the time of this run.
  private static func texts(
    of manifest: RunManifest, in settled: SettledReports, at time: String
  ) -> KeptCases.Texts? {
    guard manifest.time.utf8.count == time.utf8.count else { return nil }
    var texts: [String: [UInt8]] = [:]
    for report in manifest.reports where report.moving > 0 {
      guard var bytes = settled.read(report) else { return nil }
      for moment in report.moments {
        let start = report.moving + moment
        guard start + time.utf8.count <= bytes.count else { return nil }
        bytes.replaceSubrange(start..<(start + time.utf8.count), with: time.utf8)
      }
      texts[report.path] = bytes
    }
    guard let results = texts[ReportWriter.results] else { return nil }
    return KeptCases.Texts(
      results: results, suites: texts[ReportWriter.junit], entries: texts[ReportWriter.index])
  }

  /// Marks or lines of all results: what was said of the kept ones when nothing had changed, and what
  /// is to be said of the others, in order.
  private func progress(
    of cases: [CaseMemory.Case], _ report: SnapshotReport, _ settled: String
  ) -> String {
    let isListed = session.reporters.contains(.list)
    guard isListed || session.reporters.contains(.dot), let kept = report.kept else { return "" }
    let terminal = TerminalReport(usesColor: Output.standard.allowsColor)
    let parts =
      isListed ? settled.split(separator: "\n").map { "\($0)\n" } : settled.map(String.init)
    var text = ""
    var (number, next) = (0, 0)
    func skip() -> Range<Int> {
      let start = next
      next = min(start + cases[number].results, parts.count)
      number += 1
      return start..<next
    }
    for piece in kept.pieces {
      switch piece {
      case .kept(let range): for _ in range { text += parts[skip()].joined() }
      case .told(let places):
        let results = Array(report.results[places])
        text += isListed ? terminal.lines(results) : terminal.marks(results)
        _ = skip()
      }
    }
    return text
  }
}
