import ArgumentParser
import GalleySnapshots
import GalleySystem

/// `snapshots.costs` beside the suites: milliseconds and name of each case, by which a run is divided
/// among machines. `galley history --costs` prints it; to keep it in the repository, put it
/// there.
///
///     12.4 badge/count
enum CostFile {
  static let name = "snapshots.costs"

  /// The costs by case of such a file, or of a report.
  static func read(_ path: String) throws -> [String: Double] {
    let text = try ListFile.text(path)
    if text.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") {
      return try ReportFile.read(path).results.reduce(into: [:]) { costs, result in
        costs[result.caseName, default: 0] += result.seconds * 1000
      }
    }
    var costs: [String: Double] = [:]
    for line in text.fileLines {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let milliseconds = Double(parts[0]),
        (0...1e12).contains(milliseconds)
      else {
        throw ValidationError("'\(path)': \"\(line.prefix(80))\" is no time with a case")
      }
      costs[String(parts[1])] = milliseconds
    }
    return costs
  }

  /// The text, dearest first.
  static func text(_ costs: [String: Double]) -> String {
    costs.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\(plain($0.value)) \($0.key)\n" }.joined()
  }

  /// Returns the weight of a case without a measurement: the time of a picture is that of some ten
  /// kilobytes of its file, be the file there or a Git LFS pointer to it.
  static func weight(of found: SnapshotCase) -> Double {
    let pictures = found.declaredFiles.filter { $0.hasSuffix(".png") }
    let bytes = pictures.reduce(0) { $0 + size($1) }
    return Double(found.variants.count) + Double(bytes) / 10_000
  }

  private static func size(_ path: String) -> Int {
    let size = (try? File.size(path)) ?? 0
    guard size < 1024, let bytes = try? File.read(path) else { return size }
    return GitLFSPointer(bytes)?.size ?? size
  }
}
