internal import GalleyDesign

/// Counts the columns of the open tables.
struct HTMLTables {
  private var open: [Table] = []
  private var count = 0

  private struct Table {
    var number: Int
    var row = -1
    /// The column of the next cell; nil before the first row.
    var column: Int?
    /// How many further rows a cell of an earlier row takes in a column.
    var spans: [Int: Int] = [:]
  }

  static let elements: Set<String> = ["table", "thead", "tbody", "tfoot", "tr", "td", "th"]
  private static let widestSpan = 100

  var isOpen: Bool { !open.isEmpty }

  /// True if the row at hand has a cell.
  var isInRow: Bool { open.last?.column ?? 0 > 0 }

  mutating func begin() {
    count += 1
    open.append(Table(number: count))
  }

  mutating func end() { _ = open.popLast() }

  mutating func beginRow() {
    guard !open.isEmpty else { return }
    let last = open.count - 1
    if open[last].column != nil {
      open[last].spans = open[last].spans.mapValues { $0 - 1 }.filter { $0.value > 0 }
    }
    open[last].column = 0
    open[last].row += 1
  }

  /// The place of the next cell.
  mutating func cell(of tag: HTMLTag, alignment: TextStyling.Alignment) -> TableCell? {
    guard !open.isEmpty else { return nil }
    func span(_ name: String) -> Int {
      min(max(tag.attributes[name].flatMap { Int($0) } ?? 1, 1), Self.widestSpan)
    }
    let last = open.count - 1
    var column = open[last].column ?? 0
    while open[last].spans[column] != nil { column += 1 }
    let (width, height) = (span("colspan"), span("rowspan"))
    if height > 1 {
      // One more, because the row at hand takes one away when it ends.
      for place in column..<column + width { open[last].spans[place] = height }
    }
    open[last].column = column + width
    return TableCell(
      table: open[last].number, row: open[last].row, column: column, alignment: alignment,
      span: width)
  }
}
