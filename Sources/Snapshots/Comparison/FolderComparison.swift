public import GalleyImaging
internal import GalleySystem

/// The comparison of all picture files under two folders, matched by their paths below them.
public struct FolderComparison: Hashable, Sendable {
  /// One entry for each path that either folder has, in the order of the paths' bytes.
  public var files: [FileComparison]
  /// Folders that could not be listed, with the reason. With any of them the comparison fails.
  public var unreadableFolders: [String]

  /// True if every file has an equal counterpart. Two folders without any picture do not pass: there is
  /// nothing that could be equal.
  public var passes: Bool {
    !files.isEmpty && unreadableFolders.isEmpty && files.allSatisfy(\.passes)
  }

  /// Compares two folders, subfolders included. Hidden files and folders are left out.
  ///
  /// - Parameter receive: Called for each pair that differs, on any thread.
  public static func compare(
    expected: String, actual: String, options: ComparisonOptions = .exact,
    limits: ImageLimits = .standard, threads: Int? = nil,
    receive: FileComparison.DifferenceReceiver? = nil
  ) -> FolderComparison {
    let (old, new) = (pictures(below: expected), pictures(below: actual))
    let names = Set(old.paths + new.paths)
    let pairs = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
      (expected: "\(expected)/\($0)", actual: "\(actual)/\($0)")
    }
    return FolderComparison(
      files: FileComparison.compare(
        pairs: pairs, options: options, limits: limits, threads: threads, receive: receive),
      unreadableFolders: old.unreadable + new.unreadable)
  }

  /// The paths of the pictures below a folder, in no order, and the folders that could not be listed, with the
  /// reason.
  package static func pictures(below root: String) -> (paths: [String], unreadable: [String]) {
    var unreadable: [String] = []
    let paths = pictures(root, "", &unreadable)
    return (paths, unreadable)
  }

  private static func pictures(
    _ root: String, _ prefix: String, _ unreadable: inout [String]
  ) -> [String] {
    let names: [String]
    do throws(FileError) { names = try Directory.names(in: "\(root)/\(prefix)") } catch {
      unreadable.append(error.description)
      return []
    }
    var found: [String] = []
    for name in names where !name.hasPrefix(".") {
      if Directory.exists("\(root)/\(prefix)\(name)") {
        found += pictures(root, "\(prefix)\(name)/", &unreadable)
      } else if PictureReader.endings.contains(where: name.lowercased().hasSuffix) {
        found.append(prefix + name)
      }
    }
    return found
  }
}
