package import GalleySystem
import Synchronization

/// Runs cases: renders, compares, records, and tells why.
package struct SnapshotRun: Sendable {
  /// The folder that reference paths and the lock file belong to.
  package var root: String
  /// How the run behaves.
  package var options: RunOptions
  /// Turns requests into pictures.
  package var prepare: PicturePreparation

  /// The hash of what decides pictures besides the files that they are made from: program, fonts and
  /// settings. Nil when it is not known; then every case is looked at.
  package var sourceDigest: UInt64?
  /// Files that all pictures are made from.
  package var sharedFiles: [String]

  /// Makes a run.
  package init(
    root: String, options: RunOptions, sourceDigest: UInt64? = nil, sharedFiles: [String] = [],
    prepare: @escaping PicturePreparation
  ) {
    self.root = root
    self.options = options
    self.sourceDigest = sourceDigest
    self.sharedFiles = sharedFiles
    self.prepare = prepare
  }

  /// Runs the cases on as many threads as asked.
  ///
  /// - Parameter progress: Called for the results of each case as it ends, one call at a time, in
  ///   the order in which cases end.
  /// - Throws: When the output folder or the lock file cannot be written.
  package func run(
    _ cases: [SnapshotCase],
    progress: @escaping @Sendable ([PictureResult]) -> Void = { _ in }
  ) throws(FileError) -> SnapshotReport {
    let start = ContinuousClock.now
    var report = SnapshotReport()
    report.root = root
    report.mode = options.mode
    report.seed = options.seed
    if let note = recover() { report.notes.append(note) }
    let lockPath = "\(root)/\(LockFile.name)"
    let writes = options.mode.writesMissing
    let journal = writes ? try Journal(output: options.output) : nil
    if options.mode.writesFailed { report.notes += try mend(cases, journal) }
    let lock = options.usesLockFile ? try Self.lock(at: lockPath) : LockFile()
    let failures = FailureFiles(options: options, root: root)
    let store = InputsStore()
    let unchanged = UnchangedCases(
      cases, options, source: sourceDigest, shared: sharedFiles, lock)
    if let refusal = unchanged?.refusal { report.notes.append(refusal) }
    let outcomes = outcomes(
      of: cases, lock, store, unchanged, ReferenceWriter(journal: journal), failures, progress)
    unchanged?.save(outcomes.map { $0?.passed })
    let faults = faults(lock, store, cases)
    report.settledFiles = faults.isEmpty ? unchanged?.settledFiles : nil
    var lines: [(name: String, entry: LockFile.Entry?)] = []
    var inputs: [(reference: String, metadata: SnapshotMetadata?)] = []
    for outcome in outcomes {
      guard let outcome else {
        report.skippedCases += 1
        continue
      }
      report.results += outcome.results
      lines += outcome.lockLines
      inputs += outcome.inputs
    }
    report.results += faults
    if options.usesLockFile, !lines.isEmpty { try Self.update(lockPath, with: lines, journal) }
    if !inputs.isEmpty { try InputsFile.update(inputs, journal) }
    journal?.finish()
    if let failure = failures.failure { report.notes.append("no pictures kept: \(failure)") }
    report.seconds = seconds(since: start)
    return report
  }

  private func outcomes(
    of cases: [SnapshotCase], _ lock: LockFile, _ store: InputsStore,
    _ unchanged: UnchangedCases?, _ writer: ReferenceWriter, _ failures: FailureFiles,
    _ progress: @escaping @Sendable ([PictureResult]) -> Void
  ) -> [Outcome?] {
    let failed = Mutex(0)
    let limit = options.maximumFailures ?? .max
    return Workers.map(cases.count, threads: options.workers) { index -> Outcome? in
      if failed.withLock({ $0 >= limit }) { return nil }
      if let results = unchanged?.results[index] {
        for result in results { failures.settle(result) }
        failed.withLock { _ in progress(results) }
        return Outcome(results: results)
      }
      var runner = CaseRunner(
        subject: cases[index], options: options, prepare: prepare, lock: lock, writer: writer,
        failures: failures, store: store)
      runner.run(digest: unchanged?.digest(ofCase: index))
      for result in runner.results { failures.settle(result) }
      failed.withLock { failed in
        failed += runner.results.count { !$0.isPassed }
        progress(runner.results)
      }
      return Outcome(
        results: runner.results, lockLines: runner.lockLines, inputs: runner.inputs,
        passed: unchanged?.entry(ofCase: index, runner))
    }
  }

  private struct Outcome: Sendable {
    var results: [PictureResult]
    var lockLines: [(name: String, entry: LockFile.Entry?)] = []
    var inputs: [(reference: String, metadata: SnapshotMetadata?)] = []
    /// What is to be remembered of a case that passed.
    var passed: PassedFile.Entry?
  }

  /// Clears up after a process that was killed while it wrote.
  private func recover() -> String? {
    let count = Recovery.run(output: options.output, root: root)
    return count == 0
      ? nil : "cleared up after an interrupted run: \(counted(count, "file")) looked after"
  }

  // MARK: Files beside the references

  /// The defects of the files beside the references, which change no verdict but are reported.
  private func faults(
    _ lock: LockFile, _ store: InputsStore, _ cases: [SnapshotCase]
  ) -> [PictureResult] {
    var files = [("\(root)/\(LockFile.name)", lock.faults)]
    for folder in Set(cases.map(\.folder)).sorted() {
      files.append(("\(folder)/\(InputsFile.name)", store.file(ofFolder: folder).faults))
    }
    return files.filter { !$0.1.isEmpty }.map { path, faults in
      PictureResult(faults, in: path, place: OutputPlace.relative(path, to: root))
    }
  }

  /// Writes lines anew that count for nothing.
  ///
  /// - Returns: Notes for the report about what was written.
  private func mend(
    _ cases: [SnapshotCase], _ journal: Journal?
  ) throws(FileError) -> [String] {
    var notes: [String] = []
    let path = "\(root)/\(LockFile.name)"
    let count = options.usesLockFile ? try Self.lock(at: path).faults.count : 0
    if count > 0 {
      try Self.update(path, with: [], journal)
      notes.append("wrote \(counted(count, "line")) of '\(path)' anew")
    }
    for folder in Set(cases.map(\.folder)).sorted() {
      let count = try InputsFile.load(folder: folder).faults.count
      if count == 0 { continue }
      try InputsFile.mend(folder, journal)
      notes.append("removed \(counted(count, "line")) from '\(folder)/\(InputsFile.name)'")
    }
    return notes
  }

  static func lock(at path: String) throws(FileError) -> LockFile {
    let bytes = try File.readIfPresent(path, limit: 256 << 20)
    return LockFile(bytes: bytes ?? [])
  }

  /// Reads the lock file again, changes lines and replaces it, while no other process does. Lines that
  /// count for nothing are written anew.
  static func update(
    _ path: String, with lines: [(name: String, entry: LockFile.Entry?)], _ journal: Journal?
  ) throws(FileError) {
    let other = try FileLock(path: path)
    defer { other.release() }
    var lock = try lock(at: path)
    lock.mend(root: FilePath(path).folder.string)
    for line in lines { lock.entries[line.name] = line.entry }
    try journal?.note(path)
    let bytes = Array(lock.text.utf8)
    if let old = try? File.read(path), old == bytes { return }
    try File.write(bytes, to: path, durably: true)
  }
}
