import GalleyImaging
import GalleyPlatform
import GalleyServe
import GalleySnapshots
import GalleyStair
import GalleySystem

/// Documents in a terminal, drawn again whenever something changes. A document that cannot be drawn keeps its
/// last good picture, with its errors below; of a document that is much higher than the window only a page is
/// drawn.
struct WatchedPreview {
  let screen: TerminalScreen
  let renderer: Renderer
  private var good: [String: [TerminalView]] = [:]
  /// The content of the screen, picture by picture, so that only changed ones are made again.
  private var shown: [Shown] = []

  private struct Shown {
    var view: TerminalView
    var rows: Range<Int>
    var bitmap: Bitmap
    let memory = BlockMemory()
  }

  /// The page that is seen, from 0.
  private var page = 0
  /// The keys that were pressed before anything was shown.
  private var typed: [UInt8]

  init(screen: TerminalScreen, renderer: Renderer) {
    (self.screen, self.renderer, typed) = (screen, renderer, screen.typed)
  }

  /// Draws until the process is ended.
  mutating func keepShowing(_ draw: () throws -> Preview.Round) throws {
    let watcher = FileWatcher()
    try screen.enterOtherScreen()
    while true {
      let round = try draw()
      for drawn in round.documents where !drawn.views.isEmpty { good[drawn.name] = drawn.views }
      var room = screen.room(besides: 0)
      try show(round)
      watcher.watch(round.stamps.keys)
      // The stamps decide, so that nothing is missed that changed before it was watched.
      while round.stamps.allSatisfy({ FileStamp(of: $0.key) == $0.value }) {
        if room != screen.room(besides: 0) {
          room = screen.room(besides: 0)
          try show(round)
        }
        if hasKey(watcher) { try turn(round) }
        // Folders may have appeared in which files are waited for.
        watcher.watch(round.stamps.keys)
      }
    }
  }

  /// Waits for something: a key, a file or another size of the window. Returns true if it is a key.
  private func hasKey(_ watcher: FileWatcher) -> Bool {
    if !typed.isEmpty { return true }
    let isListening = isatty(STDIN_FILENO) == 1 && tcgetpgrp(STDIN_FILENO) == getpgrp()
    let hasKey = TerminalKeys.withoutLines {
      // The signal of another size may come just before the wait begins, and ends none then.
      watcher.wait(or: isListening ? STDIN_FILENO : -1, within: 500)
      return isListening && TerminalKeys.isReady(within: 0)
    }
    if !hasKey { _ = watcher.changes(within: 0) }
    return hasKey
  }

  private mutating func turn(_ round: Preview.Round) throws {
    switch TerminalKeys.next(after: &typed) {
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

  private mutating func tiles(
    _ views: [(name: String, view: TerminalView)], _ rows: Range<Int>?
  ) throws -> [TerminalGrid.Tile] {
    shown.removeLast(max(0, shown.count - views.count))
    return try views.enumerated().map { index, named in
      let picture = try picture(of: named.view, rows ?? 0..<named.view.height, at: index)
      return TerminalGrid.Tile(named.name, picture)
    }
  }

  /// Some rows of a view, drawn where they look otherwise than what is seen in that place.
  private mutating func picture(
    of view: TerminalView, _ rows: Range<Int>, at index: Int
  ) throws -> TerminalPicture {
    let last = index < shown.count && shown[index].rows == rows ? shown[index] : nil
    let before = last.map { (view: $0.view, bitmap: $0.bitmap) }
    let bitmap = try view.bitmap(rows: rows, over: before, renderer)
    if index == shown.count { shown.append(Shown(view: view, rows: rows, bitmap: bitmap)) }
    (shown[index].view, shown[index].rows, shown[index].bitmap) = (view, rows, bitmap)
    return try TerminalPicture(bitmap, for: screen.form, over: shown[index].memory)
  }

  /// The rows of each page; nil for what is seen well as a whole.
  private func pages(of view: TerminalView) -> [Range<Int>]? {
    let room = screen.room(besides: 2)
    guard let rows = room.rows else { return nil }
    let (width, height) = screen.form.isText ? (1, 2) : room.cell
    let factor = min(1, Double(room.columns * width) / Double(view.width))
    let step = max(1, Int(saturating: Double(rows * height) / factor))
    guard view.height > 2 * step else { return nil }
    return stride(from: 0, to: view.height, by: step).map { $0..<min($0 + step, view.height) }
  }
}
