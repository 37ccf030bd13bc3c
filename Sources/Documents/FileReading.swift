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

/// Files below some folders alone, and the place but no content of every other one.
package struct ConfinedFiles: FileReading {
  private let folders: ReadableFolders
  private let files: any FileReading

  /// Confines files to folders.
  package init(to folders: ReadableFolders, over files: any FileReading = DiskFiles()) {
    (self.folders, self.files) = (folders, files)
  }

  /// Reads a file below the folders.
  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try folders.check(path)
    return try files.read(path, limit: limit)
  }

  /// True when there is a file. A link that leads out counts as one, so that reading it reports why it
  /// is not read.
  package func hasFile(_ path: String) -> Bool {
    if folders.contains(path) { return files.hasFile(path) }
    let folder = FilePath(path).folder.string
    return File.isLink(path) && folders.contains(folder.isEmpty ? "." : folder)
  }
}
