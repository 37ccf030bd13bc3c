import GalleySnapshots
import GalleySystem

/// Writes the results of snapshot checks that are made in Swift tests. There is one file for each failed check, beside
/// its pictures, so that `galley review`, `galley accept --cause` and `galley report` can treat the check like a case
/// of `galley test`.
struct CheckResults {
  /// The output folder.
  let output: String
  /// The folder that contains the references.
  let root: String

  /// Writes a file for each failure, and removes the files of earlier failures that pass now. A file that cannot be
  /// written or removed is ignored: the verdict of the check does not depend on it.
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

  /// The file of a result; nil for a result without a reference, and for formats whose failures have no causes.
  private func path(of result: PictureResult) -> String? {
    result.reference.flatMap { OutputPlace.checkResult(OutputPlace.relative($0, to: root)) }
      .map { "\(output)/\($0)" }
  }
}
