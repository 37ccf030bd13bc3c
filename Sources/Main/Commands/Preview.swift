import ArgumentParser
import Galley
import GalleyDocuments
import GalleyParsing
import GalleyPlatform
import GalleySnapshots
import GalleySystem

/// `galley preview`: documents as pictures in the terminal, drawn again whenever a file changes.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show documents in the terminal.",
    discussion: """
      Pictures appear by the best means of the terminal: kitty's or iTerm2's protocol, sixel, or \
      coloured blocks, two pixels a cell. With --watch a document is shown again as soon as it, \
      its theme, its style sheet or one of its images changes; mistakes in it are shown in the \
      picture's place until they are mended. Ends with Control-C.

      Example:
        galley preview card.json --watch --device iphone-14
      """)

  @Argument(help: "Documents; - is standard input.")
  var files: [String] = ["-"]

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var sources: SourceOptions

  @Option(help: "How pictures are shown: auto, kitty, iterm, sixel, blocks or blocks256.")
  var pictures = "auto"

  @Flag(help: "Show them again whenever a file changes.")
  var watch = false

  func validate() throws {
    if watch, files.contains("-") {
      throw ValidationError("standard input cannot be watched; name a file")
    }
  }

  func run() throws {
    let screen = try TerminalScreen(pictures: pictures)
    guard screen.form != .none else {
      throw ValidationError(
        "standard output shows no pictures; choose a form with --pictures, or use galley render")
    }
    let renderer = try sources.renderer()
    var round = try show(on: screen, renderer)
    while watch {
      waitForChange(of: round.stamps)
      try screen.clear()
      round = try show(on: screen, renderer)
    }
    if round.status != .success { throw round.status }
  }

  /// How often files are looked at, in microseconds: faster than a person returns from the editor.
  private static let pause: UInt32 = 100_000

  private func waitForChange(of stamps: [String: FileStamp?]) {
    repeat { usleep(Self.pause) } while stamps.allSatisfy { FileStamp(of: $0.key) == $0.value }
  }

  /// One showing of all documents: how it went, and the state of every file it depends on.
  private func show(
    on screen: TerminalScreen, _ renderer: Renderer
  ) throws -> (status: ExitStatus, stamps: [String: FileStamp?]) {
    var status = ExitStatus.success
    let noted = NotedFiles()
    let given = files + sources.files
    var stamps = Self.stamps(of: given)
    do {
      var loader = try sources.loader(scale: canvas.scale, locale: canvas.locale)
      loader.files = noted
      for path in files {
        do { try show(path, loader, screen, renderer) } catch {
          if !(error is ExitStatus) { Output.error.line("\(path): error: \(error)") }
          status = ExitStatus(of: error)
        }
      }
    } catch let failure as ExitStatus where watch {
      status = failure
    }
    stamps.merge(Self.stamps(of: noted.soughtPaths)) { before, _ in before }
    return (status, stamps)
  }

  private static func stamps(of paths: [String]) -> [String: FileStamp?] {
    Dictionary(paths.map { ($0, FileStamp(of: $0)) }) { first, _ in first }
  }

  private func show(
    _ path: String, _ loader: DocumentLoader, _ screen: TerminalScreen, _ renderer: Renderer
  ) throws {
    let loaded = try loader.load(path)
    DiagnosticPrinter.print(loaded.diagnostics, of: loaded.source)
    guard let document = loaded.document else { throw ExitStatus.badInput }
    for scene in document.scenes(settings: canvas.settings, appearances: canvas.appearance) {
      let png = try renderer.png(scene)
      if files.count > 1 { try Output.standard.line(loaded.source.name) }
      try screen.show(png)
    }
  }
}
