import ArgumentParser
import GalleyComponents
import GalleyImaging
import GalleyParsing
import GalleyStair
import GalleySystem

/// `galley render`: documents in, PNG files out.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render documents to PNG, SVG or PDF files.",
    discussion: """
      A file whose name ends in .svg or .pdf keeps its shapes, text as outlines; what the format \
      cannot express is in it as pixels, each with a warning. --format names the format of a folder's \
      pictures and of standard output. \
      Many documents render in one process, in parallel; each picture's failure is its own. \
      Exits with 0 when all pictures were written, 2 when an input was wrong (nothing is written \
      for it), 3 when a component could not be rendered.

      Examples:
        galley render card.json -o card.png
        galley render cards/*.json -o pictures/ --appearance both --scale 3
        galley render card.json -o card.svg
        galley render - -o - < card.json > card.png
        galley render card.json --format pdf -o - | lpr
        galley render card.json --data people.csv -o "cards/{id}.png"
        galley render --stream < jobs.jsonl > pictures
      """,
    aliases: ["screenshot"])

  @Argument(help: "Documents; - is standard input.")
  var files: [String] = ["-"]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "A file, a folder for several pictures, or - for standard output.")
  var output = "."

  @Option(help: "png, svg or pdf; else the format that the name of the file ends in, else png.")
  var format: PictureFormat?

  @OptionGroup(title: "Programs") var streaming: StreamOptions
  @OptionGroup(title: "Data") var records: DataOptions
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
    if streaming.stream { try validateStream() }
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("standard input can be read only once")
    }
    guard records.data == nil || files.count == 1 else {
      throw ValidationError("--data fills one document, not \(files.count)")
    }
  }

  /// Refuses what belongs to documents that are named on the command line.
  private func validateStream() throws {
    guard files == ["-"], output == ".", records.data == nil else {
      throw ValidationError("with --stream every job names its document, its data and its output")
    }
    guard !timings, !json, repeats == 1, canvas.appearance != .both else {
      throw ValidationError(
        "--stream answers each job once; it goes with none of --timings, --json, --repeat and both "
          + "appearances")
    }
  }

  /// Answers the jobs of a program.
  private func stream() throws {
    let options = DrawingOptions(
      threads: 1, mode: small ? .small : .fast, overlay: overlay, pageText: text)
    let service = try PictureService(
      sources, canvas, options, format: format, folders: streaming.roots)
    let threads = threads ?? GalleySystem.Workers.processorCount
    try PictureStream(service: service, threads: threads).run()
  }

  func run() throws {
    if streaming.stream { return try stream() }
    let (jobs, refused) = try jobs()
    let run = RenderRun(
      documents: try sources.documents(), canvas: canvas, overlay: overlay,
      pageText: text, mode: small ? .small : .fast, format: format, repeats: repeats,
      threads: threads ?? GalleySystem.Workers.processorCount, inputs: inputs,
      isSilent: json)
    var outcomes = jobs.isEmpty ? [] : run.render(jobs)
    if !refused.isEmpty {
      outcomes = (outcomes + refused).sorted { ($0.row ?? 0) < ($1.row ?? 0) }
    }
    if json {
      try Output.standard.line(JSONWriter.text(of: .array(outcomes.map(\.value))))
    }
    if timings { try Output.standard.line(TimingsReport(outcomes).json) }
    if let worst = outcomes.map(\.status).max(), worst != .success { throw worst }
  }

  /// Files that are read besides the documents and what they name.
  private var inputs: [String] { sources.files + [records.data].compactMap(\.self) }

  private func jobs() throws -> (jobs: [RenderJob], refused: [RenderOutcome]) {
    let picturesEach = canvas.appearance?.appearances.count ?? 1
    if let filled = try records.filled(files[0], sources.strictness, locale: canvas.locale) {
      let found = try RenderJob.jobs(
        of: filled, row: records.row, output: output, picturesEach: picturesEach)
      for job in found.jobs { try job.target.requireFormat(format) }
      return found
    }
    let target = try OutputTarget(output, pictureCount: files.count * picturesEach)
    try target.requireOwnPlaces(of: files, format)
    try target.requireNoInput(files, inputs, format)
    try target.requireFormat(format)
    return (files.map { RenderJob($0, to: target) }, [])
  }
}
