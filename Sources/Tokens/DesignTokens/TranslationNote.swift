public import GalleyParsing

/// Something that a conversion between formats could not carry over, or only in part.
public struct TranslationNote: Hashable, Sendable, CustomStringConvertible {
  /// The subject of the note, such as `token "motion.fast"`.
  public var subject: String
  /// The reason for a loss.
  public var reason: String
  /// The position of the subject in the source it was read from; nil if it did not come from a source.
  public var range: SourceRange?

  /// False for a remark on what another file of the same conversion holds.
  public var isLoss = true

  /// Makes a note.
  public init(_ subject: String, _ reason: String, at range: SourceRange? = nil) {
    self.subject = subject
    self.reason = reason
    self.range = range
  }

  /// Subject and reason in one line.
  public var description: String { "\(subject): \(reason)" }

  /// The note as a finding of its source.
  public var diagnostic: Diagnostic {
    Diagnostic(.note, description, at: range, isLoss: isLoss)
  }
}
