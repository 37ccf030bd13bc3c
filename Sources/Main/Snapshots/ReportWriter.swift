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
          JUnitReport.text(of: report, timestamp: timestamp, hostname: hostname, output: output),
          "junit.xml")
      case .html:
        try savePage(report)
      case .github: try Output.standard.write(GitHubReport.text(of: report))
      case .markdown: try saveSummary(report)
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

  private func saveSummary(_ report: SnapshotReport) throws {
    let text = MarkdownReport.text(of: report, imageURL: imageURL)
    try save(text, "summary.md")
    guard let path = ProcessVariables.all["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let old = (try? File.read(path)) ?? []
    try File.write(old + Array(text.utf8), to: path)
  }

  /// The moment of the run, or of `SOURCE_DATE_EPOCH`.
  private var timestamp: String {
    var moment =
      ProcessVariables.all["SOURCE_DATE_EPOCH"].flatMap { time_t($0) } ?? time(nil)
    var parts = tm()
    gmtime_r(&moment, &parts)
    func two(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))T"
      + "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))Z"
  }

  private var hostname: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, 255) == 0 else { return "localhost" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
