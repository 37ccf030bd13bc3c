import GalleyParsing
import GalleySnapshots
import GalleySystem

/// The candidates of one case: its variants and its frame dumps, which a person looks at together.
struct PendingCase {
  /// The name of the case.
  let name: String
  /// The candidates that wait.
  var candidates: [Acceptance.Candidate]

  /// Candidates by case, in the order of the first of each.
  static func grouped(_ candidates: [Acceptance.Candidate]) -> [PendingCase] {
    var places: [String: Int] = [:]
    var cases: [PendingCase] = []
    for candidate in candidates {
      let name = candidate.result?.caseName ?? candidate.name
      if let place = places[name] {
        cases[place].candidates.append(candidate)
      } else {
        places[name] = cases.count
        cases.append(PendingCase(name: name, candidates: [candidate]))
      }
    }
    return cases
  }

  /// The causes of all its candidates, each once.
  var causes: [Cause] {
    candidates.flatMap { $0.result?.causes ?? [] }.reduce(into: []) { causes, cause in
      if !causes.contains(cause) { causes.append(cause) }
    }
  }

  /// What is wrong, line by line, without pictures and frames.
  var lines: [String] {
    candidates.map { candidate in
      guard let result = candidate.result else { return "  \(candidate.name)" }
      return "  \(result.status.rawValue) \(candidate.name)  \(result.message)"
    } + causes.map { "  cause \($0.id) \($0.text)" }
  }

  /// The lines of frame dumps that differ; each begins with a sign.
  var frameLines: [String] { candidates.flatMap { $0.result?.details.frameLines ?? [] } }

  /// The form of `galley review --json`.
  ///
  /// - Parameter output: The output folder, in which attachments lie.
  func value(output: String) -> SyntaxValue {
    .object([
      ("case", .text(name)), ("causes", .array(causes.map(Self.value))),
      ("candidates", .array(candidates.map { Self.value($0, output) })),
    ])
  }

  private static func value(_ cause: Cause) -> SyntaxValue {
    .object([
      ("id", .text(cause.id)), ("kind", .text(cause.kind.rawValue)), ("text", .text(cause.text)),
    ])
  }

  private static func value(_ candidate: Acceptance.Candidate, _ output: String) -> SyntaxValue {
    var members: [(String, SyntaxValue)] = [
      ("name", .text(candidate.name)), ("candidate", .text(candidate.path)),
      ("reference", .text(candidate.reference)),
    ]
    if let result = candidate.result {
      members += [
        ("status", .text(result.status.rawValue)), ("message", .text(result.message)),
        ("proven", SyntaxValue.truth(result.proof?.isProven == true)),
        ("causes", .array(result.causes.map { .text($0.id) })),
      ]
      if let pixels = result.changedPixels {
        members.append(("changedPixels", .number(Double(pixels))))
      }
      let lines = result.details.frameLines
      if !lines.isEmpty { members.append(("frames", .array(lines.map(SyntaxValue.text)))) }
      members += result.attachments.filter { $0.role != "actual" }.map {
        ($0.role, .text("\(output)/\($0.path)"))
      }
    }
    return .object(members)
  }
}
