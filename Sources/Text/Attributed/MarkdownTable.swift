internal import GalleyDesign

/// A table with pipes, which CommonMark takes for a paragraph: a header, a row of dashes and colons, and
/// the rest.
struct MarkdownTable {
  /// The alignment of the cells of each column.
  let alignments: [TextStyling.Alignment]

  /// Reads a paragraph's first two lines; nil where they are not those of a table.
  init?(header: Substring, delimiters: Substring) {
    let cells = Self.cells(of: delimiters)
    guard delimiters.contains("|"), header.contains("|"),
      cells.count == Self.cells(of: header).count
    else { return nil }
    var alignments: [TextStyling.Alignment] = []
    for cell in cells {
      guard let alignment = Self.alignment(of: cell) else { return nil }
      alignments.append(alignment)
    }
    self.alignments = alignments
  }

  private static func alignment(of cell: Substring) -> TextStyling.Alignment? {
    var dashes = cell
    let isLeft = dashes.first == ":"
    if isLeft { dashes.removeFirst() }
    let isRight = dashes.last == ":"
    if isRight { dashes.removeLast() }
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 == "-" }) else { return nil }
    return isRight ? (isLeft ? .center : .right) : isLeft ? .left : .natural
  }

  /// The cells of a line in its source, where pipes with a backslash were marked before.
  private static func cells(of line: Substring) -> [Substring] {
    var cells = line.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last?.isEmpty == true { cells.removeLast() }
    return cells
  }

  /// A line without the blanks and the marks of quotes around it.
  static func trimmed(_ line: Substring) -> Substring {
    var line = line.drop { $0 == " " || $0 == "\t" || $0 == ">" || $0 == "\r" }
    while let last = line.last, last.isWhitespace { line.removeLast() }
    return line
  }
}
