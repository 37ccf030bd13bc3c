import GalleyArchives
import GalleySnapshots
import GalleySystem

/// The results of one shard in one file: what `galley merge-reports` and `galley accept --from` need
/// of an output folder, and nothing that earlier runs left there.
struct ReportBlob {
  /// The folder of the references.
  let root: String
  let output: String
  var shard: Shard?

  /// `blob-1-of-4.zip`.
  var name: String { "blob-\(shard?.index ?? 1)-of-\(shard?.count ?? 1).zip" }

  /// Writes the archive.
  func write(_ report: SnapshotReport) throws {
    try write(results: Array(ReportJSON.text(of: report).utf8), try files(report))
  }

  /// Writes the archive of results that are written down already.
  func write(results: [UInt8], _ files: [String] = []) throws {
    var writer = try ZIPWriter(path: "\(output)/\(name)")
    try writer.add(results, named: "results.json")
    for path in files where File.exists("\(output)/\(path)") {
      try writer.add(try File.read("\(output)/\(path)"), named: path)
    }
    try writer.finish()
  }

  /// Pictures of failures and candidates, each once, by their paths below the output folder.
  private func files(_ report: SnapshotReport) throws -> [String] {
    let failed = Set(report.failures.map(\.name))
    let candidates = try Acceptance(root: root, output: output).candidates().filter {
      failed.contains($0.name)
    }
    var seen: Set<String> = []
    return
      (report.failures.flatMap { $0.attachments.map(\.path) }
      + candidates.compactMap { FilePath($0.path).relative(to: FilePath(output)) })
      .filter { seen.insert($0).inserted }
  }
}
