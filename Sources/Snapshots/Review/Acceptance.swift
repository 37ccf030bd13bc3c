import GalleyImaging
package import GalleySystem

/// Makes candidates into references, or throws them away.
package struct Acceptance: Sendable {
  /// The folder of the references.
  package let root: String
  /// The output folders of the runs whose candidates are meant, perhaps brought from elsewhere.
  package let sources: [String]
  /// The output folder of this machine, for the journal.
  private let journalFolder: String
  /// The reference files that cases declare; nil when they are not known.
  private let declared: Set<String>?

  /// One candidate.
  package struct Candidate: Hashable, Sendable {
    /// The name of the picture or frame dump.
    package var name: String
    /// The candidate file.
    package var path: String
    /// The path of the reference, existing or not.
    package var reference: String
    /// The result of the run, or nil if the report does not exist.
    package var result: PictureResult?
  }

  /// Candidates of output folders, by default of the one of this machine.
  ///
  /// - Parameter declared: The paths of the references that the cases below the root may have;
  ///   nothing else is written there. Nil allows every reference, whichever suite declares it.
  package init(
    root: String, output: String, from artifacts: [String] = [], declared: [String]? = nil
  ) {
    self.declared = declared.map { Set($0) }
    self.root = root
    sources = artifacts.isEmpty ? [output] : artifacts
    journalFolder = output
  }

  /// Returns the waiting candidates, in the order of their places, with the results of the last run.
  package func candidates() throws(FileError) -> [Candidate] {
    var found: [Candidate] = []
    for source in sources { found += try candidates(in: source) }
    return found
  }

  private func candidates(in source: String) throws(FileError) -> [Candidate] {
    let report = try lastReport(in: source)
    var byPlace: [String: PictureResult] = [:]
    for result in report?.results ?? [] {
      if let reference = result.reference {
        byPlace[OutputPlace.relative(reference, to: report?.root ?? root)] = result
      }
    }
    var found: [Candidate] = []
    try collect("\(source)/pending", "", &found)
    for index in found.indices {
      let place = OutputPlace.relative(found[index].reference, to: root)
      let result = byPlace[place] ?? checkResult(place, in: source)
      found[index].result = result
      if let name = result?.name { found[index].name = name }
    }
    return found
  }

  /// The result of a check in code.
  private func checkResult(_ place: String, in source: String) -> PictureResult? {
    guard let path = OutputPlace.checkResult(place).map({ "\(source)/\($0)" }), File.exists(path)
    else { return nil }
    return ReportReader.read(SourceTextFile.read(path)).report?.results.first
  }

  private func collect(
    _ folder: String, _ prefix: String, _ found: inout [Candidate]
  ) throws(FileError) {
    guard Directory.exists(folder) else { return }
    for entry in try Directory.names(in: folder) {
      let path = "\(folder)/\(entry)"
      let place = prefix.isEmpty ? entry : "\(prefix)/\(entry)"
      if entry.hasSuffix(".new") {
        let target = String(place.dropLast(4))
        let name = target.hasSuffix(".png") ? String(target.dropLast(4)) : target
        found.append(
          Candidate(
            name: name, path: path, reference: OutputPlace.reference(target, root: root)))
      } else if Directory.exists(path) {
        try collect(path, place, &found)
      }
    }
  }

  private func lastReport(in source: String) throws(FileError) -> SnapshotReport? {
    let path = "\(source)/results.json"
    guard File.exists(path) else { return nil }
    return ReportReader.read(SourceTextFile.read(path)).report
  }

  /// Why a candidate must not become a reference; nil when it may. Only what a case declares, or a
  /// check in code keeps in a `__Snapshots__` folder, is ever written, and only what can be read.
  package func refusal(of candidate: Candidate) throws(FileError) -> String? {
    let place = OutputPlace.relative(candidate.reference, to: root)
    let isOfCheck = place.split(separator: "/").contains("__Snapshots__")
    if !isOfCheck, let declared, !declared.contains(candidate.reference) {
      return "no case declares it"
    }
    guard try File.isReplaceable(candidate.reference) else {
      return "its reference is no regular file"
    }
    if candidate.result?.status == .passed { return "its run says that the reference passed" }
    let bytes = try File.read(candidate.path, limit: ReferencePicture.limit)
    if place.hasSuffix(".png") {
      do throws(ImageError) { _ = try PNGDecoder.decode(bytes) } catch { return "\(error)" }
    } else if place.hasSuffix(".layout.txt"), !isOfCheck || bytes.isEmpty {
      do { _ = try FrameDumpReader.read(String(decoding: bytes, as: UTF8.self)) } catch {
        return "no frame dump: \(error)"
      }
    } else if !isOfCheck {
      return "neither a picture nor a frame dump"
    }
    return nil
  }

  /// Returns the commits of the sources' runs that differ from a commit, for a warning; empty if all are of
  /// that commit or do not name theirs.
  package func otherCommits(than commit: String?) throws(FileError) -> [String] {
    guard let commit else { return [] }
    var commits: Set<String> = []
    for source in sources {
      if let other = try lastReport(in: source)?.commit, other != commit { commits.insert(other) }
    }
    return commits.sorted()
  }

  /// Files that failing results of the sources' runs were made from and that are others here, by path.
  package func otherInputs() throws(FileError) -> [String] {
    var paths: Set<String> = []
    for source in sources {
      for (path, hash) in try lastReport(in: source)?.inputHashes ?? [:]
      where SnapshotReport.inputHash(path) != hash {
        paths.insert(path)
      }
    }
    return paths.sorted()
  }

  /// Makes candidates into references. Each file is replaced in one step; a candidate is removed after its
  /// reference is in place, so that an interrupted acceptance is finished by the next.
  ///
  /// - Returns: The number of references that changed.
  @discardableResult
  package func accept(_ candidates: [Candidate]) throws(FileError) -> Int {
    if candidates.isEmpty { return 0 }
    Recovery.run(output: journalFolder, root: root)
    let journal = try Journal(output: journalFolder)
    let writer = ReferenceWriter(journal: journal)
    var lines: [(name: String, entry: LockFile.Entry?)] = []
    var changed = 0
    for candidate in candidates {
      let bytes = ReferenceWriter.accepted(try File.read(candidate.path))
      let old = renamed(candidate, bytes)
      if try writer.write(bytes, to: candidate.reference) { changed += 1 }
      if let old {
        try journal.note(old)
        try File.remove(old)
        if let name = pictureName(old) { lines.append((name, nil)) }
      }
      if let name = pictureName(candidate.reference),
        let record = LockFile.Record(ofReference: bytes)
      {
        lines.append((name, .picture(record)))
      }
    }
    if !lines.isEmpty, File.exists("\(root)/\(LockFile.name)") {
      try SnapshotRun.update("\(root)/\(LockFile.name)", with: lines, journal)
    }
    try InputsFile.update(candidates.map { ($0.reference, nil) }, journal)
    journal.finish()
    for candidate in candidates { try File.remove(candidate.path) }
    return changed
  }

  /// The name of a reference's picture in the lock file; nil for frame dumps.
  private func pictureName(_ reference: String) -> String? {
    let place = OutputPlace.relative(reference, to: root)
    return place.hasSuffix(".png") ? String(place.dropLast(4)) : nil
  }

  /// The reference that a candidate was known by before: below the root, declared by no case, and still
  /// the same. A report may come from elsewhere, so nothing of this is taken from it.
  private func renamed(_ candidate: Candidate, _ bytes: [UInt8]) -> String? {
    guard let old = candidate.result?.renamedFrom, let declared, !declared.contains(old),
      let place = FilePath(old).relative(to: FilePath(root)),
      !place.split(separator: "/").contains("..")
    else { return nil }
    return Renames.file(old, renamedTo: bytes, of: candidate.reference)
  }

  /// The state before a decision about a candidate, so that the decision can be undone.
  package struct Kept: Sendable {
    /// The candidate.
    package let candidate: Candidate
    /// The paths of the copies of the candidate and of the reference; the latter is nil if a reference did
    /// not exist.
    fileprivate let copy: String
    fileprivate let oldReference: String?
    fileprivate let entry: LockFile.Entry?
    fileprivate let inputs: SnapshotMetadata?
    /// The reference that is renamed, with a copy of it and its line in the lock file.
    fileprivate let renamed: (path: String, copy: String, entry: LockFile.Entry?)?
  }

  /// Copies what a decision about a candidate will change.
  ///
  /// - Parameter prefix: The path of the copies, to which their endings are added.
  package func keep(_ candidate: Candidate, at prefix: String) throws(FileError) -> Kept {
    let reference = candidate.reference
    let bytes = try File.read(candidate.path)
    try File.write(bytes, to: "\(prefix).candidate")
    let earlier = try File.readIfPresent(reference)
    if let earlier { try File.write(earlier, to: "\(prefix).reference") }
    let lock = try SnapshotRun.lock(at: "\(root)/\(LockFile.name)")
    func entry(_ path: String) -> LockFile.Entry? { pictureName(path).flatMap { lock.entries[$0] } }
    let old = renamed(candidate, bytes)
    if let old { try File.write(try File.read(old), to: "\(prefix).renamed") }
    let name = InputsFile.name(ofReference: reference)
    let inputs = try InputsFile.load(folder: FilePath(reference).folder.string)
    return Kept(
      candidate: candidate, copy: "\(prefix).candidate",
      oldReference: earlier.map { _ in "\(prefix).reference" }, entry: entry(reference),
      inputs: inputs.lines[name].flatMap { inputs.metadata(of: name, pixels: $0.pixels) },
      renamed: old.map { ($0, "\(prefix).renamed", entry($0)) })
  }

  /// Takes decisions back: candidates wait again, references, their lines in the lock file and in
  /// the inputs files are what they were.
  package func restore(_ kept: [Kept]) throws(FileError) {
    let journal = try Journal(output: journalFolder)
    let writer = ReferenceWriter(journal: journal)
    var lines: [(name: String, entry: LockFile.Entry?)] = []
    for one in kept {
      let reference = one.candidate.reference
      try File.write(try File.read(one.copy), to: one.candidate.path)
      if let old = one.oldReference {
        try writer.write(try File.read(old), to: reference)
      } else if File.exists(reference) {
        try journal.note(reference)
        try File.remove(reference)
      }
      if let name = pictureName(reference) { lines.append((name, one.entry)) }
      if let renamed = one.renamed {
        try writer.write(try File.read(renamed.copy), to: renamed.path)
        if let name = pictureName(renamed.path) { lines.append((name, renamed.entry)) }
      }
    }
    if !lines.isEmpty, File.exists("\(root)/\(LockFile.name)") {
      try SnapshotRun.update("\(root)/\(LockFile.name)", with: lines, journal)
    }
    try InputsFile.update(kept.map { ($0.candidate.reference, $0.inputs) }, journal)
    journal.finish()
  }

  /// Throws candidates away.
  package func reject(_ candidates: [Candidate]) throws(FileError) {
    for candidate in candidates { try File.remove(candidate.path) }
  }

  /// Candidates that causes touch.
  package struct CauseChoice: Sendable {
    /// Those that differ for these causes alone, as is proven.
    package var chosen: [Candidate] = []
    /// Those with other causes as well.
    package var mixed: [Candidate] = []
    /// Those of which it is not proven that inputs account for every pixel.
    package var unproven: [Candidate] = []
  }

  /// The candidates that exist for some causes alone; those with other causes as well, and those that
  /// are not proven, are left out.
  ///
  /// - Parameter causes: Identifiers of causes, or texts that occur in them.
  package static func only(_ candidates: [Candidate], causes: [String]) -> CauseChoice {
    func isMeant(_ cause: Cause) -> Bool { causes.contains(where: cause.matches) }
    var choice = CauseChoice()
    for candidate in candidates {
      guard let result = candidate.result, result.causes.contains(where: isMeant) else { continue }
      if !result.causes.allSatisfy(isMeant) {
        choice.mixed.append(candidate)
      } else if result.proof?.isProven != true {
        choice.unproven.append(candidate)
      } else {
        choice.chosen.append(candidate)
      }
    }
    return choice
  }
}
