public import GalleyParsing

/// Something that a conversion between formats could not carry over, or only in part.
public struct TranslationNote: Hashable, Sendable, CustomStringConvertible {
  /// What it is about, such as `token "motion.fast"`.
  public var subject: String
  /// The reason for a loss.
  public var reason: String
  /// Where the subject stands in the source it was read from; nil when it came from no source.
  public var range: SourceRange?

  /// Makes a note.
  public init(_ subject: String, _ reason: String, at range: SourceRange? = nil) {
    self.subject = subject
    self.reason = reason
    self.range = range
  }

  /// Subject and reason in one line.
  public var description: String { "\(subject): \(reason)" }

  /// The note as a finding of its source.
  public var diagnostic: Diagnostic { Diagnostic(.note, description, at: range) }
}
