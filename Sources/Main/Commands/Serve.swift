import ArgumentParser
import GalleyStair
import GalleySystem

/// `galley serve`: documents in the browser, drawn again as soon as a file is saved.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show documents in the browser, live.",
    discussion: """
      Prints an address to open. The page shows every document of the folder and draws it again as \
      soon as it, its theme, its style sheet, one of its images or a font is saved; mistakes are \
      shown under the last good picture. Pointing at the picture tells which node is there, where \
      its values come from and on which line it stands; its properties can be tried without \
      editing the file.

      With --data, documents with placeholders are shown with one record at a time, which is chosen \
      on the page; they are drawn again when the data is saved.

      When "galley test" was run over the folder, its differences are there to be accepted and \
      rejected; each decision is carried out at once and can be taken back.

      Previews of Swift sources stand on a shelf of their own: those of a source, or with --previews \
      those of a package or a folder of sources. They are built again with each save.

      With --render it shows nothing, but draws for programs of this machine: a job as "galley render \
      --stream" takes it, sent to the printed address with the printed token, is answered with its picture. \
      Jobs name files below the folder that is given, or below the working folder.

      Nothing but this machine can reach the page, and only with the address that was printed. Ends \
      with Control-C.

      Examples:
        galley serve Snapshots
        galley serve card.json --theme brand.tokens.json
        galley serve card.json --data people.csv
        galley serve Views/Card.swift --galley-path ~/galley
        galley serve --previews . --galley-path ~/galley
        galley serve --render cards --port 8700
      """)

  @Argument(
    help: "A folder of documents, one document of a folder, or a Swift source. (default: Snapshots)"
  )
  var place: String?

  @Option(help: "A package, a folder of Swift sources or a source, whose previews are shown.")
  var previews: String?

  @Option(help: "The port on 127.0.0.1; 0 takes any that is free.")
  var port: UInt16 = 0

  @Flag(help: "Draw jobs of programs, in place of showing documents.")
  var render = false

  @Option(
    help: """
      The output folder of the run to review; else $SNAPSHOT_ARTIFACTS, else Bazel's \
      $TEST_UNDECLARED_OUTPUTS_DIR, else .build/snapshots.
      """)
  var output: String?

  @OptionGroup var sources: SourceOptions
  @OptionGroup(title: "Data") var records: DataOptions
  @OptionGroup(title: "Building previews") var building: PreviewOptions

  func run() throws {
    if render { return try draw() }
    let isSource = place?.hasSuffix(".swift") == true
    let shown = isSource ? place : previews
    if isSource, previews != nil {
      throw ValidationError("a source and --previews are two answers to one question")
    }
    let followed = try shown.map { path in
      let followed = FollowedPreviews(path, building, sources)
      try followed.build()
      for message in followed.messages { Output.error.line(message) }
      return followed
    }
    var documents = isSource ? nil : place
    if documents == nil, followed == nil || Directory.exists("Snapshots") && !isSource {
      documents = "Snapshots"
    }
    guard let documents else {
      // There are previews alone.
      let folder = try building.emptyFolder(for: shown ?? "")
      return try page(of: folder, followed).serve(at: "#/previews")
    }
    let isFolder = Directory.exists(documents)
    guard isFolder || File.exists(documents) else {
      throw ValidationError("there is no folder and no document '\(documents)'")
    }
    let folder = FilePath(documents).folder.string
    let root = isFolder ? documents : folder.isEmpty ? "." : folder
    try page(of: root, followed)
      .serve(at: isFolder ? "" : "#/gallery/\(DesignFile.stem(of: documents))")
  }

  /// Draws for programs.
  private func draw() throws {
    guard previews == nil else {
      throw ValidationError("--render draws documents; it does not go with --previews")
    }
    let root = place ?? "."
    guard Directory.exists(root) else { throw ValidationError("there is no folder '\(root)'") }
    guard records.data == nil else {
      throw ValidationError("--render takes data from its jobs; it does not go with --data")
    }
    let service = try PictureService(
      sources, CanvasOptions.none, DrawingOptions(threads: 1), format: nil, folders: [root])
    try PictureEndpoint(service: service, port: port).serve()
  }

  private func page(of root: String, _ previews: FollowedPreviews?) throws -> ServedPage {
    try ServedPage(
      root: root, output: CorpusOptions.outputFolder(output), sources: sources, previews: previews,
      data: records.served(), port: port)
  }
}
