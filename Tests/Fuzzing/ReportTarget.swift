import GalleyParsing
import GalleySnapshots

/// Reports of other machines, and the pages made of them.
enum ReportTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let source = SourceText(name: "results.json", bytes: bytes)
    let (report, findings) = ReportReader.read(source)
    JSONTarget.check(findings, in: source)
    guard let report else { return }
    let merged = SnapshotReport.merged([report, report])
    precondition(merged.results.count <= report.results.count)
  }
}
