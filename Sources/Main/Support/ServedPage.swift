import GalleyComponents
import GalleyParsing
import GalleyServe
import GalleySnapshots
import GalleyStair
import GalleySystem

/// The page of a folder of documents and of the last run of its tests, for as long as the command
/// runs.
struct ServedPage {
  /// The folder of documents.
  let root: String
  /// The output folder of runs.
  let output: String
  /// The options of reading documents.
  let sources: SourceOptions
  /// Previews of Swift sources; nil without any.
  var previews: FollowedPreviews?
  /// The data for the placeholders of documents.
  var data: ServedData?
  /// The port; 0 takes any.
  let port: UInt16

  /// Prints the address and answers until the process ends.
  ///
  /// - Parameter fragment: The part of the page that is opened.
  func serve(at fragment: String) throws {
    // The watcher's thread belongs to no task and would see the standard catalogue.
    let catalog = CommandLineTool.catalog
    let (sources, root, output, data) = (sources, root, output, data)
    let documents = try ServedDocuments(
      root: root, sources: try Self.served(sources, catalog, data))
    let server = try PageServer(
      documents, port: port, previews: previews,
      commonFiles: sources.files + sources.fontFolders,
      reload: { Self.reported { try Self.served(sources, catalog, data) } },
      runFile: "\(output)/results.json",
      readRun: { Self.reported { try Self.desk(root: root, output: output) } ?? nil })
    try Output.standard.line("Open \(server.address)\(fragment)")
    try Waiting.run { try await server.run() }
  }

  private static func served(
    _ sources: SourceOptions, _ catalog: ComponentCatalog, _ data: ServedData?
  ) throws -> ServedSources {
    var documents = try sources.documents()
    documents.loader.catalog = catalog
    return ServedSources(
      documents: documents,
      themePath: sources.theme.flatMap { File.exists($0) ? $0 : nil },
      styleSheetPath: sources.stylesheet, data: data, sample: ComponentGallery().sample(of:))
  }

  /// The last run, when it was one of these documents.
  private static func desk(root: String, output: String) throws -> ReviewDesk? {
    let last = "\(output)/results.json"
    guard File.exists(last) else { return nil }
    let report = try ReportFile.read(last)
    guard let place = report.root, File.isSame(place, root) else { return nil }
    let declared = try Corpus(root: place).cases.flatMap(\.declaredFiles) + report.references
    return ReviewDesk(
      report, output: output,
      acceptance: Acceptance(root: place, output: output, declared: declared))
  }

  /// A value, or nothing after its failure was printed; an exit status was printed where it arose.
  private static func reported<Value>(_ make: () throws -> Value) -> Value? {
    do { return try make() } catch {
      if !(error is ExitStatus) { Output.error.say(.error, "\(error)") }
      return nil
    }
  }
}
