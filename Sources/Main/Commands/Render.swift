import ArgumentParser
import Galley
import GalleyComponents
import GalleyImaging
import GalleyParsing
import GalleySystem

/// `galley render`: documents in, PNG files out.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render documents to PNG, SVG or PDF files.",
    discussion: """
      A file whose name ends in .svg or .pdf keeps its shapes, text as outlines; what the format \
      cannot express is in it as pixels, each with a warning. \
      Many documents render in one process, in parallel; each picture's failure is its own. \
      Exits with 0 when all pictures were written, 2 when an input was wrong (nothing is written \
      for it), 3 when a component could not be rendered.

      Examples:
        galley render card.json -o card.png
        galley render cards/*.json -o pictures/ --appearance both --scale 3
        galley render card.json -o card.svg
        galley render - -o - < card.json > card.png
      """,
    aliases: ["screenshot"])

  @Argument(help: "Documents; - is standard input.")
  var files: [String] = ["-"]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "A file, a folder for several pictures, or - for standard output.")
  var output = "."

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var sources: SourceOptions

  @Option(name: [.customShort("j"), .customLong("workers")], help: "The number of threads.")
  var threads: Int?

  @Flag(help: "Write references: smaller files, slower to make.")
  var small = false

  @Option(help: "Draw the layout over the picture: frames, padding or baselines.")
  var overlay: LayoutOverlay?

  @Option(
    help: "What becomes of text in SVG and PDF: outlines, or selectable, with its words as well.")
  var text = PageText.outlines

  @Flag(help: "Print the time of every stage as JSON on standard output.")
  var timings = false

  @Flag(
    help: "Print JSON on standard output: what was written, and findings with their places.")
  var json = false

  @Option(name: .customLong("repeat"), help: "Do the same work so many times in one process.")
  var repeats = 1

  func validate() throws {
    guard repeats >= 1 else { throw ValidationError("--repeat takes a number of at least 1") }
    guard threads ?? 1 >= 1 else { throw ValidationError("-j takes a number of at least 1") }
    if [timings, json, output == "-"].count(where: \.self) > 1 {
      throw ValidationError("--timings, --json and -o - all want standard output; choose one")
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("standard input can be read only once")
    }
  }

  func run() throws {
    let isBoth = canvas.appearance?.appearances.count == 2
    let target = try OutputTarget(output, pictureCount: files.count * (isBoth ? 2 : 1))
    try target.requireOwnPlaces(of: files)
    try target.requireNoInput(
      files, sources.files)
    let run = RenderRun(
      documents: try sources.documents(), canvas: canvas, target: target, overlay: overlay,
      pageText: text, mode: small ? .small : .fast, repeats: repeats,
      threads: threads ?? GalleySystem.Workers.processorCount, inputs: sources.files,
      isSilent: json)
    let outcomes = run.render(files)
    if json {
      try Output.standard.line(JSONWriter.text(of: .array(outcomes.map(\.value))))
    }
    if timings { try Output.standard.line(TimingsReport(outcomes).json) }
    if let worst = outcomes.map(\.status).max(), worst != .success { throw worst }
  }
}
