import ArgumentParser
import Galley
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

      When "galley test" was run over the folder, its differences are there to be accepted and \
      rejected; each decision is carried out at once and can be taken back.

      Nothing but this machine can reach the page, and only with the address that was printed. Ends \
      with Control-C.

      Examples:
        galley serve Snapshots
        galley serve card.json --theme brand.tokens.json
        galley previews . -o pictures/ --watch & galley serve --previews pictures/
      """)

  @Argument(help: "A folder of documents, or one document of a folder.")
  var place = "Snapshots"

  @Option(
    help: """
      The folder into which "galley previews" draws the previews of Swift sources; they stand on a \
      shelf of their own and follow it.
      """)
  var previews: String?

  @Option(help: "The port on 127.0.0.1; 0 takes any that is free.")
  var port: UInt16 = 0

  @Option(
    help: """
      The output folder of the run to review; else $SNAPSHOT_ARTIFACTS, else Bazel's \
      $TEST_UNDECLARED_OUTPUTS_DIR, else .build/snapshots.
      """)
  var output: String?

  @OptionGroup var sources: SourceOptions

  func run() throws {
    let isFolder = Directory.exists(place)
    guard isFolder || File.exists(place) else {
      throw ValidationError("there is no folder and no document '\(place)'")
    }
    let folder = FilePath(place).folder.string
    let root = isFolder ? place : folder.isEmpty ? "." : folder
    let page = ServedPage(
      root: root, output: CorpusOptions.outputFolder(output), sources: sources, previews: previews,
      port: port)
    try page.serve(at: isFolder ? "" : "#/gallery/\(DesignFile.stem(of: place))")
  }
}
