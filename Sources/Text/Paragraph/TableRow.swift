internal import GalleyDesign

/// A row of a table: a line of cells.
struct TableRow: Sendable {
  struct Cell: Sendable {
    var place: TableCell
    /// The glyph of the tab before it.
    var tab: Int?
    /// The glyphs, without that of the tab.
    var glyphs: Range<Int>
    /// The width of its widest line where it has room, in points.
    var width = 0.0
  }

  var cells: [Cell] = []
  var table = 0
  var isRightToLeft = false
  var glyphStart = 0
  /// The end of its text, before the line break.
  var glyphEnd = 0
  /// The gap between columns, in points.
  var gap = 0.0
  /// True if lines end inside cells, wherever there is room.
  var hasLineBreaks = false
}

/// The tables of a paragraph.
struct ParagraphTables: Sendable {
  /// In the order of the text.
  private(set) var rows: [TableRow] = []
  /// By the numbers of the tables.
  private(set) var columns: [Int: TableColumns] = [:]

  init() {}

  init(rows: [TableRow]) {
    self.rows = rows
    for row in rows {
      for cell in row.cells {
        columns[row.table, default: TableColumns(gap: row.gap)].add(cell.place, cell.width)
      }
    }
    for table in columns.keys { columns[table]?.close() }
  }

  /// Takes the widths that cells need at least, by the units between which lines may break.
  mutating func measure(_ units: [BreakUnit]) {
    guard !rows.isEmpty else { return }
    var unit = 0
    for row in rows {
      for cell in row.cells {
        while unit < units.count, units[unit].glyphEnd <= cell.glyphs.lowerBound { unit += 1 }
        var least = 0.0
        while unit < units.count {
          least = max(least, units[unit].width)
          if units[unit].glyphEnd >= cell.glyphs.upperBound { break }
          unit += 1
        }
        if !cell.glyphs.isEmpty { columns[row.table]?.addLeast(cell.place, least) }
      }
    }
    for table in columns.keys { columns[table]?.closeLeast() }
  }

  /// The row that a line is which begins with a glyph; logarithmic.
  func row(at glyph: Int) -> TableRow? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].glyphStart < glyph { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].glyphStart == glyph ? rows[low] : nil
  }
}

extension Paragraph {
  /// The width of the table of which a line is a whole row, in points, before scaling to fit.
  func tableWidth(ofLineAt glyph: Int) -> Double? {
    tables.row(at: glyph).flatMap { tables.columns[$0.table]?.width }
  }
}
