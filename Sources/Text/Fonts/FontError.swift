/// Why a font could not be opened: the file, what was being done and what went wrong.
public struct FontError: Error, Hashable, Sendable {
  /// The step that failed.
  public enum Operation: String, Sendable, Hashable {
    /// Opening or mapping the file.
    case open
    /// Listing a folder.
    case list
    /// Reading the table directory and the tables.
    case read
    /// Reading the list of faces that lies in a folder.
    case readManifest
    /// Finding at least one face.
    case collect
  }

  /// The path of the file or folder.
  public var file: String
  /// The step that failed.
  public var operation: Operation
  /// The reason, as text.
  public var reason: String

  /// Makes an error.
  public init(file: String, operation: Operation, reason: String) {
    self.file = file
    self.operation = operation
    self.reason = reason
  }
}

extension FontError: CustomStringConvertible {
  /// One line: file, what was wrong.
  public var description: String {
    switch operation {
    case .open: "\(file): cannot open the font: \(reason)"
    case .list: "\(file): cannot list the folder: \(reason)"
    case .read: "\(file): not a usable font: \(reason)"
    case .readManifest: "\(file): the list of faces is damaged: \(reason)"
    case .collect: "\(file): \(reason)"
    }
  }
}
