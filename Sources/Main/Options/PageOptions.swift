import ArgumentParser
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleyRendering
import GalleyStair
import GalleySystem
import Synchronization

/// The way pages of a gallery are drawn and written.
struct PageOptions: ParsableArguments {
  /// A document to draw.
  struct Page: Sendable {
    /// The name of its files, without appearance and ending.
    var name: String
    var document: SyntaxValue
    var appearance: Appearance
  }

  @Option(help: "light, dark or both.")
  var appearance: AppearanceChoice = .both

  @Option(help: "The reader's text size: xS S M L xL xxL xxxL A1 A2 A3 A4 A5.")
  var textSize: TextSize?

  @Option(help: "Pixels per point, 0.25 to 8.")
  var scale = 2.0

  @Option(help: "The format of the pictures: png, svg or pdf.")
  var format = PictureFormat.png

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

  /// Draws pages on all processors and prints the paths of their pictures, in order.
  ///
  /// - Parameter file: The file or the name of a theme in which they are drawn.
  func draw(_ pages: (Theme) -> [Page], themed file: String, into output: String) throws {
    try OutputTarget.requireFolder(output)
    guard let theme = try SourceOptions.readTheme(file, strictness).theme else {
      throw ExitStatus.badInput
    }
    try Directory.create(output)
    let pages = pages(theme)
    // The workers' threads have another catalogue.
    let loader = DocumentLoader(theme: theme, catalog: CommandLineTool.catalog)
    let pipeline = DocumentRenderer(try Renderer(), loader)
    let outcomes = Mutex([Result<String, any Error>?](repeating: nil, count: pages.count))
    Workers.run(pages.count, threads: Workers.processorCount) { index in
      let outcome = Result { try draw(pages[index], pipeline, file, output) }
      outcomes.withLock { $0[index] = outcome }
    }
    let paths = try outcomes.withLock { $0 }.compactMap { try $0?.get() }
    if json {
      return try Output.standard.line(JSONWriter.text(of: .array(paths.map { .text($0) })))
    }
    for path in paths { try Output.standard.line(path) }
  }

  private func draw(
    _ page: Page, _ pipeline: DocumentRenderer, _ input: String, _ output: String
  ) throws -> String {
    let source = SourceText(name: page.name, text: JSONWriter.text(of: page.document))
    var request = DocumentRequest(source)
    request.settings.textSize = textSize
    request.settings.scale = scale
    request.settings.appearance = page.appearance
    let options = DrawingOptions().writing(as: format.page)
    request.goal = .drawing(options)
    let prepared = pipeline.prepare(request)
    guard let picture = prepared.pictures.first else {
      DiagnosticPrinter.print(prepared.findings, of: source)
      throw prepared.failure == nil ? ExitStatus.internalError : prepared.status
    }
    let stem = FilePath(output).appending("\(page.name).\(page.appearance.rawValue)").string
    let path = "\(stem).\(format)"
    try OutputTarget.requireNoInput(path, [input])
    _ = try pipeline.renderer.write(picture, to: path, options)
    if documents {
      try OutputFile.write(
        source.bytes + [UInt8(ascii: "\n")], to: stem + ".json", inputs: [input])
    }
    return path
  }
}
