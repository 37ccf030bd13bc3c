import GalleyPlatform
import GalleySnapshots
import GalleySystem

/// Writes the reports of a run to the output folder and, where asked, to standard output.
struct ReportWriter {
  /// The folder of the references.
  let root: String
  let output: String
  let reporters: [ReporterName]
  var imageURL: String?
  /// The part of a divided run.
  var shard: Shard?

  /// True if the results themselves are new; else only reports of them are written.
  var savesResults = true

  /// Writes everything that was asked for, and `results.json` unless it is there.
  ///
  /// - Parameter time: When the run was.
  /// - Returns: The files, but for the archive of a shard.
  @discardableResult
  func write(
    _ report: SnapshotReport, time: String = RunMoment.text
  ) throws -> [RunManifest.Report] {
    try Directory.create(output)
    // The long ones are made side by side.
    var long: [@Sendable () throws -> [RunManifest.Report]] = []
    if savesResults {
      long.append { [try save(ReportJSON.text(of: report), Self.results, report)] }
    }
    for reporter in reporters {
      switch reporter {
      case .junit:
        long.append {
          var moments: [Int] = []
          let text = JUnitReport.text(
            of: report, timestamp: time, hostname: Self.hostname, output: output,
            moments: &moments)
          var file = try save(text, Self.junit, report)
          file.moments = moments.map { $0 - file.moving }
          return [file]
        }
      case .html: long.append { try savePage(report) }
      default: break
      }
    }
    let jobs = long
    let made = Workers.map(jobs.count, threads: jobs.count) { index in
      Result { try jobs[index]() }
    }
    var files = try made.flatMap { try $0.get() }
    for reporter in reporters {
      switch reporter {
      case .dot, .list, .json, .junit, .html: break
      case .github: try Output.standard.write(GitHubReport.text(of: report))
      case .markdown: files += [try saveSummary(report)]
      case .comment: files += try saveComment(report)
      case .gitlab: files += [try save(CodeQualityReport.text(of: report), "code-quality.json")]
      case .sarif:
        files += [
          try save(
            SARIFReport.text(of: report, version: CommandLineTool.version), "lints.sarif")
        ]
      case .blob: try blob.write(report)
      }
    }
    return files
  }

  private var blob: ReportBlob { ReportBlob(root: root, output: output, shard: shard) }

  /// Makes what a repeated run cannot leave as it lies: the archive of a shard holds the new results,
  /// and every step of a workflow has a summary of its own.
  func repeatOthers() throws {
    if reporters.contains(.blob) {
      try blob.write(results: try File.read("\(output)/\(Self.results)"))
    }
    if reporters.contains(.markdown) {
      try addToStepSummary(try File.read("\(output)/\(Self.summary)"))
    }
  }

  private func save(
    _ text: String, _ name: String, _ report: SnapshotReport? = nil
  ) throws -> RunManifest.Report {
    try save(Array(text.utf8), name, report)
  }

  static let results = "results.json"
  static let junit = "junit.xml"
  private static let summary = "summary.md"
  static let index = "report/\(HTMLReport.indexPath)"

  /// What a report begins with that tells one run from another that found the same; nil for those
  /// that hold nothing of the kind.
  static func head(of path: String, _ report: SnapshotReport) -> String? {
    switch path {
    case results: ReportJSON.head(of: report)
    case junit: JUnitReport.head(of: report)
    case index: HTMLReport.indexHead(of: report)
    default: nil
    }
  }

  private func save(
    _ bytes: [UInt8], _ name: String, _ report: SnapshotReport?
  ) throws -> RunManifest.Report {
    let head = report.flatMap { Self.head(of: name, $0) }
    // The page's many pictures are what they were when the same failed before; reports that say when
    // they were made never are.
    if head != nil || !File.holds(bytes, at: "\(output)/\(name)") {
      try File.write(bytes, to: "\(output)/\(name)")
    }
    return RunManifest.Report(
      path: name, moving: head?.utf8.count ?? 0, digest: ContentHash.of(bytes))
  }

  private func savePage(_ report: SnapshotReport) throws -> [RunManifest.Report] {
    try Directory.create("\(output)/report/data/pixels")
    let files = HTMLReport.files(of: report, corpus: root, output: output) {
      try? File.read("\(output)/\($0)")
    }
    // Many small files, of which the system makes several at once.
    let saved = Workers.map(files.count, threads: Workers.processorCount) { place in
      Result { try save(files[place].bytes, "report/\(files[place].path)", report) }
    }
    return try saved.map { try $0.get() }
  }

  /// Nothing that changed is no comment; that of an earlier run goes.
  private func saveComment(_ report: SnapshotReport) throws -> [RunManifest.Report] {
    let comment = CommentReport(of: report, imageURL: imageURL)
    return try [
      ("comment.md", comment?.text), ("comment-pictures.txt", comment?.pictureLines),
    ].map { name, text in
      if let text { return try save(text, name) }
      try? File.remove("\(output)/\(name)")
      return RunManifest.Report(path: name, moving: 0, digest: 0)
    }
  }

  private func saveSummary(_ report: SnapshotReport) throws -> RunManifest.Report {
    let text = Array(MarkdownReport.text(of: report, imageURL: imageURL).utf8)
    let file = try save(text, Self.summary, nil)
    try addToStepSummary(text)
    return file
  }

  private func addToStepSummary(_ text: [UInt8]) throws {
    guard let path = ProcessVariables.all["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let old = try File.readIfPresent(path) ?? []
    try File.write(old + text, to: path)
  }

  static var hostname: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, 255) == 0 else { return "localhost" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
