import GalleySnapshots
import GalleySystem

/// What checks found out, one file beside the pictures of each failure, so that `galley review`,
/// `galley accept --cause` and `galley report` know of them as of those of a corpus.
struct CheckResults {
  /// The output folder.
  let output: String
  /// The folder that contains the references.
  let root: String

  /// Writes the failures and removes what earlier checks said of pictures that pass now. A place that
  /// cannot be written to costs the file, not the check.
  func save(_ report: SnapshotReport) {
    for result in report.results {
      guard let path = path(of: result) else { continue }
      if result.isPassed || result.status == .recorded {
        try? File.remove(path)
        continue
      }
      var single = report
      single.results = [result]
      try? File.write(Array(ReportJSON.text(of: single).utf8), to: path)
    }
  }

  private func path(of result: PictureResult) -> String? {
    guard let reference = result.reference, reference.hasSuffix(".png") else { return nil }
    return "\(output)/\(OutputPlace.relative(reference, to: root).dropLast(4)).json"
  }
}
