import Galley
import GalleyPlatform
import GalleyServe
import GalleySnapshots
import GalleySystem

/// Documents in a terminal, drawn again whenever something changes. What cannot be drawn keeps its last
/// good picture, with its mistakes below; of what is much higher than the window only a page is drawn.
struct WatchedPreview {
  let screen: TerminalScreen
  /// Whether pictures have names above them.
  let isGrid: Bool
  private var good: [String: [DrawnView]] = [:]
  /// The page that is seen, from 0.
  private var page = 0

  init(screen: TerminalScreen, isGrid: Bool) { (self.screen, self.isGrid) = (screen, isGrid) }

  /// Draws until the process is ended.
  mutating func keepShowing(_ draw: () throws -> Preview.Round) throws {
    let watcher = try FileWatcher()
    try screen.enterOtherScreen()
    while true {
      let round = try draw()
      for drawn in round.documents where !drawn.views.isEmpty { good[drawn.name] = drawn.views }
      try show(round)
      watcher.watch(round.stamps.keys)
      // The stamps decide, so that nothing is missed that changed before it was watched.
      while round.stamps.allSatisfy({ FileStamp(of: $0.key) == $0.value }) {
        if try hasKey(watcher) { try turn(round) } else { _ = watcher.changes() }
        // Folders may have appeared in which files are waited for.
        watcher.watch(round.stamps.keys)
      }
    }
  }

  /// Waits for something; whether it is a key.
  private func hasKey(_ watcher: FileWatcher) throws -> Bool {
    guard isatty(STDIN_FILENO) == 1, tcgetpgrp(STDIN_FILENO) == getpgrp() else { return false }
    return TerminalKeys.withoutLines {
      watcher.wait(or: STDIN_FILENO)
      return TerminalKeys.isReady(within: 0)
    }
  }

  private mutating func turn(_ round: Preview.Round) throws {
    switch TerminalKeys.next() {
    case "q", nil: screen.leaveOtherScreen()
    case " ", "j", "n": page += 1
    case "b", "k", "p": page = max(0, page - 1)
    default: return
    }
    try show(round)
  }

  private mutating func show(_ round: Preview.Round) throws {
    var messages = round.documents.flatMap(\.messages)
    let views = round.documents.flatMap { drawn in
      (good[drawn.name] ?? []).map { (drawn.name.printable, $0) }
    }
    let tiles: [TerminalGrid.Tile]
    if views.count == 1, let pages = pages(of: views[0].1) {
      page = min(page, pages.count - 1)
      messages.append("page \(page + 1) of \(pages.count): space, b")
      tiles = try self.tiles(views, pages[page])
    } else {
      tiles = try self.tiles(views, nil)
    }
    try screen.replace(tiles, messages: messages)
  }

  private func tiles(
    _ views: [(name: String, view: DrawnView)], _ rows: Range<Int>?
  ) throws -> [TerminalGrid.Tile] {
    try views.map { name, view in
      let bitmap = try view.bitmap(rows: rows ?? 0..<view.height)
      guard let bitmap else { throw ExitStatus.renderingFailed }
      return TerminalGrid.Tile(name, try TerminalPicture(bitmap, for: screen.form))
    }
  }

  /// The rows of each page; nil for what is seen well as a whole.
  private func pages(of view: DrawnView) -> [Range<Int>]? {
    let room = screen.room(besides: 2)
    guard let rows = room.rows else { return nil }
    let (width, height) = screen.form.isText ? (1, 2) : room.cell
    let factor = min(1, Double(room.columns * width) / Double(view.width))
    let step = max(1, Int(Double(rows * height) / factor))
    guard view.height > 2 * step else { return nil }
    return stride(from: 0, to: view.height, by: step).map { $0..<min($0 + step, view.height) }
  }
}
