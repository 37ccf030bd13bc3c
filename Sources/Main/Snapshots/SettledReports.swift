import GalleySnapshots
import GalleySystem

/// The reports of the last run in which nothing had changed, kept for those that look at a few cases and
/// write over them.
struct SettledReports: Sendable {
  /// The output folder.
  let output: String

  private func place(_ report: RunManifest.Report) -> String {
    "\(output)/\(CaseMemory.folder)/\(report.path)"
  }

  /// A report as it was; nil when it is not there any more.
  func read(_ report: RunManifest.Report) -> [UInt8]? {
    guard let bytes = try? File.read(place(report)), ContentHash.of(bytes) == report.digest else {
      return nil
    }
    return bytes
  }

  /// Stores reports. They are only ever replaced, so that a second name costs nothing; a file system without
  /// such names gets a copy. A report that cannot be stored costs time, nothing else.
  func keep(_ reports: [RunManifest.Report]) {
    for report in reports where report.digest != 0 {
      let (path, place) = ("\(output)/\(report.path)", place(report))
      try? Directory.create(FilePath(place).folder.string)
      if File.share(path, as: place) { continue }
      if let bytes = try? File.read(path) { try? File.write(bytes, to: place) }
    }
  }
}
