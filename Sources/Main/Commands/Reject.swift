import ArgumentParser
import GalleySnapshots

/// `galley reject`: throws candidates of the last run away.
struct Reject: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Throw candidates of the last run away; references stay as they are.",
    discussion: """
      Example:
        galley reject 'card/*'
      """)

  @OptionGroup var corpus: CorpusOptions

  @Argument(help: "Names or patterns with * and ?; all candidates when there are none.")
  var patterns: [String] = []

  @Option(
    name: .customLong("cause"),
    help: "A cause: its identifier as reports show it, or text that occurs in it; repeatable.")
  var causes: [String] = []

  @Flag(help: CandidateChoice.jsonHelp)
  var json = false

  func run() throws {
    let acceptance = try corpus.acceptance()
    let choice = try CandidateChoice.of(acceptance, patterns, causes)
    if !json { try choice.printRest() }
    try acceptance.reject(choice.chosen)
    if json { return try choice.printJSON(as: "rejected") }
    try Output.standard.line("rejected \(choice.chosen.count)")
  }
}
