import ArgumentParser
import GalleySnapshots
import GalleySystem

/// `galley report`: makes reports from the results of an earlier run.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Make reports from the results of an earlier run.",
    discussion: """
      Example:
        galley report --reporter html,markdown
      """)

  @OptionGroup var corpus: CorpusOptions

  @Option(help: ReporterName.help)
  var reporter = "html"

  @Option(help: "An address with {path} for pictures in Markdown.")
  var imageURL: String?

  @Flag(help: "Print the results as JSON on standard output instead of words.")
  var json = false

  func run() throws {
    let report = try read()
    if json { return try Output.standard.line(ReportJSON.text(of: report)) }
    let reporters = try ReporterName.list(reporter)
    let terminal = TerminalReport(
      usesColor: Output.standard.allowsColor)
    if reporters.contains(.list) {
      for result in report.results { try Output.standard.write(terminal.line(result) + "\n") }
    }
    try Output.standard.write(terminal.summary(report))
    try ReportWriter(
      root: corpus.root, output: corpus.outputFolder, reporters: reporters, imageURL: imageURL,
      savesResults: false
    ).write(report)
  }

  /// The last run of the corpus together with what failed in code.
  private func read() throws -> SnapshotReport {
    let path = "\(corpus.outputFolder)/results.json"
    let checks = try CheckReports.read(below: corpus.outputFolder)
    if checks.isEmpty { return try ReportFile.read(path) }
    let run = File.exists(path) ? [try ReportFile.read(path)] : []
    return SnapshotReport.merged(run + checks)
  }
}
