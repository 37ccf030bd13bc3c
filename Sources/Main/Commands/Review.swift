import ArgumentParser
import GalleyParsing
import GalleySnapshots
import GalleySystem

/// `galley review`: goes through the candidates of the last run, case by case or cause by cause.
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Look at the candidates of the last run and accept or reject them.",
    discussion: """
      One prompt for each case, with its variants and frames together. Keys, without return: \
      a accept, r reject, s skip, c accept everything that differs for this cause alone, as is \
      proven, A accept all that are left, R reject all that are left, u take the last decision \
      back, v show the other variants, f all lines of the frames, l what is left, q stop. Other \
      keys do nothing. Every decision is done at once; what is skipped waits on.

      Examples:
        galley review 'card/*'
        galley review --list
        galley review --json | jq -r '.[].case'
        galley review --web
      """)

  @OptionGroup var corpus: CorpusOptions

  @Argument(help: "Names or patterns with * and ?; all candidates when there are none.")
  var patterns: [String] = []

  @Flag(help: "Review in the browser: prints an address to open.")
  var web = false

  @Flag(help: "Print what waits, with its causes, and ask nothing.")
  var list = false

  @Flag(help: "Print what waits as a JSON array with an object for each case, and ask nothing.")
  var json = false

  @OptionGroup var sources: SourceOptions

  @Option(
    help: "How pictures are shown: auto, kitty, iterm, sixel, blocks, blocks256, blocks16 or none.")
  var pictures = "auto"

  func validate() throws {
    if [web, list, json].count(where: \.self) > 1 {
      throw ValidationError("--web, --list and --json exclude each other")
    }
  }

  func run() throws {
    let acceptance = try corpus.acceptance()
    if web {
      return try ServedPage(
        root: acceptance.root, output: corpus.outputFolder, sources: sources, port: 0
      ).serve(at: "")
    }
    if list || json {
      // That nothing waits is an answer, not a mistake.
      let found = try CandidateChoice.matching(acceptance, patterns)
      return try printPending(PendingCase.grouped(found))
    }
    let cases = PendingCase.grouped(try CandidateChoice.of(acceptance, patterns, []).chosen)
    var dialog = ReviewDialog(
      cases, acceptance, output: corpus.outputFolder, on: try TerminalScreen(pictures: pictures))
    try dialog.run()
  }

  private func printPending(_ cases: [PendingCase]) throws {
    if json {
      let values = cases.map { $0.value(output: corpus.outputFolder) }
      return try Output.standard.line(JSONWriter.text(of: .array(values)))
    }
    for pending in cases {
      try Output.standard.line(pending.name)
      for line in pending.lines { try Output.standard.line(line) }
    }
    let count = cases.reduce(0) { $0 + $1.candidates.count }
    try Output.standard.line("\(counted(count, "candidate")) of \(counted(cases.count, "case"))")
  }
}
