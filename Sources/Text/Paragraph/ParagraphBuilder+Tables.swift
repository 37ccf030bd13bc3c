internal import GalleyDesign

extension ParagraphBuilder {
  /// Gives the tabs before the cells of tables such widths that the cells of a column stand below one
  /// another: columns are as wide as their widest cell, an em apart. A row that is wider than its line
  /// breaks between cells, as other text does.
  mutating func setTables() {
    guard result.text.runs.contains(where: { $0.attributes.cell != nil }) else { return }
    var columns: [Int: TableColumns] = [:]
    let rows = tableRows()
    for row in rows {
      for cell in row.cells {
        columns[cell.place.table, default: TableColumns(gap: row.gap)].add(cell)
      }
    }
    for table in columns.keys { columns[table]?.close() }
    for row in rows {
      var pen = 0.0
      for cell in row.cells {
        guard let start = columns[cell.place.table]?.start(of: cell, inLine: row.isRightToLeft)
        else {
          continue
        }
        if let tab = cell.tab {
          glyphs.base[tab].advance = max(0, start - pen)
          glyphs.base[tab].flags.remove(.tab)
          pen = max(pen, start)
        }
        pen += cell.width
      }
      if let table = row.cells.first.flatMap({ columns[$0.place.table] }) {
        result.tableLines.append(TableLine(glyphStart: row.glyphStart, width: table.width))
      }
    }
  }

  /// The lines of the text that have cells.
  private func tableRows() -> [TableRow] {
    var rows: [TableRow] = []
    var row = TableRow()
    var level = 0
    var lineStart = 0
    func close() {
      if !row.cells.isEmpty { rows.append(row) }
      row = TableRow()
    }
    for (index, item) in result.items.enumerated() {
      let end = index + 1 < result.items.count ? result.items[index + 1].glyphStart : glyphs.count
      let place = result.text.runs[item.run].attributes.cell
      for glyph in item.glyphStart..<end {
        let flags = glyphs.base[glyph].flags
        if flags.contains(.lineBreak) {
          close()
          lineStart = glyph + 1
          continue
        }
        guard let place else { continue }
        if row.cells.isEmpty {
          while level + 1 < result.levels.count, result.levels[level].glyphEnd <= glyph {
            level += 1
          }
          row.glyphStart = lineStart
          row.isRightToLeft = result.levels[level].level & 1 != 0
          row.gap = result.fonts[item.primaryFont].askedSize
        }
        if row.cells.last?.place != place { row.cells.append(TableRow.Cell(place: place)) }
        let last = row.cells.count - 1
        if flags.contains(.tab), row.cells[last].tab == nil, row.cells[last].width == 0 {
          row.cells[last].tab = glyph
        } else {
          row.cells[last].width += glyphs.base[glyph].advance
        }
      }
    }
    close()
    return rows
  }
}

/// A row of a table, which stands in the width of the whole table wherever lines stand.
struct TableLine: Sendable {
  var glyphStart: Int
  /// In points, before scaling to fit.
  var width: Double
}

extension Paragraph {
  /// The width of the table of which a line is the beginning of a row; logarithmic.
  func tableWidth(ofLineAt glyph: Int) -> Double? {
    var (low, high) = (0, tableLines.count)
    while low < high {
      let middle = (low + high) / 2
      if tableLines[middle].glyphStart < glyph { low = middle + 1 } else { high = middle }
    }
    guard low < tableLines.count, tableLines[low].glyphStart == glyph else { return nil }
    return tableLines[low].width
  }
}

/// A line of cells.
private struct TableRow {
  struct Cell {
    var place: TableCell
    /// The glyph of the tab before it.
    var tab: Int?
    var width = 0.0
  }
  var cells: [Cell] = []
  var isRightToLeft = false
  var glyphStart = 0
  /// What stands free between columns, in points.
  var gap = 0.0
}

/// The widths of a table's columns, in points.
private struct TableColumns {
  let gap: Double
  private var widths: [Double] = []
  /// How far from the beginning of the line each column begins, and one more would.
  private var starts: [Double] = [0]

  init(gap: Double) { self.gap = gap }

  /// A table of more columns is one that nobody reads.
  private static let mostColumns = 1_000

  mutating func add(_ cell: TableRow.Cell) {
    guard cell.place.column < Self.mostColumns else { return }
    while widths.count <= cell.place.column { widths.append(0) }
    guard !cell.place.isSpanning else { return }
    widths[cell.place.column] = max(widths[cell.place.column], cell.width)
  }

  /// Sums the widths, when all cells are known.
  mutating func close() {
    var start = 0.0
    for width in widths {
      start += width + gap
      starts.append(start)
    }
  }

  var width: Double { max(0, starts[starts.count - 1] - gap) }

  /// How far from the beginning of the line a cell begins.
  func start(of cell: TableRow.Cell, inLine isRightToLeft: Bool) -> Double {
    let column = min(cell.place.column, widths.count)
    let start = starts[column]
    let air = column < widths.count ? max(0, widths[column] - cell.width) : 0
    switch cell.place.alignment {
    case .center: return start + air / 2
    case .right: return isRightToLeft ? start : start + air
    case .left: return isRightToLeft ? start + air : start
    case .natural, .justified: return start
    }
  }
}
