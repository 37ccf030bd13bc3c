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
      """)

  @Argument(help: "The folder of documents and their references.")
  var folder: String?

  @OptionGroup var corpus: CorpusOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var running: RunningOptions
  @OptionGroup var source: SourceOptions

  @Option(help: "dot, list, json, junit, html, github, markdown, gitlab, sarif, blob; with commas.")
  var reporter: String?

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

  func run() throws { try run(mode: nil) }

  /// Runs with a record mode of the command's own.
  func run(mode: RecordMode?) throws {
    var corpus = corpus
    if let folder { corpus.root = folder }
    corpus.root = FilePath(corpus.root).withoutTrailingSeparators
    let session = SnapshotSession(
      corpus: corpus, selection: selection,
      options: try running.runOptions(output: corpus.outputFolder, mode: mode),
      reporters: try reporters, unreferenced: unreferenced.resolved,
      lintBaseline: lintBaseline, countsLints: lint,
      countsMissingGlyphs: missingGlyphs.isFailure, imageURL: imageURL,
      preparation: try source.pictures().preparation)
    let status = try session.run()
    try ExitStatus.end(exitZero ? 0 : status)
  }

  /// What was asked for; else dots at a terminal, the page always, annotations on GitHub.
  private var reporters: [ReporterName] {
    get throws {
      if let reporter { return try ReporterName.list(reporter) }
      var reporters: [ReporterName] = [.html, .junit]
      if Output.standard.isTerminal { reporters.append(.dot) }
      if RecordPolicy.isTrue(ProcessVariables.all["GITHUB_ACTIONS"]) {
        reporters += [.github, .markdown]
      }
      return reporters
    }
  }
}
