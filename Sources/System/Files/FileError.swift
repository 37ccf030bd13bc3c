import GalleyPlatform

/// A failure of the file system: what was tried, on which path, and the system's own words.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The attempted operation, as a verb: `read`, `write`, `list`.
  public var operation: String
  /// The path as it was given.
  public var path: String
  /// The system's explanation.
  public var reason: String

  /// Makes a failure.
  public init(operation: String, path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// `cannot read 'a.json': No such file or directory`.
  public var description: String { "cannot \(operation) '\(path)': \(reason)" }
}
