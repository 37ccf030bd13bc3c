import ArgumentParser
import Dispatch
import Galley
import GalleyComponents
import GalleyServe
import GalleySystem
import Synchronization

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
      editing the file. Nothing but this machine can reach the page, and only with the address \
      that was printed. Ends with Control-C.

      Example:
        galley serve Snapshots
        galley serve card.json --theme brand.tokens.json
      """)

  @Argument(help: "A folder of documents, or one document of a folder.")
  var place = "Snapshots"

  @Option(help: "The port on 127.0.0.1; 0 takes any that is free.")
  var port: UInt16 = 0

  @OptionGroup var sources: SourceOptions

  func run() throws {
    let isFolder = Directory.exists(place)
    guard isFolder || File.exists(place) else {
      throw ValidationError("there is no folder and no document '\(place)'")
    }
    let folder = FilePath(place).folder.string
    let root = isFolder ? place : folder.isEmpty ? "." : folder
    // The watcher's thread belongs to no task and would see the standard catalogue.
    let catalog = CommandLineTool.catalog
    let documents = try ServedDocuments(root: root, sources: try served(catalog))
    let server = try PageServer(
      documents, port: port, commonFiles: sources.files + sources.fontFolders
    ) { [self] in
      do { return try served(catalog) } catch {
        // What is wrong with a document is printed where it was found.
        if !(error is ExitStatus) { Output.error.line("error: \(error)") }
        return nil
      }
    }
    let start = isFolder ? "" : "#/gallery/\(DesignFile.stem(of: place))"
    try Output.standard.line("Open \(server.address)\(start)")
    try wait(for: server)
  }

  private func served(_ catalog: ComponentCatalog) throws -> ServedSources {
    var loader = try sources.loader(scale: nil)
    loader.catalog = catalog
    return ServedSources(loader: loader, renderer: try sources.renderer())
  }

  /// The main thread waits, so that the others may stand in for it.
  private func wait(for server: PageServer) throws {
    let end = DispatchSemaphore(value: 0)
    let failure = FailureBox()
    GalleySystem.Workers.run(1, threads: 1) { _ in
      Task {
        do { try await server.run() } catch { failure.put(error) }
        end.signal()
      }
      end.wait()
    }
    if let error = failure.error { throw error }
  }
}

/// Where a task leaves what went wrong.
private final class FailureBox: Sendable {
  private let kept = Mutex<(any Error)?>(nil)

  var error: (any Error)? { kept.withLock { $0 } }
  func put(_ error: any Error) { kept.withLock { $0 = error } }
}
