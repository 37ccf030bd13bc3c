import ArgumentParser
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

  func run() throws {
    let artifact = from.isEmpty ? nil : try Artifact(from, output: corpus.outputFolder)
    defer { artifact?.clear() }
    let acceptance = try corpus.acceptance(from: artifact?.folders ?? [])
    let commit = from.isEmpty ? nil : CommandOutput.currentCommit
    for other in try acceptance.otherCommits(than: commit) {
      Output.error.line(
        "warning: the candidates come from commit \(other), this is \(commit ?? "")")
    }
    for path in from.isEmpty ? [] : try acceptance.otherInputs() {
      Output.error.line("warning: '\(path)' is not what the candidates were drawn from")
    }
    let chosen = try CandidateChoice.choose(acceptance, patterns, causes)
    let changed = try acceptance.accept(chosen)
    try Output.standard.line("accepted \(chosen.count), of which \(changed) changed a reference")
  }
}

/// Which candidates a command means.
enum CandidateChoice {
  /// The candidates that match; prints those left out because of other causes.
  static func choose(
    _ acceptance: Acceptance, _ patterns: [String], _ causes: [String]
  ) throws -> [Acceptance.Candidate] {
    var chosen = try matching(acceptance, patterns)
    if !causes.isEmpty {
      let split = Acceptance.only(chosen, causes: causes)
      for candidate in split.mixed {
        try Output.standard.line("left alone, other causes as well: \(candidate.name)")
      }
      for candidate in split.unproven {
        let reason = candidate.result?.proof?.summary ?? "not proven"
        try Output.standard.line("left alone, \(reason): \(candidate.name)")
      }
      chosen = split.chosen
    }
    if chosen.isEmpty {
      let isNone = try acceptance.candidates().isEmpty
      throw ValidationError(
        isNone ? "there are no candidates; run \"galley test\" first" : "no candidate matches")
    }
    return chosen
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
    // Whoever gives a whole name, as reports do, means no other that contains it.
    let names = Set(all.map(\.name)).intersection(patterns)
    let others = patterns.filter { !names.contains($0) }
    let filter = CaseFilter(patterns: others)
    return all.filter { candidate in
      names.contains(candidate.name)
        || (names.isEmpty || !others.isEmpty) && filter.matches(candidate.name)
    }
  }
}
