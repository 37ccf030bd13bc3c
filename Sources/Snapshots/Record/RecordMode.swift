/// The references that a run may write.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Nothing; a missing reference fails.
  case never
  /// Absent references; the run fails once so that they are looked at.
  case missing
  /// Absent and differing references.
  case failed
  /// Every reference, though equal pixels never change a byte.
  case all
  /// Nothing; candidates are kept aside for a review.
  case pending

  /// Why a word is not a record mode.
  public struct UnknownMode: Error, Hashable, Sendable, CustomStringConvertible {
    /// The word, and where it came from.
    public var word: String
    /// Where the word came from: an option, a variable, a file.
    public var origin: String

    /// Names the valid words.
    public var description: String {
      "unknown record mode '\(word)' in \(origin); valid are never (none, no, check), "
        + "missing (new), failed (changed), all (force, always) and pending (review)"
    }
  }

  /// Reads a mode or one of its other names.
  public init(word: String, origin: String) throws(UnknownMode) {
    switch word.lowercased() {
    case "never", "none", "no", "check": self = .never
    case "missing", "new": self = .missing
    case "failed", "changed": self = .failed
    case "all", "force", "always": self = .all
    case "pending", "review": self = .pending
    default: throw UnknownMode(word: word, origin: origin)
    }
  }

  /// True if an absent reference is written.
  public var writesMissing: Bool { self == .missing || self == .failed || self == .all }
  /// True if a differing reference is written.
  public var writesFailed: Bool { self == .failed || self == .all }
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// As tests for older versions of swift-snapshot-testing write it: `true` records everything,
  /// `false` what is absent.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}
