import ArgumentParser
import GalleySnapshots
import GalleySystem

/// `galley merge-reports`: puts the parts of a divided run together.
struct MergeReports: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Put the output folders of a divided run together and report on the whole.",
    discussion: """
      Every part of the run must be there, all of one commit; else nothing is written and the \
      status is 2.

      Example:
        galley merge-reports shards/blob-*.zip --reporter html,junit
      """)

  @OptionGroup var corpus: CorpusOptions

  @Argument(help: "Output folders or blobs of the shards, as ZIP archives or unpacked.")
  var parts: [String]

  @Option(help: ReporterName.help)
  var reporter = "html,junit"

  @Option(help: "An address with {path} for pictures in Markdown.")
  var imageURL: String?

  @Flag(help: "Print the results as JSON on standard output instead of words.")
  var json = false

  func run() throws {
    let output = corpus.outputFolder
    let artifact = try Artifact(parts, output: output)
    defer { artifact.clear() }
    let folders = artifact.folders.filter { File.exists("\($0)/results.json") }
    guard !folders.isEmpty else { throw ValidationError("no results.json in these parts") }
    let reports = try folders.map { try ReportFile.read("\($0)/results.json") }
    do { try SnapshotReport.requireComplete(reports) } catch {
      throw ValidationError("\(error); a report needs every part of one run")
    }
    for folder in folders where folder != output { try Self.copy(folder, output) }
    let merged = SnapshotReport.merged(reports)
    try Output.standard.write(
      json
        ? ReportJSON.text(of: merged) + "\n"
        : TerminalReport(usesColor: false).summary(merged))
    try ReportWriter(
      root: corpus.root, output: output, reporters: try ReporterName.list(reporter),
      imageURL: imageURL
    ).write(merged)
    try ExitStatus.end(merged.exitStatus)
  }

  /// Copies pictures and candidates; reports are made anew.
  private static func copy(_ source: String, _ target: String) throws {
    try Directory.create(target)
    for name in try Directory.names(in: source) {
      let path = "\(source)/\(name)"
      if Directory.exists(path) {
        if name != "report" && name != "journal" { try copy(path, "\(target)/\(name)") }
      } else if name.hasSuffix(".png") || name.hasSuffix(".new") || name.hasSuffix(".txt") {
        try File.write(try File.read(path), to: "\(target)/\(name)")
      }
    }
  }
}
