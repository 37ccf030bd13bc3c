import ArgumentParser
import GalleyArchives
import GalleySnapshots
import GalleySystem

/// What a run on another machine left: output folders, folders of such, or ZIP archives with them,
/// as CI systems hand them out. Archives are unpacked until the artifact is cleared away.
struct Artifact {
  /// The output folders in it.
  private(set) var folders: [String] = []
  /// The folders of unpacked archives.
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
    if File.exists("\(path)/results.json") || Directory.exists("\(path)/pending") {
      return try take(path, depth: depth)
    }
    for name in try Directory.names(in: path) {
      let inner = "\(path)/\(name)"
      if Directory.exists(inner) || name.hasSuffix(".zip") { try find(in: inner, depth: depth) }
    }
  }

  /// Takes an output folder with the blobs that lie in it. The blob that was made of its files says the
  /// same again; others may have been put there to be merged with it.
  private mutating func take(_ path: String, depth: Int) throws {
    let blobs = try Directory.names(in: path).filter {
      $0.hasPrefix("blob-") && $0.hasSuffix(".zip")
    }
    let first = folders.count
    for blob in blobs { try unpack("\(path)/\(blob)", depth: depth) }
    let found = Array(folders[first...])
    folders.removeSubrange(first...)
    folders.append(path)
    let own = try Moment(in: path)
    let others = try found.filter { try Moment(in: $0) != own }
    // An older run, or the whole of an earlier merge: either could be what is meant.
    if own != nil, !found.isEmpty, others.count == found.count {
      throw ValidationError(
        "'\(path)/results.json' comes from another run than the blobs beside it; name the blobs, or "
          + "remove what does not belong there")
    }
    folders += others
  }

  /// The values that distinguish a run from any other.
  private struct Moment: Equatable {
    let commit: String?
    let seed: UInt64
    let seconds: Double
    let shard: Shard?

    /// Of the results in a folder; nil when there are none.
    init?(in folder: String) throws {
      let path = "\(folder)/results.json"
      guard File.exists(path) else { return nil }
      let report = try ReportFile.read(path)
      (commit, seed, seconds, shard) = (report.commit, report.seed, report.seconds, report.shard)
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
