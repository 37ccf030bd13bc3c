import ArgumentParser
import GalleySnapshots
import GalleySystem

/// `galley review`: goes through the candidates of the last run, one by one or cause by cause.
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Look at the candidates of the last run and accept or reject them.",
    discussion: """
      Keys, each followed by return: a accept, r reject, s skip, c accept all that differ for this \
      cause alone, A accept all that are left, R reject all that are left, q stop.

      Example:
        galley review 'card/*'
        galley review --web
      """)

  @OptionGroup var corpus: CorpusOptions

  @Argument(help: "Names or patterns with * and ?; all candidates when there are none.")
  var patterns: [String] = []

  @Flag(help: "Review in the browser: prints an address to open.")
  var web = false

  @OptionGroup var sources: SourceOptions

  @Option(help: "How pictures are shown: auto, kitty, iterm, sixel, blocks, blocks256 or none.")
  var pictures = "auto"

  func run() throws {
    let acceptance = try corpus.acceptance()
    if web {
      return try ServedPage(
        root: acceptance.root, output: corpus.outputFolder, sources: sources, port: 0
      ).serve(at: "")
    }
    let screen = try TerminalScreen(pictures: pictures)
    var queue = try CandidateChoice.choose(acceptance, patterns, nil)[...]
    var counts = (accepted: 0, rejected: 0)
    while let candidate = queue.popFirst() {
      try show(candidate, left: queue.count, on: screen)
      switch try ask() {
      case "a": counts.accepted += try accept([candidate], acceptance)
      case "r": counts.rejected += try reject([candidate], acceptance)
      case "c":
        let cause = candidate.result?.causes.first
        let same = [candidate] + queue.filter { Self.differs($0, onlyFor: cause) }
        let chosen = Self.differs(candidate, onlyFor: cause) ? same : [candidate]
        counts.accepted += try accept(chosen, acceptance)
        queue.removeAll { other in chosen.contains { $0.path == other.path } }
      case "A":
        counts.accepted += try accept([candidate] + queue, acceptance)
        queue = []
      case "R":
        counts.rejected += try reject([candidate] + queue, acceptance)
        queue = []
      case "q", nil: queue = []
      default: break
      }
    }
    try Output.standard.line("accepted \(counts.accepted), rejected \(counts.rejected)")
  }

  private static func differs(_ candidate: Acceptance.Candidate, onlyFor cause: Cause?) -> Bool {
    cause != nil && candidate.result?.causes == [cause].compactMap(\.self)
      && candidate.result?.proof?.isProven == true
  }

  private func accept(
    _ candidates: [Acceptance.Candidate], _ acceptance: Acceptance
  ) throws -> Int {
    try acceptance.accept(candidates)
    return candidates.count
  }

  private func reject(
    _ candidates: [Acceptance.Candidate], _ acceptance: Acceptance
  ) throws -> Int {
    try acceptance.reject(candidates)
    return candidates.count
  }

  private func show(
    _ candidate: Acceptance.Candidate, left: Int, on screen: TerminalScreen
  ) throws {
    try Output.standard.line("\n\(candidate.name) (\(left) left)")
    if let result = candidate.result {
      try Output.standard.line("  \(result.status.rawValue): \(result.message)")
      for cause in result.causes { try Output.standard.line("  cause \(cause.id) \(cause.text)") }
    }
    let picture =
      candidate.result?.attachment("composite").map { "\(corpus.outputFolder)/\($0)" }
      ?? (candidate.reference.hasSuffix(".png") ? candidate.path : nil)
    guard let picture, let bytes = try? File.read(picture) else { return }
    guard screen.form != .none, (try? screen.show(bytes)) != nil else {
      return try Output.standard.line("  \(picture)")
    }
  }

  /// The first letter of a line; nil at the end of the input.
  private func ask() throws -> Character? {
    try Output.standard.write("[a]ccept [r]eject [s]kip [c]ause [A]ll [R]eject all [q]uit? ")
    guard let line = readLine() else { return nil }
    return line.first ?? "s"
  }
}
