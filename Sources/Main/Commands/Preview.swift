import ArgumentParser
import GalleyDesign
import GalleyDocuments
import GalleyImaging
import GalleyParsing
import GalleyPlatform
import GalleySceneSnapshots
import GalleyServe
import GalleySnapshots
import GalleyStair
import GalleySystem

/// `galley preview`: documents as pictures in the terminal, drawn again whenever a file changes.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show documents and previews of Swift sources in the terminal.",
    discussion: """
      Pictures appear by the best means of the terminal, which is asked: kitty's or iTerm2's \
      protocol, sixel, or coloured blocks. They fit the window, several as a grid; --whole lets \
      them be higher. Colours are what pictures are made of, so that NO_COLOR leaves none unless \
      --pictures names a form.

      With --watch a document is shown again as soon as it, its theme, its style sheet or one of \
      its images changes; mistakes in it stand below the last good picture until they are mended. \
      One that is much higher than the window is shown in pages: space goes on, b back. That \
      happens on the terminal's other screen: what was there before is there again afterwards. \
      Ends with q or Control-C.

      A Swift source, and a folder or package of them, is built as by "galley previews", and all of \
      its previews are shown.

      With --touch a document or a preview is used, where the terminal reports the mouse: a click taps, \
      with another button it presses long, dragging drags, the wheel scrolls, and keys type into the \
      field that has the focus. Control-Z takes the last step back; after a save the steps are played \
      again. Escape ends it, and q where no field has the focus; the steps are printed then, as \
      Name.steps.json holds them.

      Examples:
        galley preview card.json --watch --device iphone-14
        galley preview card.json --data people.csv --row 3 --watch
        galley preview Views/Card.swift --watch --galley-path ~/galley
        galley preview Views/Login.swift --touch --galley-path ~/galley
      """)

  @Argument(help: "Documents, Swift sources or folders of them; - is standard input.")
  var files: [String] = ["-"]

  @OptionGroup(title: "Data") var records: DataOptions
  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var sources: SourceOptions

  @Option(help: "How pictures are shown: auto, kitty, iterm, sixel, blocks, blocks256 or blocks16.")
  var pictures = "auto"

  @Flag(help: "Show them again whenever a file changes.")
  var watch = false

  @Flag(help: "Use a document or a preview with mouse and keyboard.")
  var touch = false

  @Option(help: "The preview to touch, where there are several.")
  var preview: String?

  @Flag(help: "Let pictures be higher than the window.")
  var whole = false

  @OptionGroup(title: "Building previews") var building: PreviewOptions

  func validate() throws {
    if touch, watch || whole || files.count != 1 || files.contains("-") {
      throw ValidationError("--touch uses one file, without --watch and --whole")
    }
    if preview != nil, !touch { throw ValidationError("--preview goes with --touch") }
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
    if touch { return try use(files[0], renderer, screen) }
    let swift = Dictionary(
      files.filter { $0.hasSuffix(".swift") || Directory.exists($0) }
        .map { ($0, FollowedPreviews($0, building, sources)) }
    ) { first, _ in first }
    if watch {
      var shown = WatchedPreview(screen: screen, renderer: renderer)
      return try shown.keepShowing { try draw(renderer, swift) }
    }
    let round = try draw(renderer, swift)
    let tiles = try round.documents.flatMap { drawn in
      try drawn.pictures.map {
        TerminalGrid.Tile(drawn.name.printable, try TerminalPicture(png: $0))
      }
    }
    // Only a terminal has places that one can go to.
    let isGrid = tiles.count > 1 && Output.standard.isTerminal
    if isGrid { try screen.show(tiles, isWhole: whole) }
    for drawn in round.documents {
      if !isGrid {
        for png in drawn.pictures {
          if round.documents.count > 1 { try Output.standard.line(drawn.name) }
          try screen.show(png, isWhole: whole)
        }
      }
      for message in drawn.messages { Output.error.write(message + "\n") }
    }
    if round.status != .success { throw round.status }
  }

  /// Lets a document or a preview be used in the terminal.
  private func use(_ path: String, _ renderer: Renderer, _ screen: TerminalScreen) throws {
    let used: any UsedPreviews
    let watched: () throws -> [String]
    if UsedDocument.isDocument(path) {
      let documents = try sources.documents(renderer)
      used = UsedDocument(path: path, documents: documents)
      watched = { [path] }
    } else {
      let followed = FollowedPreviews(path, building, sources)
      (used, watched) = (followed, followed.watchedFiles)
    }
    try used.refresh()
    var settings = canvas.settings
    settings.appearance = canvas.appearance?.appearances.first
    let name = try ContextTools.preview(preview, of: used).name
    var touched = TouchedPreview(screen: screen, previews: used, name: name, settings: settings)
    try touched.keepTouching(watched)
  }

  /// One document: its pictures, and the messages about it.
  struct DrawnDocument {
    var name: String
    var pictures: [[UInt8]] = []
    /// The views that are drawn once their visible part is known.
    var views: [TerminalView] = []
    var messages: [String] = []
  }

  /// All documents, how it went, and the state of every file they depend on.
  struct Round {
    var documents: [DrawnDocument] = []
    var status = ExitStatus.success
    var stamps: [String: FileStamp?]
  }

  /// - Parameter swift: Previews of sources, by the path that was given.
  private func draw(_ renderer: Renderer, _ swift: [String: FollowedPreviews]) throws -> Round {
    let noted = NotedFiles()
    let watched = try watch ? swift.values.flatMap { try $0.watchedFiles() } : []
    var round = Round(
      stamps: Self.stamps(
        of: files + sources.files + [records.data].compactMap(\.self) + watched))
    do {
      var documents = try sources.documents(renderer)
      documents.loader.files = noted
      for path in files {
        if let previews = swift[path] {
          try draw(previews, &round)
          continue
        }
        try draw(path, documents, &round)
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

  /// The style of messages on their stream.
  private var messageStyle: Diagnostic.Style {
    watch ? Output.standard.style : Output.error.style
  }

  private func draw(
    _ path: String, _ documents: DocumentRenderer, _ round: inout Round
  ) throws {
    var drawn = DrawnDocument(name: path == "-" ? "<stdin>" : path)
    let goal = watch ? DocumentRequest.Goal.frames : .drawing(DrawingOptions())
    var prepared = documents.prepare(
      canvas.each(try records.request(for: path, sources, canvas), goal))
    let (syntax, theme) = (prepared.syntax, prepared.document?.theme ?? .standard)
    let renderer = prepared.renderer
    for picture in prepared.pictures {
      _ = try prepared.drawn(picture) { () throws(WritingError<Never>) in
        guard watch else {
          drawn.pictures.append(try renderer.png(picture.frames))
          return
        }
        drawn.views.append(
          .document(
            try DrawnView(picture.frames, of: syntax, theme: theme, renderer)))
      }
    }
    drawn.messages = prepared.findings.map { $0.rendered(in: prepared.source, messageStyle) }
    if prepared.status != .success { round.status = prepared.status }
    round.documents.append(drawn)
  }

  /// Builds and draws previews; the errors in their sources are shown below the first of them.
  private func draw(_ previews: FollowedPreviews, _ round: inout Round) throws {
    try previews.build()
    let appearances = canvas.appearance?.appearances ?? [.light]
    var documents = previews.names.map { name in
      var drawn = DrawnDocument(name: name)
      for appearance in appearances {
        var settings = canvas.settings
        settings.appearance = appearance
        do {
          let (made, bitmap) = try previews.picture(of: name, settings)
          drawn.messages += made.remarks.map { "\(name): \($0)" }
          if watch {
            drawn.views.append(.picture(bitmap))
          } else {
            let encoder = PNGEncoder(mode: .small, scale: made.scene.scale)
            drawn.pictures.append(try encoder.encode(bitmap))
          }
        } catch {
          drawn.messages.append("\(name): \(error)")
          round.status = .renderingFailed
        }
      }
      return drawn
    }
    let messages = previews.messages.map(\.printable)
    if documents.isEmpty { documents = [DrawnDocument(name: previews.path)] }
    documents[0].messages = messages + documents[0].messages
    if messages.contains(where: { !$0.hasPrefix("note: ") }) { round.status = .badInput }
    round.documents += documents
  }
}
