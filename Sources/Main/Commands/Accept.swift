import ArgumentParser
import GalleyParsing
import GalleySnapshots

/// `galley accept`: makes candidates of the last run into references.
struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Make candidates of the last run into references.",
    discussion: """
      Candidates are what a run would have recorded. With --cause only pictures that differ for \
      this cause alone (or these: it may be given several times), as is proven by drawing the \
      reference's own inputs again, are accepted; those with other causes as well, or with pixels \
      that no input accounts for, are listed and left alone.

      Examples:
        galley accept
        galley accept 'card/*'
        galley accept --cause 00895815
        galley accept --from artifact.zip
        galley accept 'card/*' --json
        galley accept --decisions decisions.json
      """)

  @OptionGroup var corpus: CorpusOptions

  @Argument(
    help: """
      Names or patterns with * and ?; all candidates when there are none. The whole name of a \
      candidate means it alone.
      """)
  var patterns: [String] = []

  @Option(
    name: .customLong("cause"),
    help: "A cause: its identifier as reports show it, or text that occurs in it; repeatable.")
  var causes: [String] = []

  @Option(help: "What another machine left: a CI artifact as a ZIP archive, or unpacked.")
  var from: [String] = []

  @Option(
    help: """
      A file of decisions, as the page of a report offers it: what it accepts becomes the reference, \
      what it rejects is thrown away.
      """)
  var decisions: String?

  @Flag(help: CandidateChoice.jsonHelp)
  var json = false

  func validate() throws {
    if decisions != nil, !patterns.isEmpty || !causes.isEmpty {
      throw ValidationError("--decisions names every candidate; it goes with no other choice")
    }
  }

  func run() throws {
    let artifact = from.isEmpty ? nil : try Artifact(from, output: corpus.outputFolder)
    defer { artifact?.clear() }
    let acceptance = try corpus.acceptance(from: artifact?.folders ?? [])
    let commit = from.isEmpty ? nil : CommandOutput.currentCommit
    for other in try acceptance.otherCommits(than: commit) {
      Output.error.say(
        .warning, "the candidates come from commit \(other), this is \(commit ?? "")")
    }
    for path in from.isEmpty ? [] : try acceptance.otherInputs() {
      Output.error.say(.warning, "'\(path)' is not what the candidates were drawn from")
    }
    let decided = try decisions.map { try DecisionFile($0).candidates(of: acceptance) }
    let choice = try decided?.accepted ?? CandidateChoice.of(acceptance, patterns, causes)
    if !json { try choice.printRest() }
    let changed = try acceptance.accept(choice.chosen)
    let rejected = decided?.rejected.chosen ?? []
    try acceptance.reject(rejected)
    if json {
      let names = SyntaxValue.array(rejected.map { .text($0.name) })
      return try choice.printJSON(
        as: "accepted",
        (decided == nil ? [] : [("rejected", names)]) + [("changed", .number(Double(changed)))])
    }
    try Output.standard.line(
      "accepted \(choice.chosen.count), of which \(changed) changed a reference"
        + (decided == nil ? "" : "; rejected \(rejected.count)"))
  }
}

/// The candidates that a command names.
struct CandidateChoice {
  /// Those that match.
  var chosen: [Acceptance.Candidate]
  /// Those that match but differ for other causes as well, with why they are left alone.
  var leftAlone: [(candidate: Acceptance.Candidate, reason: String)] = []

  static let jsonHelp: ArgumentHelp = """
    Print a JSON object: the names of the candidates, and those left alone with their reasons.
    """

  /// The candidates that patterns and causes mean; at least one.
  static func of(
    _ acceptance: Acceptance, _ patterns: [String], _ causes: [String]
  ) throws -> CandidateChoice {
    var choice = CandidateChoice(chosen: try matching(acceptance, patterns))
    if !causes.isEmpty {
      let split = Acceptance.only(choice.chosen, causes: causes)
      choice.leftAlone =
        split.mixed.map { ($0, "other causes as well") }
        + split.unproven.map { ($0, $0.result?.proof?.summary ?? "not proven") }
      choice.chosen = split.chosen
    }
    if choice.chosen.isEmpty {
      try choice.printRest()
      let isNone = try acceptance.candidates().isEmpty
      throw ValidationError(
        isNone ? "there are no candidates; run \"galley test\" first" : "no candidate matches")
    }
    return choice
  }

  /// Says which are left alone.
  func printRest() throws {
    for (candidate, reason) in leftAlone {
      try Output.standard.line("left alone, \(reason): \(candidate.name)")
    }
  }

  /// Prints what became of the candidates.
  func printJSON(as verb: String, _ more: [(String, SyntaxValue)] = []) throws {
    let rest = leftAlone.map { candidate, reason in
      SyntaxValue.object([("name", .text(candidate.name)), ("reason", .text(reason))])
    }
    let names = SyntaxValue.array(chosen.map { .text($0.name) })
    let value = SyntaxValue.object([(verb, names)] + more + [("leftAlone", .array(rest))])
    try Output.standard.line(JSONWriter.text(of: value))
  }

  /// The candidates that patterns name; prints those that may not become references.
  static func matching(
    _ acceptance: Acceptance, _ patterns: [String]
  ) throws -> [Acceptance.Candidate] {
    let all = try acceptance.candidates().filter { candidate in
      guard let reason = try acceptance.refusal(of: candidate) else { return true }
      Output.error.line("refused '\(candidate.path)': \(reason)")
      return false
    }
    // A whole name, as reports print it, selects no other name that contains it.
    let names = Set(all.map(\.name)).intersection(patterns)
    let others = patterns.filter { !names.contains($0) }
    let filter = CaseFilter(patterns: others)
    return all.filter { candidate in
      names.contains(candidate.name)
        || (names.isEmpty || !others.isEmpty) && filter.matches(candidate.name)
    }
  }
}
