import GalleyParsing
package import GalleySnapshots
import GalleySystem
import Synchronization

/// The last run, with what is decided about its candidates. Every decision is done at once and can
/// be taken back for as long as the server runs.
package final class ReviewDesk: Sendable {
  /// A decision.
  package typealias Verdict = Decisions.Verdict

  private struct State {
    var decided: [String: (verdict: Verdict, kept: Acceptance.Kept)] = [:]
    var decisions: Decisions
  }

  /// The report of the run.
  package let report: SnapshotReport
  private let output: String
  private let acceptance: Acceptance
  /// The paths of the files that belong to results.
  private let attachments: Set<String>
  /// The references of results by what the page calls them.
  private let references: [String: String]
  private let state: Mutex<State>

  /// Makes a desk for a run.
  ///
  /// - Parameter output: The output folder of the run.
  package init(_ report: SnapshotReport, output: String, acceptance: Acceptance) {
    self.report = report
    self.output = output
    self.acceptance = acceptance
    attachments = Set(report.results.flatMap(\.attachments).map(\.path))
    references = report.results.reduce(into: [:]) { references, result in
      if let path = result.reference, path.hasSuffix(".png") {
        references["\(result.name).png"] = path
      }
    }
    state = Mutex(State(decisions: Decisions(acceptance, output: output)))
  }

  /// The files of the page for this run.
  package var page: [HTMLReport.File] {
    HTMLReport.files(of: report, corpus: acceptance.root, output: output, isServed: true)
  }

  /// A file of the run, or a reference.
  ///
  /// - Throws: A refusal for what no result names.
  func picture(_ kind: String, _ name: String) throws(HTTPRefusal) -> [UInt8] {
    let path =
      kind == "references"
      ? references[name] : attachments.contains(name) ? "\(output)/\(name)" : nil
    guard let path, let bytes = try? File.read(path) else {
      throw HTTPRefusal(.notFound, "there is nothing here")
    }
    return bytes
  }

  /// The decisions by the names of results.
  var decisions: SyntaxValue {
    state.withLock { state in
      .object(
        state.decided.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value.verdict.rawValue)) })
    }
  }

  /// Decides about candidates, one after the other undone and done.
  ///
  /// - Parameter changes: The names of results, each with a verdict; nil takes one back.
  /// - Throws: A refusal when something has no candidate or may not become a reference; nothing is
  ///   decided then.
  package func decide(_ changes: [(name: String, verdict: Verdict?)]) throws(HTTPRefusal) {
    do {
      try state.withLock { try decide(changes, &$0) }
    } catch let refusal as HTTPRefusal {
      throw refusal
    } catch {
      throw HTTPRefusal(.conflict, "\(error)")
    }
  }

  private func decide(
    _ changes: [(name: String, verdict: Verdict?)], _ state: inout State
  ) throws {
    let again = changes.compactMap { state.decided[$0.name]?.kept }
    var waiting = Dictionary(
      try acceptance.candidates().map { ($0.name, $0) }
    ) { first, _ in first }
    for kept in again { waiting[kept.candidate.name] = kept.candidate }
    for (name, verdict) in changes where verdict != nil {
      guard let candidate = waiting[name] else {
        throw HTTPRefusal(.conflict, "'\(name)' waits no more; run \"galley test\" again")
      }
      // What is decided otherwise now was looked at when it was decided first.
      guard state.decided[name] == nil else { continue }
      if let reason = try acceptance.refusal(of: candidate) {
        throw HTTPRefusal(.conflict, "'\(name)': \(reason)")
      }
    }
    try acceptance.restore(again)
    for change in changes { state.decided[change.name] = nil }
    for verdict in [Verdict.accepted, .rejected] {
      let chosen = changes.filter { $0.verdict == verdict }.compactMap { waiting[$0.name] }
      for kept in try state.decisions.decide(chosen, verdict) {
        state.decided[kept.candidate.name] = (verdict, kept)
      }
    }
  }
}
