import GalleyPlatform
import GalleyRendering
import GalleySnapshots
import GalleySystem

/// Writes the reports of a run to the output folder and, where asked, to standard output.
struct ReportWriter {
  /// The folder of the references.
  let root: String
  let output: String
  let reporters: [ReporterName]
  var imageURL: String?
  /// Which part of a divided run this is.
  var shard: Shard?

  /// Whether the results themselves are new; else only reports of them are written.
  var savesResults = true

  /// Writes everything that was asked for, and `results.json` unless it is there.
  func write(_ report: SnapshotReport) throws {
    try Directory.create(output)
    if savesResults { try save(ReportJSON.text(of: report), "results.json") }
    for reporter in reporters {
      switch reporter {
      case .dot, .list, .json: break
      case .junit:
        try save(
          JUnitReport.text(
            of: report, timestamp: RunMoment.text, hostname: hostname, output: output),
          "junit.xml")
      case .html:
        try savePage(report)
      case .github: try Output.standard.write(GitHubReport.text(of: report))
      case .markdown: try saveSummary(report)
      case .comment: try saveComment(report)
      case .gitlab: try save(CodeQualityReport.text(of: report), "code-quality.json")
      case .sarif:
        try save(
          SARIFReport.text(of: report, version: "\(RendererFingerprint.current)"), "lints.sarif")
      case .blob: try ReportBlob(root: root, output: output, shard: shard).write(report)
      }
    }
  }

  private func save(_ text: String, _ name: String) throws {
    try File.write(Array(text.utf8), to: "\(output)/\(name)")
  }

  private func savePage(_ report: SnapshotReport) throws {
    try Directory.create("\(output)/report/data/pixels")
    let files = HTMLReport.files(of: report, corpus: root, output: output) {
      try? File.read("\(output)/\($0)")
    }
    for file in files {
      try File.write(file.bytes, to: "\(output)/report/\(file.path)")
    }
  }

  /// Nothing that changed is no comment; that of an earlier run goes.
  private func saveComment(_ report: SnapshotReport) throws {
    let comment = CommentReport(of: report, imageURL: imageURL)
    for (name, text) in [
      ("comment.md", comment?.text), ("comment-pictures.txt", comment?.pictureLines),
    ] {
      if let text { try save(text, name) } else { try? File.remove("\(output)/\(name)") }
    }
  }

  private func saveSummary(_ report: SnapshotReport) throws {
    let text = MarkdownReport.text(of: report, imageURL: imageURL)
    try save(text, "summary.md")
    guard let path = ProcessVariables.all["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let old = try File.readIfPresent(path) ?? []
    try File.write(old + Array(text.utf8), to: path)
  }

  private var hostname: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, 255) == 0 else { return "localhost" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
