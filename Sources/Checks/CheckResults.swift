import GalleySnapshots
import GalleySystem

/// The results of checks, one file beside the pictures of each failure, so that `galley review`, `galley
/// accept --cause` and `galley report` handle them like those of a corpus.
struct CheckResults {
  /// The output folder.
  let output: String
  /// The folder that contains the references.
  let root: String

  /// Writes the failures and removes the results of earlier checks for pictures that pass now. If the
  /// location is not writable, the file is not written, but the check does not fail.
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
    result.reference.flatMap { OutputPlace.checkResult(OutputPlace.relative($0, to: root)) }
      .map { "\(output)/\($0)" }
  }
}
