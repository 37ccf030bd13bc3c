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
      Pictures appear by the best means of the terminal, which is asked: kitty's or iTerm2's \
      protocol, sixel, or coloured blocks, two pixels a cell. They fit the window; --whole lets \
      them be higher. With --watch a document is shown again as soon as it, its theme, its style \
      sheet or one of its images changes; mistakes in it stand below the last good picture until \
      they are mended. That happens on the terminal's other screen: what was there before is \
      there again afterwards. Ends with Control-C.

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

  @Flag(help: "Let pictures be higher than the window.")
  var whole = false

  func validate() throws {
    if watch, whole { throw ValidationError("--watch shows pictures that fit the window") }
    if watch, files.contains("-") {
      throw ValidationError("standard input cannot be watched; name a file")
    }
  }

  func run() throws {
    let screen = try TerminalScreen(pictures: pictures)
    guard screen.form != .none else {
      let reason = screen.obstacle.map { " because \($0)" } ?? ""
      throw ValidationError(
        "standard output shows no pictures\(reason); choose a form with --pictures, or use galley "
          + "render")
    }
    let renderer = try sources.renderer()
    if watch { return try keepShowing(on: screen, renderer) }
    let round = try draw(renderer)
    for drawn in round.documents {
      for message in drawn.messages { Output.error.write(message + "\n") }
      for png in drawn.pictures {
        if files.count > 1 { try Output.standard.line(drawn.name) }
        try screen.show(png, isWhole: whole)
      }
    }
    if round.status != .success { throw round.status }
  }

  /// Draws again whenever something changes, until the process is ended. What cannot be drawn keeps
  /// its last good picture, with its mistakes below.
  private func keepShowing(on screen: TerminalScreen, _ renderer: Renderer) throws {
    let watcher = try FileWatcher()
    var good: [String: [[UInt8]]] = [:]
    try screen.enterOtherScreen()
    while true {
      let round = try draw(renderer)
      for drawn in round.documents where !drawn.pictures.isEmpty {
        good[drawn.name] = drawn.pictures
      }
      try screen.replace(
        pictures: round.documents.flatMap { drawn in
          (good[drawn.name] ?? []).map { (files.count > 1 ? drawn.name : nil, $0) }
        }, messages: round.documents.flatMap(\.messages))
      waitForChange(of: round.stamps, watcher)
    }
  }

  /// The stamps decide, so that nothing is missed that changed before it was watched; the watcher
  /// says when to look at them.
  private func waitForChange(of stamps: [String: FileStamp?], _ watcher: FileWatcher) {
    watcher.watch(stamps.keys)
    while stamps.allSatisfy({ FileStamp(of: $0.key) == $0.value }) {
      _ = watcher.changes()
      // Folders may have appeared in which files are waited for.
      watcher.watch(stamps.keys)
    }
  }

  /// One document: its pictures, and what there is to say about it.
  private struct DrawnDocument {
    var name: String
    var pictures: [[UInt8]] = []
    var messages: [String] = []
  }

  /// All documents, how it went, and the state of every file they depend on.
  private struct Round {
    var documents: [DrawnDocument] = []
    var status = ExitStatus.success
    var stamps: [String: FileStamp?]
  }

  private func draw(_ renderer: Renderer) throws -> Round {
    let noted = NotedFiles()
    var round = Round(stamps: Self.stamps(of: files + sources.files))
    do {
      var loader = try sources.loader(scale: canvas.scale, locale: canvas.locale)
      loader.files = noted
      for path in files {
        var drawn = DrawnDocument(name: path == "-" ? "<stdin>" : path)
        do { try draw(path, loader, renderer, &drawn) } catch {
          if !(error is ExitStatus) { drawn.messages.append("\(path): error: \(error)".printable) }
          round.status = ExitStatus(of: error)
        }
        round.documents.append(drawn)
      }
    } catch let failure as ExitStatus where watch {
      round.status = failure
    }
    round.stamps.merge(Self.stamps(of: noted.soughtPaths)) { before, _ in before }
    return round
  }

  private static func stamps(of paths: [String]) -> [String: FileStamp?] {
    Dictionary(paths.map { ($0, FileStamp(of: $0)) }) { first, _ in first }
  }

  private func draw(
    _ path: String, _ loader: DocumentLoader, _ renderer: Renderer, _ drawn: inout DrawnDocument
  ) throws {
    let loaded = try loader.load(path)
    let isColored = watch ? Output.standard.allowsColor : Output.error.allowsColor
    drawn.messages = loaded.diagnostics.map {
      $0.rendered(in: loaded.source, isColored ? .terminal : .plain)
    }
    guard let document = loaded.document else { throw ExitStatus.badInput }
    drawn.pictures = try document.scenes(
      settings: canvas.settings, appearances: canvas.appearance
    ).map { try renderer.png($0) }
  }
}
