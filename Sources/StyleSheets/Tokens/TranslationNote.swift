/// Something that a conversion between formats could not carry over, or only in part.
public struct TranslationNote: Hashable, Sendable, CustomStringConvertible {
  /// What it is about, such as `token "motion.fast"`.
  public var subject: String
  /// What is lost, and why.
  public var reason: String

  /// Makes a note.
  public init(_ subject: String, _ reason: String) {
    self.subject = subject
    self.reason = reason
  }

  /// Subject and reason in one line.
  public var description: String { "\(subject): \(reason)" }
}
