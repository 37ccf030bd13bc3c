/// How bad a finding is.
public enum DiagnosticSeverity: String, Sendable, Hashable, CaseIterable {
  /// The input cannot be used.
  case error
  /// The input can be used, but probably not as meant.
  case warning
  /// A remark that belongs to another finding.
  case note
}

/// A finding about an input, at its place.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public var severity: DiagnosticSeverity
  /// What is wrong, as one sentence without a full stop, beginning in lower case.
  public var message: String
  /// The bytes it is about; nil when it is about the whole input.
  public var range: SourceRange?
  /// Remarks, such as the other end of a cycle.
  public var notes: [Diagnostic]
  /// What was probably meant.
  public var suggestion: String?
  /// True when part of the input was left out, so that the result has less than the input.
  public var isLoss: Bool

  /// Makes a finding.
  public init(
    _ severity: DiagnosticSeverity, _ message: String, at range: SourceRange?,
    suggestion: String? = nil, notes: [Diagnostic] = [], isLoss: Bool = false
  ) {
    self.severity = severity
    self.message = message
    self.range = range
    self.suggestion = suggestion
    self.isLoss = isLoss
    self.notes = notes
  }
}
