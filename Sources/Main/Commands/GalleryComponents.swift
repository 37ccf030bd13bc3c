import ArgumentParser
import Galley
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyImaging
import GalleyParsing
import GalleySystem
import Synchronization

/// `galley gallery components`: every component, in each of its states.
struct ComponentPages: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "components",
    abstract: "Draw every component, those with a state in each of them.",
    discussion: """
      Writes TYPE.light.png and TYPE.dark.png for each component that documents may name, or for the \
      ones that are named.

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

  @Option(help: "light, dark or both.")
  var appearance: AppearanceChoice = .both

  @Option(help: "The reader's text size: xS S M L xL xxL xxxL A1 A2 A3 A4 A5.")
  var textSize: TextSize?

  @Option(help: "Pixels per point, 0.25 to 8.")
  var scale = 2.0

  @Flag(help: "Write the documents of the pages beside their pictures.")
  var documents = false

  @Flag(help: "Print the paths of the pictures as a JSON array.")
  var json = false

  @OptionGroup var strictness: StrictnessOptions

  func validate() throws {
    guard (0.25...8).contains(scale) else {
      throw ValidationError("--scale takes a number from 0.25 to 8")
    }
  }

  func run() throws {
    let entries = try chosen()
    guard let theme = try SourceOptions.readTheme(theme, strictness) else {
      throw ExitStatus.badInput
    }
    try Directory.create(output)
    let (renderer, gallery) = (try Renderer(), ComponentGallery())
    // The workers' threads have another catalogue.
    let catalog = CommandLineTool.catalog
    let jobs = entries.flatMap { entry in appearance.appearances.map { (entry, $0) } }
    let outcomes = Mutex([Result<String, any Error>?](repeating: nil, count: jobs.count))
    Workers.run(jobs.count, threads: Workers.processorCount) { index in
      let (entry, appearance) = jobs[index]
      let outcome = Result {
        try draw(gallery.page(of: entry), theme, catalog, appearance, renderer)
      }
      outcomes.withLock { $0[index] = outcome }
    }
    let paths = try outcomes.withLock { $0 }.compactMap { try $0?.get() }
    if json {
      return try Output.standard.line(JSONWriter.text(of: .array(paths.map { .text($0) })))
    }
    for path in paths { try Output.standard.line(path) }
  }

  /// The components that are named, in the order of the catalogue.
  private func chosen() throws -> [ComponentEntry] {
    let all = CommandLineTool.catalog.entries
    guard !types.isEmpty else { return all }
    try CommandLineTool.requireKnown(types)
    return all.filter { types.contains($0.typeName) }
  }

  private func draw(
    _ page: ComponentGallery.Page, _ theme: Theme, _ catalog: ComponentCatalog,
    _ appearance: Appearance, _ renderer: Renderer
  ) throws -> String {
    let source = SourceText(name: page.name, text: JSONWriter.text(of: page.document))
    let (document, findings) = DocumentReader.read(
      source, options: .init(theme: theme, catalog: catalog))
    guard let document else {
      DiagnosticPrinter.print(findings, of: source)
      throw ExitStatus.internalError
    }
    var settings = SceneSettings()
    settings.textSize = textSize
    settings.scale = scale
    settings.appearance = appearance
    let stem = FilePath(output).appending("\(page.name).\(appearance.rawValue)").string
    try renderer.write(Scene(document, settings: settings), to: stem + ".png")
    if documents {
      try OutputFile.write(source.bytes + [UInt8(ascii: "\n")], to: stem + ".json", inputs: [])
    }
    return stem + ".png"
  }
}
