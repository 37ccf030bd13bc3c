import GalleySystem
import Synchronization

/// Finds the cases of a run for which nothing has changed since they passed last, so that they need
/// not be read, laid out or drawn.
///
/// The dependencies of a case are compared by content: its document, the suites that apply to it, every file
/// requested while reading it (including missing files), its references and frame dumps, their lines in the
/// lock file, and the inputs common to all cases: program, libraries, fonts and settings.
struct UnchangedCases: Sendable {
  private let path: String
  private let key: HashKey?
  private let known: PassedFile
  private let cases: [SnapshotCase]
  private let lock: LockFile
  private let files: FileDigests
  /// The hash of what all cases have in common, the same on every machine.
  private let run: UInt64
  /// The hashes of each case's own files before the run; nil where they are not known.
  private let digests: [ContentDigests?]
  /// The results of the unchanged cases, by the index of the case.
  let results: [[PictureResult]?]
  /// Why what is remembered of earlier runs counts for nothing; nil when it counts, or there is nothing.
  let refusal: String?

  /// Looks at all cases, on as many threads as the run may use.
  ///
  /// - Parameters:
  ///   - source: The hash of what decides besides files; see `DocumentPictures.digest`.
  ///   - shared: Files that all cases are made from.
  /// - Returns: Nil when the run has to look at everything.
  init?(
    _ cases: [SnapshotCase], _ options: RunOptions, source: UInt64?, shared: [String],
    _ lock: LockFile
  ) {
    guard let source, options.repetitions == 1, !options.mode.writesFailed else { return nil }
    let files = FileDigests(key: options.memoryKey ?? .known)
    var run = ContentHash(seed: source)
    run.add(options.mode.rawValue)
    run.add(UInt64(options.usesLockFile ? 1 : 0))
    // A pass by digest does not count where digests are not believed.
    run.add(UInt64(options.believesDigests ? 1 : 0))
    self.run = run.value
    for file in shared { run.add(files[file].keyed) }
    path = "\(options.output)/\(PassedFile.name)"
    let known = PassedFile.load(path, run: run.value, key: options.memoryKey)
    let found = Workers.map(
      cases.count, threads: options.workers, scratch: [UInt8]()
    ) { memory, index in
      let subject = cases[index]
      let digests = Self.digests(of: subject, lock, files, &memory)
      guard options.usesCache, let digests, let entry = known.entries[subject.name],
        entry.digest == digests.keyed,
        entry.files.allSatisfy({ files[$0.name].keyed == $0.digest }),
        !options.verifiesUnchanged
          || !subject.variants.contains(where: {
            options.isChosenForVerification(subject.pictureName($0))
          })
      else { return (digests, nil as [PictureResult]?) }
      return (digests, entry.results(of: subject))
    }
    key = options.memoryKey
    refusal = known.refusal
    self.known = known
    self.cases = cases
    self.lock = lock
    self.files = files
    digests = found.map(\.0)
    results = found.map(\.1)
  }

  /// The hashes of what belongs to a case alone; nil if its document is unknown, or when that has
  /// become another one since it was read.
  private static func digests(
    of subject: SnapshotCase, _ lock: LockFile, _ files: FileDigests, _ memory: inout [UInt8]
  ) -> ContentDigests? {
    guard let document = subject.documentDigest else { return nil }
    var hash = DigestPair(key: files.key)
    for suite in subject.suites {
      guard files[suite.name].plain == suite.digest else { return nil }
      hash.add(suite.name)
      hash.add(files[suite.name])
    }
    hash.add(subject.path)
    let read = File.digests(subject.path, key: files.key, memory: &memory)
    guard let read, read.plain == document else { return nil }
    hash.add(read)
    for path in subject.declaredFiles + [subject.samePath, subject.differentPath].map({ $0 ?? "" })
    {
      hash.add(File.digests(path, key: files.key, memory: &memory) ?? .absent)
    }
    hash.add(files["\(subject.folder)/\(InputsFile.name)"])
    for variant in subject.variants {
      switch lock.entries[subject.pictureName(variant)] {
      case .picture(let record)?:
        for word in [
          1, record.digest, record.pixels, record.tree, UInt64(record.size), record.file,
        ] {
          hash.add(word)
        }
      case .alias(let other)?: hash.add(other)
      case nil: hash.add(0)
      }
    }
    return hash.value
  }

  /// The keyed hashes of the files of all cases besides the corpus's own, when no case has changed.
  var settledFiles: [NamedDigest]? {
    var files: Set<NamedDigest> = []
    for (subject, results) in zip(cases, results) {
      guard results != nil, let entry = known.entries[subject.name] else { return nil }
      files.formUnion(entry.files)
    }
    return files.sorted { $0.name < $1.name }
  }

  /// The hash of a case's own files and of what all cases have in common, the same on every machine; nil
  /// when it is not known.
  func digest(ofCase index: Int) -> UInt64? {
    digests[index].map { digests in
      var hash = ContentHash(seed: run)
      hash.add(digests.plain)
      return hash.value
    }
  }

  /// Returns the entry to store for a case that was examined; nil unless it passed, nothing was written for
  /// it, and its files were the same from the first look to the last.
  func entry(ofCase index: Int, _ runner: CaseRunner) -> PassedFile.Entry? {
    let subject = cases[index]
    guard key != nil, let digests = digests[index], let read = runner.files,
      read[subject.path] == subject.documentDigest, runner.results.allSatisfy(\.isPassed),
      runner.lockLines.isEmpty, runner.inputs.isEmpty
    else { return nil }
    var memory: [UInt8] = []
    guard Self.digests(of: subject, lock, files, &memory) == digests else { return nil }
    var others: [NamedDigest] = []
    for (path, plain) in read.sorted(by: { $0.key < $1.key }) where path != subject.path {
      let now = files[path]
      guard now.plain == plain else { return nil }
      others.append(NamedDigest(name: path, digest: now.keyed))
    }
    return PassedFile.Entry(digest: digests.keyed, files: others, runner.results, of: subject)
  }

  /// Writes down what passed, where that is news. A file that cannot be written costs time, nothing
  /// else.
  func save(_ entries: [PassedFile.Entry?]) {
    guard let key else { return }
    var file = known
    for (subject, entry) in zip(cases, entries) {
      if let entry { file.entries[subject.name] = entry }
    }
    if file == known { return }
    try? Directory.create(FilePath(path).folder.string)
    try? File.write(file.bytes(key: key), to: path)
  }
}

/// Both hashes of the same facts.
private struct DigestPair {
  private var plain = ContentHash(seed: 0)
  private var keyed: KeyedHash

  init(key: HashKey) { keyed = KeyedHash(key: key) }

  mutating func add(_ word: UInt64) {
    plain.add(word)
    keyed.add(word)
  }

  mutating func add(_ text: String) {
    plain.add(text)
    keyed.add(text)
  }

  mutating func add(_ digests: ContentDigests) {
    plain.add(digests.plain)
    keyed.add(digests.keyed)
  }

  var value: ContentDigests { ContentDigests(plain: plain.value, keyed: keyed.value) }
}

/// The hashes of files that several cases need, each read once.
private final class FileDigests: Sendable {
  let key: HashKey
  private let known = Mutex<[String: ContentDigests]>([:])

  init(key: HashKey) { self.key = key }

  /// The hashes of a file's bytes, or of the names in a folder; those of nothing where there is neither.
  subscript(path: String) -> ContentDigests {
    if let digests = known.withLock({ $0[path] }) { return digests }
    var memory: [UInt8] = []
    let digests =
      File.digests(path, key: key, memory: &memory) ?? Directory.digests(path, key: key) ?? .absent
    known.withLock { $0[path] = digests }
    return digests
  }
}
