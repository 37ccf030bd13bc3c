public import GalleySystem

/// Where a document's files come from: the disk, or a table in a test.
public protocol FileReading: Sendable {
  /// The whole content of a file.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]
  /// Whether there is a file, not a folder, at a path.
  func hasFile(_ path: String) -> Bool
}

/// The files of this machine.
public struct DiskFiles: FileReading {
  /// Makes the disk.
  public init() {}

  /// Reads a file.
  public func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try File.read(path, limit: limit)
  }

  /// Asks the system.
  public func hasFile(_ path: String) -> Bool {
    File.exists(path) && !Directory.exists(path)
  }
}
