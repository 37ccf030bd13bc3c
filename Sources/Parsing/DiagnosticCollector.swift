/// The findings of one reading, in the order they were made and capped in number.
///
/// A reference, so that the readers of nested values add to one list; it is confined to the reading
/// that made it.
package final class DiagnosticCollector {
  /// The treatment of a mistake.
  public let mode: ReadingMode
  /// The findings kept.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The greatest number kept.
  package let limit: Int
  /// True if any finding, kept or not, is an error.
  package private(set) var hasErrors = false
  /// True when any finding, kept or not, is a loss.
  package private(set) var hasLosses = false
  /// The findings that were not kept.
  package private(set) var droppedCount = 0

  /// Makes an empty collector.
  public init(
    mode: ReadingMode = .strict, limit: Int = ParsingLimits.standard.maximumDiagnostics
  ) {
    self.mode = mode
    self.limit = max(1, limit)
  }

  /// The number of findings, kept or not.
  public var count: Int { diagnostics.count + droppedCount }

  /// True if further findings are counted only.
  package var isFull: Bool { diagnostics.count >= limit }

  /// Adds a finding.
  package func add(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { hasErrors = true }
    if diagnostic.isLoss { hasLosses = true }
    if isFull { droppedCount += 1 } else { diagnostics.append(diagnostic) }
  }

  /// Adds findings in their order.
  package func add(contentsOf others: [Diagnostic]) {
    for diagnostic in others { add(diagnostic) }
  }

  /// Adds an error.
  package func error(
    _ message: String, at range: SourceRange?, suggestion: String? = nil, notes: [Diagnostic] = []
  ) {
    add(Diagnostic(.error, message, at: range, suggestion: suggestion, notes: notes))
  }

  /// Adds a warning.
  package func warning(
    _ message: String, at range: SourceRange?, suggestion: String? = nil,
    notes: [Diagnostic] = [], advice: Advice? = nil
  ) {
    let finding = Diagnostic(.warning, message, at: range, suggestion: suggestion, notes: notes)
    add(finding.advised(advice))
  }

  /// Adds a warning about a key that has its effect together with another one, which is not there.
  package func warnOfMissingKey(_ message: String, at range: SourceRange?) {
    var finding = Diagnostic(.warning, message, at: range)
    finding.needsAnotherKey = true
    add(finding)
  }

  /// Adds a warning about something of the input that is left out.
  package func loss(_ message: String, at range: SourceRange?) {
    add(Diagnostic(.warning, message, at: range, isLoss: true))
  }

  /// The ``summary`` in the order of the places, each finding once; what has no place comes first.
  package var sortedSummary: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let unique = diagnostics.filter { seen.insert($0).inserted }
    let places = unique.map { $0.range?.start ?? -1 }
    // The offset in the list makes the order stable.
    let order = unique.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    return order.map { unique[$0] } + summary[diagnostics.count...]
  }

  /// The findings with a closing one that states the number of those left out, if any were.
  package var summary: [Diagnostic] {
    guard droppedCount > 0 else { return diagnostics }
    // An error among the findings left out must not turn a refusal into a success.
    let severity: DiagnosticSeverity = hasErrors ? .error : .warning
    let plural = droppedCount == 1 ? "problem" : "problems"
    return diagnostics + [
      Diagnostic(
        severity, "\(droppedCount) more \(plural), not shown", at: nil, isLoss: hasLosses)
    ]
  }
}
