import ArgumentParser
import GalleyFiles
import GalleySnapshots

/// `galley merge-reports`: puts the parts of a divided run together.
struct MergeReports: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Put the output folders of a divided run together and report on the whole.")

  @OptionGroup var corpus: CorpusOptions

  @Argument(help: "Output folders, or folders of such.")
  var folders: [String]

  @Option(help: "json, junit, html, github, markdown, gitlab, sarif; with commas.")
  var reporter = "html,junit"

  @Option(help: "An address with {path} for pictures in Markdown.")
  var imageURL: String?

  func run() throws {
    let parts = try folders.flatMap(Self.parts)
    guard !parts.isEmpty else { throw ValidationError("no results.json below these folders") }
    let output = corpus.outputFolder
    for part in parts where part != output { try Self.copy(part, output) }
    let merged = SnapshotReport.merged(try parts.map { try ReportFile.read("\($0)/results.json") })
    Output.standard.write(TerminalReport(usesColor: false).summary(merged))
    try ReportWriter(
      output: output, reporters: try ReporterName.list(reporter), imageURL: imageURL
    ).write(merged)
    try ExitStatus.end(merged.exitStatus())
  }

  private static func parts(_ folder: String) throws -> [String] {
    if File.exists("\(folder)/results.json") { return [folder] }
    return try Directory.names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return Directory.exists(path) ? try parts(path) : []
    }
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
