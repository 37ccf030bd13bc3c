import ArgumentParser
import GalleyImaging
import GalleyPlatform
import GalleySnapshots
import GalleySystem

/// The terminal on standard output, as something to show pictures on.
struct TerminalScreen: Sendable {
  /// The form of pictures in the terminal.
  let form: TerminalPicture.Form
  /// Why none are, in words.
  let obstacle: String?
  /// The keys that were pressed before the terminal had answered.
  let typed: [UInt8]
  private let answers: TerminalAnswers
  private let environment: [String: String]

  /// Selects the form by name, or for `auto` by the terminal's answers and its environment.
  ///
  /// - Throws: `ValidationError` for a name that is not a form's.
  init(pictures name: String, environment: [String: String] = ProcessVariables.all) throws {
    let forms = TerminalPicture.Form.allCases
    let isTerminal = Output.standard.isTerminal
    obstacle = TerminalPicture.obstacle(environment: environment, isTerminal: isTerminal)
    let isAsked = name == "auto" ? obstacle == nil : isTerminal && name != "none"
    self.environment = environment
    let answer = isAsked ? TerminalQuestion.ask(environment) : []
    answers = TerminalAnswers(answer)
    typed = TerminalAnswers.typed(answer)
    if name == "auto" {
      form = TerminalPicture.form(
        environment: environment, isTerminal: isTerminal, answers: answers)
    } else if let named = forms.first(where: { $0.rawValue == name }) {
      form = named
    } else {
      let names = (["auto"] + forms.map(\.rawValue)).joined(separator: ", ")
      throw ValidationError("--pictures takes one of \(names), not '\(name)'")
    }
  }

  /// Draws a PNG file where the cursor is, so that it fits the window.
  ///
  /// - Parameters:
  ///   - lines: The lines below and above that are wanted for something else.
  ///   - isWhole: True if the picture may be higher than the window.
  func show(_ png: [UInt8], besides lines: Int = 1, isWhole: Bool = false) throws {
    try Output.standard.write(try text(of: png, besides: lines, isWhole: isWhole))
  }

  private func text(
    of png: [UInt8], besides lines: Int, isWhole: Bool
  ) throws(ImageError) -> String {
    try TerminalPicture(png: png).text(form, in: room(besides: lines, isWhole: isWhole))
  }

  /// The space of pictures.
  ///
  /// - Parameter lines: The lines that are wanted for something else.
  func room(besides lines: Int, isWhole: Bool = false) -> TerminalPicture.Room {
    let window = Self.window
    let columns = window?.columns ?? environment["COLUMNS"].flatMap(Int.init) ?? 100
    let rows = window?.rows ?? environment["LINES"].flatMap(Int.init)
    let cell = answers.cellWidth.flatMap { width in answers.cellHeight.map { (width, $0) } }
    return TerminalPicture.Room(
      columns: columns, rows: isWhole ? nil : rows.map { $0 - lines }, cell: cell ?? Self.cell)
  }

  /// The size of a cell as the system knows it, for terminals that do not answer.
  private static var cell: (width: Int, height: Int)? {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0, window.ws_xpixel >= window.ws_col, window.ws_ypixel >= window.ws_row
    else { return nil }
    return (Int(window.ws_xpixel / window.ws_col), Int(window.ws_ypixel / window.ws_row))
  }

  /// Draws several pictures where the cursor is, as a grid with captions.
  func show(_ tiles: [TerminalGrid.Tile], isWhole: Bool) throws {
    try Output.standard.write(
      TerminalGrid(tiles, form, in: room(besides: 1, isWhole: isWhole)).text)
  }

  /// Shows pictures and messages in the place of what was there, in one step where the terminal can
  /// do that (synchronized output).
  ///
  /// - Parameters:
  ///   - tiles: One picture without its caption, or several with theirs.
  ///   - messages: The messages below them.
  ///   - kept: The lines that are kept for them; those that they have unless given.
  func replace(
    _ tiles: [TerminalGrid.Tile], messages: [String], besides kept: Int? = nil
  ) throws {
    let lines = messages.joined(separator: "\n").split(separator: "\n").count
    let most = (Self.window?.rows ?? 24) * 2 / 3
    let room = room(besides: (kept ?? min(lines, most)) + 1)
    var text = "\u{1B}[?2026h\u{1B}[H\u{1B}[2J"
    if form == .kitty { text += "\u{1B}_Ga=d,q=2\u{1B}\\" }
    text +=
      tiles.count == 1
      ? tiles[0].picture.text(form, in: room) : TerminalGrid(tiles, form, in: room).text
    for message in messages { text += message + "\n" }
    try Output.standard.write(text + "\u{1B}[?2026l")
  }

  /// Uses the terminal's other screen from now on, so that the content of the first stays as it was; leaves
  /// it if the process is interrupted or terminated.
  func enterOtherScreen() throws {
    guard Output.standard.isTerminal else { return }
    try Output.standard.write("\u{1B}[?1049h\u{1B}[?25l")
    // Another size of the window ends a wait; nothing else need happen there.
    signal(SIGWINCH) { _ in }
    // The parent process may have blocked it.
    var resizing = sigset_t()
    sigemptyset(&resizing)
    sigaddset(&resizing, SIGWINCH)
    pthread_sigmask(SIG_UNBLOCK, &resizing, nil)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        let leave: StaticString = "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l"
        _ = write(STDOUT_FILENO, leave.utf8Start, leave.utf8CodeUnitCount)
        _exit(128 + number)
      }
    }
  }

  /// Lets the terminal report buttons and wheels of the mouse, with places as numbers (SGR 1006).
  func listenToMouse() throws { try Output.standard.write("\u{1B}[?1000h\u{1B}[?1006h") }

  /// Gives the terminal back as it was.
  func restore() throws {
    try Output.standard.write("\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l")
  }

  /// Gives the terminal back as it was and ends the process.
  func leaveOtherScreen() -> Never {
    try? restore()
    exit(0)
  }

  private static var window: (columns: Int, rows: Int)? {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return nil }
    return (Int(window.ws_col), Int(window.ws_row))
  }
}
