import ArgumentParser
import GalleyGeometry
import GalleyParsing
import GalleyPlatform
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleySystem

/// A document or a preview in a terminal that is used with mouse and keyboard. Its steps are played from the
/// beginning each time, in the sources as they are.
struct TouchedPreview {
  let screen: TerminalScreen
  let previews: any UsedPreviews
  let name: String
  private var settings: SceneSettings
  private var recorded = RecordedSteps()
  private var shown: PreviewScreen?
  private var failures: [String] = []
  /// The pressed button and the place in points.
  private var pressed: (button: Int, place: Point)?
  private var input: [UInt8]
  /// The space that the terminal had when the screen was shown last.
  private var shownRoom: TerminalPicture.Room?

  init(
    screen: TerminalScreen, previews: any UsedPreviews, name: String, settings: SceneSettings
  ) {
    (self.screen, self.previews, self.name) = (screen, previews, name)
    (self.settings, input) = (settings, screen.typed)
    self.settings.scale = settings.scale ?? 2
  }

  /// Shows the screen and plays what is done on it, until that ends. The terminal is as it was then, and the
  /// steps are printed.
  ///
  /// - Parameter files: The files on which the screen depends.
  mutating func keepTouching(_ files: () throws -> [String]) throws {
    guard isatty(STDIN_FILENO) == 1 else {
      throw ValidationError("--touch needs a terminal as its input")
    }
    let watcher = FileWatcher()
    do {
      try screen.enterOtherScreen()
      try screen.listenToMouse()
      try play(nil)
      while true {
        watcher.watch(try files())
        guard try handleInput(watcher) else { break }
      }
    } catch {
      try? screen.restore()
      throw error
    }
    try screen.restore()
    try Output.standard.line(recorded.text)
  }

  /// Waits and does what came; false at the end.
  private mutating func handleInput(_ watcher: FileWatcher) throws -> Bool {
    let hasInput = TerminalKeys.withoutLines { () -> Bool in
      // Another size of the window may come just before the wait, and files change meanwhile.
      _ = TerminalKeys.isReady(within: Self.patience)
      return takeInput()
    }
    if shownRoom != room { try show() }
    if !watcher.changes(within: 0).isEmpty {
      try previews.refresh()
      try play(nil)
    }
    guard hasInput else { return true }
    while let event = TerminalInput.read(&input, isWhole: true) {
      guard try handle(event) else { return false }
    }
    return true
  }

  /// Takes the bytes that have come, and those of a sequence that has begun.
  private mutating func takeInput() -> Bool {
    var patience: Int32 = 0
    while TerminalKeys.isReady(within: patience) {
      var piece = [UInt8](repeating: 0, count: 4096)
      let count = systemRead(STDIN_FILENO, &piece, piece.count)
      guard count > 0 else {
        input.append(0)
        break
      }
      input += piece[..<count]
      patience = input.contains(0x1B) ? 20 : 0
    }
    return !input.isEmpty
  }

  /// The milliseconds after which files and the size of the window are looked at.
  private static let patience: Int32 = 200

  private var hasFocus: Bool { shown?.elements.contains(where: \.isFocused) == true }

  /// Does what came; false at the end.
  private mutating func handle(_ event: TerminalInput) throws -> Bool {
    switch event {
    case .end, .escape: return false
    case .letter("q") where !hasFocus: return false
    case .other: break
    case .letter(let letter): try press(letter)
    case .mouse(let button, let column, let row, let isPress):
      guard let place = place(column, row) else { break }
      try touch(button, place, isPress)
    }
    return true
  }

  private mutating func press(_ letter: Character) throws {
    switch letter {
    case "\r", "\n": try play(ScreenTouch(.submit))
    case "\u{7F}", "\u{8}": try play(ScreenTouch(.erase))
    case "\u{1A}":
      recorded.steps = recorded.steps.dropLast()
      try play(nil)
    case let control where control.asciiValue.map({ $0 < 0x20 }) == true: break
    default:
      var touch = ScreenTouch(.type)
      touch.text = String(letter)
      try play(touch)
    }
  }

  /// The points by which a wheel scrolls.
  private static let notch = 40.0

  private mutating func touch(_ button: Int, _ place: Point, _ isPress: Bool) throws {
    // Modifiers are 4, 8 and 16.
    let button = button & ~28
    if (64...67).contains(button) {
      guard isPress else { return }
      var touch = ScreenTouch(.scroll, at: place)
      let way = button % 2 == 0 ? -Self.notch : Self.notch
      touch.way = button < 66 ? Point(x: 0, y: way) : Point(x: way, y: 0)
      return try play(touch)
    }
    if isPress {
      pressed = (button, place)
    } else if let begun = pressed {
      pressed = nil
      let way = Point(x: place.x - begun.place.x, y: place.y - begun.place.y)
      let isStill = way.x == 0 && way.y == 0
      let kind: ScreenTouch.Kind = isStill ? begun.button == 0 ? .tap : .longPress : .drag
      var touch = ScreenTouch(kind, at: begun.place)
      touch.way = way
      try play(touch)
    }
  }

  /// The middle of a cell in points of the screen; nil outside of the picture.
  private func place(_ column: Int, _ row: Int) -> Point? {
    guard let png = shown?.png, let picture = try? TerminalPicture(png: png) else { return nil }
    let extent = picture.extent(screen.form, in: room)
    guard column < extent.columns, row < extent.rows else { return nil }
    let cell = screen.form.isText ? (width: 1, height: 2) : room.cell
    let unit = picture.factor(screen.form, in: room) * (settings.scale ?? 2)
    return Point(
      x: (Double(column) + 0.5) * Double(cell.width) / unit,
      y: (Double(row) + 0.5) * Double(cell.height) / unit)
  }

  // Showing

  private mutating func play(_ touch: ScreenTouch?) throws {
    failures = []
    do throws(RenderFailure) {
      let played = try recorded.play(touch) {
        [previews, name, settings] script throws(RenderFailure) in
        try previews.screen(
          of: name, settings.variantSettings, height: settings.height, after: StepScript(script))
      }
      shown = played.screen
      failures = [played.failure].compactMap(\.self)
    } catch {
      failures = [error.description]
    }
    try show()
  }

  /// The lines below the picture: the last steps, what is wrong, and how it ends.
  private var messages: [String] {
    let steps = recorded.steps.suffix(3).map { JSONWriter.text(of: $0, style: .compact) }
    let wrong = (failures + previews.messages).flatMap { $0.split(separator: "\n").prefix(3) }
    return steps + wrong.prefix(6).map { String($0).printable }
      + [
        "\(recorded.steps.count) \(recorded.steps.count == 1 ? "step" : "steps"): Control-Z takes one back, Escape ends"
      ]
  }

  /// The lines that are kept for messages, so that the picture stays in its place.
  private static let messageLines = 10

  private var room: TerminalPicture.Room { screen.room(besides: Self.messageLines + 1) }

  private mutating func show() throws {
    shownRoom = room
    guard let shown else { return try screen.replace([], messages: messages) }
    let tile = TerminalGrid.Tile(name, try TerminalPicture(png: shown.png))
    try screen.replace([tile], messages: messages, besides: Self.messageLines)
  }
}
