internal import GalleyDesign

extension ParagraphBuilder {
  /// Gives the tabs before the cells of tables such widths that the cells of a column are below one another,
  /// if the space suffices for the whole table: columns are as wide as their widest cell, an em apart.
  mutating func setTables() {
    guard result.text.runs.contains(where: { $0.attributes.cell != nil }) else { return }
    result.tables = ParagraphTables(rows: tableRows())
    for row in result.tables.rows {
      guard let columns = result.tables.columns[row.table] else { continue }
      var pen = 0.0
      for cell in row.cells {
        let start = columns.start(of: cell, inLine: row.isRightToLeft)
        if let tab = cell.tab {
          glyphs.base[tab].advance = max(0, start - pen)
          glyphs.base[tab].flags.remove(.tab)
          result.cellTabs.insert(tab)
          pen = max(pen, start)
        }
        pen += cell.width
      }
    }
  }

  /// The lines of the text that have cells.
  private func tableRows() -> [TableRow] {
    var rows: [TableRow] = []
    var row = TableRow()
    var level = 0
    var lineStart = 0
    /// The width of the cell's line at hand.
    var width = 0.0
    func close(at glyph: Int) {
      if !row.cells.isEmpty {
        row.glyphEnd = glyph
        rows.append(row)
      }
      row = TableRow()
    }
    for (index, item) in result.items.enumerated() {
      let end = index + 1 < result.items.count ? result.items[index + 1].glyphStart : glyphs.count
      let place = result.text.runs[item.run].attributes.cell
      for glyph in item.glyphStart..<end {
        let flags = glyphs.base[glyph].flags
        if flags.contains(.lineBreak), !isInside(place, ofRow: row, glyph) {
          close(at: glyph)
          lineStart = glyph + 1
          continue
        }
        guard let place else { continue }
        if row.cells.isEmpty {
          while level + 1 < result.levels.count, result.levels[level].glyphEnd <= glyph {
            level += 1
          }
          row.glyphStart = lineStart
          row.table = place.table
          row.isRightToLeft = result.levels[level].level & 1 != 0
          row.gap = result.fonts[item.primaryFont].askedSize
        }
        if row.cells.last?.place != place {
          row.cells.append(TableRow.Cell(place: place, glyphs: glyph..<glyph))
          width = 0
        }
        let last = row.cells.count - 1
        if flags.contains(.tab), row.cells[last].tab == nil, row.cells[last].width == 0 {
          row.cells[last].tab = glyph
          row.cells[last].glyphs = glyph + 1..<glyph + 1
        } else {
          if flags.contains(.lineBreak) {
            row.hasLineBreaks = true
            width = 0
          }
          width += glyphs.base[glyph].advance
          row.cells[last].width = max(row.cells[last].width, width)
          row.cells[last].glyphs = row.cells[last].glyphs.lowerBound..<glyph + 1
        }
      }
    }
    close(at: glyphs.count)
    return rows
  }

  /// Returns true if the cell that contains a line break continues behind it.
  private func isInside(_ place: TableCell?, ofRow row: TableRow, _ glyph: Int) -> Bool {
    guard let place, row.cells.last?.place == place, glyph + 1 < glyphs.count else { return false }
    let cluster = Int(glyphs.base[glyph + 1].cluster)
    let runs = result.text.runs
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= cluster { low = middle + 1 } else { high = middle }
    }
    return runs[low].attributes.cell == place
  }
}
