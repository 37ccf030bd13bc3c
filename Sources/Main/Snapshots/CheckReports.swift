import GalleySnapshots
import GalleySystem

/// The reports that failing checks in code leave beside their pictures, in `__Snapshots__` folders.
enum CheckReports {
  /// Every report below an output folder, in the order of the paths.
  static func read(below output: String) throws -> [SnapshotReport] {
    guard Directory.exists(output) else { return [] }
    return try paths(output).map(ReportFile.read)
  }

  private static func paths(_ folder: String) throws -> [String] {
    try Directory.names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if Directory.exists(path) { return try paths(path) }
      return name.hasSuffix(".json") && path.contains("/__Snapshots__/") ? [path] : []
    }
  }
}
