/// Several pictures in a terminal: beside each other as long as that shows them larger, each below its
/// caption.
package struct TerminalGrid {
  /// A picture with its name.
  package struct Tile: Sendable {
    package var caption: String
    package var picture: TerminalPicture

    package init(_ caption: String, _ picture: TerminalPicture) {
      (self.caption, self.picture) = (caption, picture)
    }
  }

  private let tiles: [Tile]
  private let form: TerminalPicture.Form
  private let room: TerminalPicture.Room
  private let columns: Int

  /// The space between neighbours, in character cells.
  private static let gap = 2
  /// The minimum number of rows of a picture: a lower one shows nothing; additional pictures continue below.
  private static let leastRows = 4

  /// Chooses the number of columns in which the smallest picture is the largest.
  package init(
    _ tiles: [Tile], _ form: TerminalPicture.Form, in room: TerminalPicture.Room
  ) {
    (self.tiles, self.form, self.room) = (tiles, form, room)
    func least(_ columns: Int) -> Double {
      let part = Self.part(of: room, columns, tiles.count)
      return tiles.map { $0.picture.factor(form, in: part) }.min() ?? 1
    }
    // Of equals the first is taken: as many as fit beside each other.
    columns = (1...max(1, tiles.count)).reversed().max { least($0) < least($1) } ?? 1
  }

  /// Returns the space that one picture may fill.
  private static func part(
    of room: TerminalPicture.Room, _ columns: Int, _ count: Int
  ) -> TerminalPicture.Room {
    var part = room
    part.columns = max(1, (room.columns - gap * (columns - 1)) / columns)
    let lines = (count + columns - 1) / columns
    part.rows = room.rows.map { max(leastRows, $0 / max(1, lines) - 1) }
    return part
  }

  /// The text to write at the beginning of a line. Space is made first, so that a terminal which scrolls does
  /// it before anything is placed.
  package var text: String {
    let part = Self.part(of: room, columns, tiles.count)
    return stride(from: 0, to: tiles.count, by: columns).map { start in
      let row = tiles[start..<min(start + columns, tiles.count)]
      let height = (row.map { $0.picture.extent(form, in: part).rows }.max() ?? 0) + 1
      var text = String(repeating: "\n", count: height) + "\u{1B}[\(height)A\u{1B}7"
      for (index, tile) in row.enumerated() {
        let x = index * (part.columns + Self.gap)
        text += Self.place(x, 0) + String(tile.caption.prefix(part.columns))
        let picture = tile.picture.text(form, in: part, isPlaced: true)
        guard form.isText else {
          text += Self.place(x, 1) + (picture.last == "\n" ? picture.dropLast() : picture[...])
          continue
        }
        for (line, words) in picture.split(separator: "\n").enumerated() {
          text += Self.place(x, 1 + line) + words
        }
      }
      return text + Self.place(0, height) + "\r"
    }.joined()
  }

  /// Goes from the place that was kept so far right and down.
  private static func place(_ x: Int, _ y: Int) -> String {
    "\u{1B}8" + (y > 0 ? "\u{1B}[\(y)B" : "") + (x > 0 ? "\u{1B}[\(x)C" : "")
  }
}
