internal import GalleyDesign

/// The place of a cell's text in its line, in points before scaling to fit.
struct CellPlace: Hashable, Sendable {
  /// The number of the table.
  var table: Int
  /// The glyph at which the cell ends.
  var end: Int
  /// The distance from the leading side.
  var start: Double
  var width: Double
  /// The share of the free space in that width that is left of the text.
  var share: Double
}

/// Breaks the cells of a row that has no room in one line.
struct TableRowSetting {
  private let paragraph: Paragraph

  init(_ paragraph: Paragraph) { self.paragraph = paragraph }

  /// The lines of a row from the top, each with its part of every cell that goes on there; nil where
  /// the whole row has room in one.
  func lines(of row: TableRow, in width: Double) -> [[LineRecord]]? {
    let indent = paragraph.indent(ofLineAt: row.glyphStart)
    let room = width - indent.both
    guard let columns = paragraph.tables.columns[row.table],
      row.hasLineBreaks || columns.width > room + LineBreaker.tolerance
    else { return nil }
    let widths = columns.widths(in: room)
    var lines: [[LineRecord]] = []
    for cell in row.cells where !cell.glyphs.isEmpty {
      let (start, width) = columns.place(of: cell, widths, gap: columns.gap(in: room))
      let place = CellPlace(
        table: row.table, end: cell.glyphs.upperBound, start: start, width: width,
        share: cell.place.alignment.share(isRightToLeft: row.isRightToLeft))
      var breaker = LineBreaker(paragraph, width: width, ofCell: cell.glyphs)
      var index = 0
      while var line = breaker.next() {
        line.cell = place
        line.indent = indent
        line.endsParagraph = false
        if index == lines.count { lines.append([]) }
        lines[index].append(line)
        index += 1
      }
    }
    if !lines.isEmpty {
      lines[lines.count - 1][lines[lines.count - 1].count - 1].endsParagraph = true
    }
    return lines
  }
}

extension LineRecord {
  /// True if the line belongs to a cell that goes on below it.
  var isCutCell: Bool { cell.map { next < $0.end } ?? false }
}
