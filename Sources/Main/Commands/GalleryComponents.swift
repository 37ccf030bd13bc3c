import ArgumentParser
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleySnapshots
import GalleySystem

/// `galley gallery components`: every component, in each of its states.
struct ComponentPages: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "components",
    abstract: "Draw every component, those with a state in each of them.",
    discussion: """
      Writes TYPE.light.png and TYPE.dark.png for each component that documents may name, or for the \
      ones that are named, and a page, index.html, that shows them.

      Examples:
        galley gallery components -o pages/
        galley gallery components Button Cell -o pages/ --theme what3words --scale 3
      """)

  @Argument(help: "The types to draw; all of them when there are none.")
  var types: [String] = []

  @Option(name: [.customShort("o"), .customLong("output")], help: "The folder for the pictures.")
  var output: String

  @Option(help: "A theme file, design tokens, a style sheet, or one of Galley's own themes.")
  var theme = "plain"

  @OptionGroup var options: PageOptions

  func run() throws {
    let (entries, gallery) = (try chosen(), ComponentGallery())
    let appearances = options.appearance.appearances
    try options.draw(
      { _ in
        entries.flatMap { entry in
          let page = gallery.page(of: entry)
          return appearances.map {
            PageOptions.Page(name: entry.typeName, document: page, appearance: $0)
          }
        }
      }, themed: theme, into: output)
    guard options.format == .png else { return }
    try writePage(of: entries, appearances)
  }

  /// Writes the page of reports over the pictures.
  private func writePage(of entries: [ComponentEntry], _ appearances: [Appearance]) throws {
    var report = SnapshotReport()
    for entry in entries {
      for appearance in appearances {
        report.results.append(
          PictureResult(
            name: "\(entry.typeName).\(appearance.rawValue)", caseName: entry.typeName,
            variant: appearance.rawValue, status: .passed))
      }
    }
    for file in HTMLReport.gallery(of: report, picturesIn: ".") {
      let path = "\(output)/\(file.path)"
      try Directory.create(FilePath(path).folder.string)
      try File.write(file.bytes, to: path)
    }
  }

  /// The components that are named, in the order of the catalogue.
  private func chosen() throws -> [ComponentEntry] {
    let all = CommandLineTool.catalog.entries
    guard !types.isEmpty else { return all }
    try CommandLineTool.requireKnown(types)
    return all.filter { types.contains($0.typeName) }
  }
}
