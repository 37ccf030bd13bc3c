import ArgumentParser
import GalleyArchives
import GalleySystem

/// What a run on another machine left: output folders, folders of such, or ZIP archives with them,
/// as CI systems hand them out. Archives are unpacked until the artifact is cleared away.
struct Artifact {
  /// The output folders in it.
  private(set) var folders: [String] = []
  /// Where archives were unpacked.
  private var temporaryFolders: [String] = []
  private let workplace: String
  /// An archive that is handed out may hold those of the shards, and these nothing more.
  private static let maximumDepth = 2

  /// Looks through folders and archives.
  ///
  /// - Parameter output: The folder below which archives are unpacked.
  /// - Throws: `ValidationError` when there is no output folder in them.
  init(_ paths: [String], output: String) throws {
    workplace = "\(output)/unpacked"
    do {
      for path in paths { try find(in: path, depth: 0) }
    } catch {
      clear()
      throw error
    }
    guard folders.isEmpty else { return }
    clear()
    let names = paths.map { "'\($0)'" }.joined(separator: ", ")
    throw ValidationError("there is no results.json in \(names)")
  }

  /// Removes what was unpacked.
  func clear() {
    guard !temporaryFolders.isEmpty else { return }
    for folder in temporaryFolders { try? Directory.remove(folder) }
    // Another process may be unpacking beside this one; then the folder stays.
    try? Directory.removeEmpty(workplace)
  }

  private mutating func find(in path: String, depth: Int) throws {
    guard Directory.exists(path) else { return try unpack(path, depth: depth) }
    // A blob among the files it was made from says the same again.
    if File.exists("\(path)/results.json") || Directory.exists("\(path)/pending") {
      folders.append(path)
      return
    }
    for name in try Directory.names(in: path) {
      let inner = "\(path)/\(name)"
      if Directory.exists(inner) || name.hasSuffix(".zip") { try find(in: inner, depth: depth) }
    }
  }

  private mutating func unpack(_ path: String, depth: Int) throws {
    guard depth < Self.maximumDepth else { return }
    do {
      let archive = try ZIPArchive(path: path)
      try Directory.create(workplace)
      let folder = try Directory.createUnique("\(workplace)/archive")
      temporaryFolders.append(folder)
      try archive.unpack(to: folder)
      try find(in: folder, depth: depth + 1)
    } catch let error as ZIPError {
      throw FileError(operation: "unpack", path: path, reason: error.description)
    }
  }
}
