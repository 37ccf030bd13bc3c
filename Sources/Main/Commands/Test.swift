import ArgumentParser
import GalleySceneSnapshots
import GalleySnapshots
import GalleySystem

/// `galley test`: compares a corpus with its references.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Compare documents with their reference pictures and frames.",
    discussion: """
      Exit status: 0 everything as expected; 1 differences, missing references, lint findings, or \
      something was recorded; 2 usage, configuration or a reference that cannot be read; 3 a \
      component that cannot be rendered.

      Examples:
        galley test Snapshots
        galley test -u --filter card
        galley test --only-changed=main --shard 2/5
        galley test --watch
        galley test --previews Sources/Views
      """)

  @Argument(
    help: """
      The folder of documents and their references; for --previews, of references alone: \
      __Previews__ in the folder of the sources unless given.
      """)
  var folder: String?

  @Option(
    help: """
      Compare the previews of a package, a folder of SwiftUI sources or a source with references, \
      in place of documents. Each snapshot in Name.steps.json beside Name.swift is a case as well.
      """)
  var previews: String?

  @OptionGroup(title: "Building previews") var building: PreviewOptions

  @OptionGroup var corpus: CorpusOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var running: RunningOptions
  @OptionGroup var source: SourceOptions

  @Option(help: ReporterName.help)
  var reporter: String?

  @Flag(help: "Print the results as JSON on standard output instead of words, as in results.json.")
  var json = false

  @Option(help: "What to do about references without a case: auto, reject, delete, warn, ignore.")
  var unreferenced = UnreferencedPolicy.warn

  @Option(help: "A file of lint findings that are known; see \"galley lint --write-baseline\".")
  var lintBaseline: String?

  @Flag(help: "Let lint findings fail the run; they are printed in any case.")
  var lint = false

  @Option(help: "Characters that no font shows: fail, warn, or auto, which fails on CI machines.")
  var missingGlyphs = MissingGlyphPolicy.auto

  @Flag(help: "End with status 0 whatever is found.")
  var exitZero = false

  @Option(help: "An address with {path} for pictures in Markdown.")
  var imageURL: String?

  @Option(
    help: """
      Fail only where something differs for this cause, by its identifier or text that occurs in it: \
      for "git bisect run".
      """)
  var cause: String?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Add what was looked at to history.tsv in the output folder; see "galley history". Nothing is \
      added while git bisects, nor with --cause.
      """)
  var history = true

  @Flag(
    inversion: .prefixedNo,
    help: """
      Take files whose number, length and times are as they were for unchanged, without reading \
      them; not on CI machines unless asked.
      """)
  var stamps: Bool?

  @Flag(
    help: """
      Run again whenever a file changes. Keys: return again, a all anew, f what failed, v review, \
      u accept all, q quit.
      """)
  var watch = false

  func validate() throws {
    if watch, exitZero || cause != nil {
      throw ValidationError("--watch ends with no status of a run")
    }
    let speaking: Set<ReporterName> = [.dot, .list, .github]
    guard json, let reporter, !speaking.isDisjoint(with: try ReporterName.list(reporter)) else {
      return
    }
    throw ValidationError("--json and the reporters dot, list and github want standard output")
  }

  func run() throws {
    guard watch else { return try run(mode: nil) }
    var watching = try WatchedTests(test: self, corpus: place)
    try watching.run()
  }

  /// The position of the corpus and the output.
  private var place: CorpusOptions {
    var place = corpus
    let ofPreviews = previews.map(PreviewCases.folder)
    place.root =
      FilePath(folder ?? ofPreviews ?? corpus.root).withoutTrailingSeparators
    return place
  }

  /// Runs with a record mode of the command's own.
  func run(mode: RecordMode?) throws {
    let session = try session(mode: mode)
    let status = try session.run()
    try ExitStatus.end(exitZero ? 0 : status)
  }

  /// One run of the tests, with everything read from the disk as it is now.
  func session(mode: RecordMode? = nil) throws -> SnapshotSession {
    let (read, pictures) = try sources()
    let isOnCI = ContinuousIntegration.isRunning(in: ProcessVariables.all)
    var session = SnapshotSession(
      corpus: place, selection: selection,
      options: try options(mode: mode, isOnCI: isOnCI),
      reporters: try reporters, printsJSON: json, unreferenced: unreferenced.resolved,
      lintBaseline: lintBaseline, countsLints: lint,
      countsMissingGlyphs: missingGlyphs.isFailure, imageURL: imageURL, keepsHistory: history,
      cause: cause, pictures: pictures,
      trustsStamps: stamps ?? !isOnCI)
    session.findCases = read
    if let documents = pictures as? DocumentPictures {
      session.checkSuites = { documents.suiteFindings(in: $0) }
    }
    return session
  }

  /// The options of a run. On a CI machine nothing that a change may bring is believed: neither what
  /// references and the lock file claim, nor a memory that this user did not write.
  private func options(mode: RecordMode?, isOnCI: Bool) throws -> RunOptions {
    var options = try running.runOptions(output: corpus.outputFolder, mode: mode)
    let key = MemoryKey.find(
      in: ProcessVariables.all, outside: [".", place.root, corpus.outputFolder])
    options.memoryKey = key ?? (isOnCI ? nil : .known)
    options.believesDigests = !isOnCI
    guard !isOnCI || !selection.lastFailed else {
      throw ValidationError(
        "--last-failed takes the output folder at its word, which a CI machine must not; "
          + "choose cases with --filter")
    }
    return options
  }

  /// Returns the sources of cases and their pictures: documents, or the previews of sources that are built
  /// for it.
  private func sources() throws -> (
    cases: (String) throws(FileError) -> Corpus, pictures: any PictureSource
  ) {
    guard let previews else {
      return (SnapshotSession.documents, try source.pictures())
    }
    let hold = try building.hold(for: previews)
    var shadow = try building.shadow(of: previews)
    try shadow.confinement.check()
    _ = try shadow.build(hold)
    let built = try BuiltPreviews(shadow, hold, limits: source.budget.limits)
    let cases = try PreviewCases(
      built, of: previews, renderer: try source.renderer(and: try shadow.fonts))
    return ({ root throws(FileError) in try cases.corpus(in: root) }, cases.pictures)
  }

  /// The requested reporters; else dots at a terminal, the page always, annotations on GitHub.
  private var reporters: [ReporterName] {
    get throws {
      if let reporter { return try ReporterName.list(reporter) }
      var reporters: [ReporterName] = [.html, .junit]
      if Output.standard.isTerminal, !json { reporters.append(.dot) }
      if RecordPolicy.isTrue(ProcessVariables.all["GITHUB_ACTIONS"]) {
        reporters += [.github, .markdown]
      }
      return reporters
    }
  }
}
