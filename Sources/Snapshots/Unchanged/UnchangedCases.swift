import GalleySystem
import Synchronization

/// Finds the cases of a run for which nothing has changed since they passed last, so that they need
/// not be read, laid out or drawn.
///
/// What a case depends on is compared by content: its document, the suites that hold for it, every
/// file that its reading asked for (those that were not there included), its references and frame
/// dumps, their lines in the lock file, and what all cases have in common: program, libraries, fonts
/// and settings.
struct UnchangedCases: Sendable {
  private let path: String
  private let known: PassedFile
  private let cases: [SnapshotCase]
  private let lock: LockFile
  private let inputs: InputsStore
  /// The hash of each case's own files before the run; nil where it is not known.
  private let digests: [UInt64?]
  /// The results of the unchanged cases, by the index of the case.
  let results: [[PictureResult]?]

  /// Looks at all cases, on as many threads as the run may use.
  ///
  /// - Parameter source: The hash of what decides besides files; see `DocumentPictures.digest`.
  /// - Returns: Nil when the run has to look at everything.
  init?(
    _ cases: [SnapshotCase], _ options: RunOptions, source: UInt64?, _ lock: LockFile,
    _ inputs: InputsStore
  ) {
    guard let source, options.repetitions == 1, !options.mode.writesFailed else { return nil }
    var run = ContentHash(seed: source)
    run.add(options.mode.rawValue)
    run.add(UInt64(options.usesLockFile ? 1 : 0))
    path = "\(options.output)/\(PassedFile.name)"
    let known = PassedFile.load(path, run: run.value)
    let files = FileDigests()
    let found = Workers.map(
      cases.count, threads: options.workers, scratch: [UInt8]()
    ) { memory, index in
      let subject = cases[index]
      let digest = Self.digest(of: subject, lock, inputs, &memory)
      guard options.usesCache, let digest, let entry = known.entries[subject.name],
        entry.digest == digest,
        entry.files.allSatisfy({ files.digest(of: $0.name) == $0.digest }),
        !options.verifiesUnchanged
          || !subject.variants.contains(where: {
            options.isChosenForVerification(subject.pictureName($0))
          })
      else { return (digest, nil as [PictureResult]?) }
      return (digest, entry.results(of: subject))
    }
    self.known = known
    self.cases = cases
    self.lock = lock
    self.inputs = inputs
    digests = found.map(\.0)
    results = found.map(\.1)
  }

  /// The hash of what belongs to a case alone; nil when nobody knows its document.
  private static func digest(
    of subject: SnapshotCase, _ lock: LockFile, _ inputs: InputsStore, _ memory: inout [UInt8]
  ) -> UInt64? {
    guard let document = subject.documentDigest else { return nil }
    var hash = ContentHash(seed: subject.suiteDigest)
    hash.add(subject.path)
    hash.add(document)
    for path in subject.declaredFiles {
      hash.add(File.digest(path, memory: &memory) ?? 0)
    }
    for path in [subject.samePath, subject.differentPath] {
      hash.add(path.flatMap { File.digest($0, memory: &memory) } ?? 0)
    }
    hash.add(inputs.digest(ofFolder: subject.folder))
    for variant in subject.variants {
      switch lock.entries[subject.pictureName(variant)] {
      case .picture(let record)?:
        for word in [1, record.digest, record.pixels, record.tree, UInt64(record.size)] {
          hash.add(word)
        }
      case .alias(let other)?: hash.add(other)
      case nil: hash.add(0)
      }
    }
    return hash.value
  }

  /// The files of all cases besides the corpus's own, when no case has changed.
  var settledFiles: [NamedDigest]? {
    var files: Set<NamedDigest> = []
    for (subject, results) in zip(cases, results) {
      guard results != nil, let entry = known.entries[subject.name] else { return nil }
      files.formUnion(entry.files)
    }
    return files.sorted { $0.name < $1.name }
  }

  /// The hash of a case's own files and of what all cases have in common; nil when it is not known.
  func digest(ofCase index: Int) -> UInt64? {
    digests[index].map { digest in
      var hash = ContentHash(seed: known.run)
      hash.add(digest)
      return hash.value
    }
  }

  /// What is to be remembered of a case that was looked at; nil unless it passed, nothing was
  /// written for it, and its files were the same from the first look to the last.
  func entry(ofCase index: Int, _ runner: CaseRunner) -> PassedFile.Entry? {
    let subject = cases[index]
    guard let digest = digests[index], let files = runner.files,
      files[subject.path] == subject.documentDigest, runner.results.allSatisfy(\.isPassed),
      runner.lockLines.isEmpty, runner.inputs.isEmpty
    else { return nil }
    var memory: [UInt8] = []
    guard Self.digest(of: subject, lock, inputs, &memory) == digest else { return nil }
    let others = files.filter { $0.key != subject.path }.sorted { $0.key < $1.key }
    return PassedFile.Entry(
      digest: digest, files: others.map { NamedDigest(name: $0.key, digest: $0.value) },
      runner.results, of: subject)
  }

  /// Writes down what passed, where that is news. A file that cannot be written costs time, nothing
  /// else.
  func save(_ entries: [PassedFile.Entry?]) {
    var file = known
    for (subject, entry) in zip(cases, entries) {
      if let entry { file.entries[subject.name] = entry }
    }
    if file == known { return }
    try? Directory.create(FilePath(path).folder.string)
    try? File.write(Array(file.text.utf8), to: path)
  }
}

/// The hashes of files that several cases need, each read once.
private final class FileDigests: Sendable {
  private let known = Mutex<[String: UInt64]>([:])

  /// The hash of a file's bytes, or of the names in a folder; 0 where there is neither.
  func digest(of path: String) -> UInt64 {
    if let digest = known.withLock({ $0[path] }) { return digest }
    var memory: [UInt8] = []
    let digest = RunManifest.digest(of: path, &memory)
    known.withLock { $0[path] = digest }
    return digest
  }
}
