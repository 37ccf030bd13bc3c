package import GalleySystem

/// Removes references that no case declares. The declarations are read from the corpus, not from the cases
/// that ran, so that filters and shards do not matter.
package struct Pruning: Sendable {
  private let corpus: Corpus
  private let output: String

  /// Prunes a corpus.
  package init(_ corpus: Corpus, output: String) {
    self.corpus = corpus
    self.output = output
  }

  /// The files that would go, those included that killed processes left half written.
  package var files: [String] { corpus.unreferencedFiles + corpus.temporaryFiles }

  /// The pictures a later variant need not have any more: those the lock file knows as showing the
  /// same as another, though a file is there.
  package var staleLockLines: [String] {
    get throws(FileError) {
      let declared = Set(corpus.cases.flatMap { found in found.variants.map(found.pictureName) })
      let lock = try SnapshotRun.lock(at: "\(corpus.root)/\(LockFile.name)")
      return lock.entries.keys.filter { !declared.contains($0) }.sorted()
    }
  }

  /// Removes the files and the lines of the lock file that belong to them. Nothing is removed while
  /// a declaration cannot be read.
  ///
  /// - Returns: The number of files removed.
  @discardableResult
  package func run() throws(FileError) -> Int {
    guard !corpus.hasErrors else {
      throw FileError(
        operation: "prune", path: corpus.root, reason: "a suite declaration cannot be read")
    }
    Recovery.run(output: output, root: corpus.root)
    let journal = try Journal(output: output)
    let files = files
    for file in files {
      try journal.note(file)
      try File.remove(file)
    }
    let lines = try staleLockLines.map { (name: $0, entry: LockFile.Entry?.none) }
    if !lines.isEmpty {
      try SnapshotRun.update("\(corpus.root)/\(LockFile.name)", with: lines, journal)
    }
    for folder in Set(corpus.cases.map(\.folder)).sorted() {
      let names = corpus.cases.filter { $0.folder == folder }
        .flatMap(\.declaredFiles).map(InputsFile.name(ofReference:))
      try InputsFile.prune(folder, keeping: Set(names), journal)
    }
    journal.finish()
    return files.count
  }
}
