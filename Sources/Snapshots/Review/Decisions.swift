package import GalleySystem

/// Carries out decisions about candidates, keeping copies, so that each can be taken back for as long
/// as the process lives.
package struct Decisions: Sendable {
  /// A decision.
  package enum Verdict: String, Sendable {
    case accepted
    case rejected
  }

  /// The run whose candidates are reviewed.
  package let acceptance: Acceptance
  private let folder: String
  /// The number of copies that were made, for their names.
  private var copies = 0

  /// Begins; what an earlier process kept can be taken back no more.
  ///
  /// - Parameter output: The output folder, in which copies lie.
  package init(_ acceptance: Acceptance, output: String) {
    self.acceptance = acceptance
    folder = "\(output)/undo"
    forget()
  }

  /// Removes the copies.
  package func forget() {
    if Directory.exists(folder) { try? Directory.remove(folder) }
  }

  /// Makes candidates into references, or throws them away.
  ///
  /// - Returns: What takes the decision about each candidate back.
  package mutating func decide(
    _ candidates: [Acceptance.Candidate], _ verdict: Verdict
  ) throws(FileError) -> [Acceptance.Kept] {
    if candidates.isEmpty { return [] }
    try Directory.create(folder)
    var kept: [Acceptance.Kept] = []
    for candidate in candidates {
      copies += 1
      kept.append(try acceptance.keep(candidate, at: "\(folder)/\(copies)"))
    }
    switch verdict {
    case .accepted: try acceptance.accept(candidates)
    case .rejected: try acceptance.reject(candidates)
    }
    return kept
  }
}
