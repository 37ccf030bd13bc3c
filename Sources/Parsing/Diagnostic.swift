/// The severity of a finding.
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
  /// The severity.
  public var severity: DiagnosticSeverity
  /// The problem, as one sentence without a full stop, beginning in lower case.
  public var message: String
  /// The bytes it is about; nil when it is about the whole input.
  public var range: SourceRange?
  /// Remarks, such as the other end of a cycle.
  public var notes: [Diagnostic]
  /// The probable intention.
  public var suggestion: String?
  /// The text that takes the place of the range if the finding is mended by one edit; nil if that is the
  /// suggestion, or if there is no such edit.
  public var replacement: String?
  /// The part of the message that names the replacement; nil if the message does not.
  package var advice: String?
  /// The edits that mend the finding together, where one edit of its range is not enough; empty otherwise.
  package var rewriting: [TextEdit] = []
  /// The edits that the finding's own makes necessary, such as that of the value of a renamed key.
  package var furtherEdits: [TextEdit] = []
  /// True if it is about a file that the text names, and not about the text.
  package var isAboutFile = false
  /// True if it is about a key that is right and has its effect together with another one, which is not there.
  package var needsAnotherKey = false
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
