import ArgumentParser
import GalleyParsing
import GalleySnapshots

/// The decisions that a page offers as a file when they are too many for a command.
///
///     {"accepted": ["badge/count.light"], "rejected": ["row.dark"]}
struct DecisionFile {
  private var accepted: [String] = []
  private var rejected: [String] = []

  /// Reads a file; prints what is wrong with it.
  init(_ path: String) throws {
    let source = try SourceText(file: path)
    let (value, findings) = JSONParser.parse(source)
    try DiagnosticPrinter.stop(at: findings, of: source)
    let diagnostics = DiagnosticCollector()
    if let value, var object = ValueReader(value, diagnostics: diagnostics) {
      func names(_ key: String) -> [String] {
        (object.array(key) ?? []).compactMap { element in
          if element.text == nil { diagnostics.mismatch("the name of a picture", element) }
          return element.text
        }
      }
      accepted = names("accepted")
      rejected = names("rejected")
      object.finish(knownKeys: ["accepted", "rejected"])
    }
    try DiagnosticPrinter.stop(at: diagnostics.summary, of: source)
    for name in Set(accepted).intersection(rejected).sorted() {
      throw ValidationError("'\(path)' accepts and rejects '\(name)'")
    }
  }

  /// The candidates that are accepted and those that are rejected; every name must be one, else the
  /// page shows another run.
  func candidates(
    of acceptance: Acceptance
  ) throws -> (accepted: CandidateChoice, rejected: CandidateChoice) {
    let all = try CandidateChoice.matching(acceptance, [])
    let known = Set(all.map(\.name))
    if let unknown = (accepted + rejected).first(where: { !known.contains($0) }) {
      throw ValidationError(
        "there is no candidate '\(unknown)': the decisions belong to another run")
    }
    func choice(_ names: [String]) -> CandidateChoice {
      let names = Set(names)
      return CandidateChoice(chosen: all.filter { names.contains($0.name) })
    }
    return (choice(accepted), choice(rejected))
  }
}
