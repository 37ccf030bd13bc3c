import GalleyParsing
import GalleyPlatform
import GalleySnapshots
import GalleySystem

/// `galley test --watch`: runs again whenever a file changes on which the tests depend, or a key requests it.
/// Cases for which nothing has changed are not examined, so the duration of a round depends on the edit.
struct WatchedTests {
  private let test: Test
  private let corpus: CorpusOptions
  private let watcher: FileWatcher
  /// The places of the output folder, whose files change in each round.
  private let output: Set<String>
  private var hasKeys = true

  /// Begins to watch.
  init(test: Test, corpus: CorpusOptions) throws {
    self.test = test
    self.corpus = corpus
    watcher = FileWatcher()
    output = FileWatcher.places(of: corpus.outputFolder)
    watcher.watch(below: corpus.root)
    // Sources whose previews have not been drawn yet count as well.
    if let sources = test.previews {
      if Directory.exists(sources) {
        watcher.watch(below: sources)
      } else {
        watcher.watch([sources])
      }
    }
    watcher.watch(test.source.files)
    for folder in test.source.fontFolders { watcher.watch(below: folder) }
    if let assets = test.source.assets { watcher.watch(below: assets) }
  }

  /// Runs until a person ends it.
  mutating func run() throws {
    try round { _ in }
    while true {
      try Output.standard.write(
        "watching \(corpus.root.printableLine) · return again · a all anew · f failed · v review · "
          + "u accept all · q quit\n")
      guard try next() else { return }
    }
  }

  /// Waits for a change or a key and performs the requested action; returns false if it requests the end.
  private mutating func next() throws -> Bool {
    while true {
      guard let key = waitForKey() else {
        try round { _ in }
        return true
      }
      switch key {
      case "\n", "\r": try round { _ in }
      case "a": try round { $0.options.usesCache = false }
      case "f": try round { $0.selection.lastFailed = true }
      case "v": try reported { try review() }
      case "u":
        try reported { try acceptAll() }
        try round { _ in }
      case "q": return false
      default: continue
      }
      return true
    }
  }

  /// The next key, `q` where Control-C is pressed; nil when a file changed first.
  private mutating func waitForKey() -> Character? {
    while true {
      if hasKeys, TerminalKeys.isReady(within: 0) {
        if let key = TerminalKeys.next() { return key }
        // A terminal ends with Control-C; other input that has ended sends nothing more.
        if isatty(STDIN_FILENO) == 1 { return "q" }
        hasKeys = false
      }
      let changed = watcher.changes(within: 0).filter { place in
        !output.contains { place == $0 || place.hasPrefix($0 + "/") }
      }
      if !changed.isEmpty { return nil }
      TerminalKeys.withoutLines { watcher.wait(or: hasKeys ? STDIN_FILENO : -1) }
    }
  }

  /// Makes one run; errors are reported, to be corrected in an editor.
  private func round(_ change: (inout SnapshotSession) -> Void) throws {
    if Output.standard.isTerminal { try Output.standard.write("\u{1B}[H\u{1B}[2J") }
    try reported {
      var session = try test.session()
      change(&session)
      _ = try session.run { watcher.watch(Set($0.results.flatMap(\.dependencies))) }
    }
  }

  private func reported(_ body: () throws -> Void) throws {
    do { try body() } catch let error as FileError where error.path == "standard output" {
      throw error
    } catch {
      if !(error is ExitStatus) { Output.error.say(.error, "\(error)") }
    }
  }

  private func review() throws {
    let acceptance = try corpus.acceptance()
    var dialog = ReviewDialog(
      PendingCase.grouped(try CandidateChoice.of(acceptance, [], []).chosen), acceptance,
      output: corpus.outputFolder, on: try TerminalScreen(pictures: "auto"))
    try dialog.run()
  }

  private func acceptAll() throws {
    let acceptance = try corpus.acceptance()
    try acceptance.accept(try CandidateChoice.of(acceptance, [], []).chosen)
  }
}
