/// The cell of a table that a stretch of running text belongs to.
package struct TableCell: Hashable, Sendable {
  /// Tells the tables of a text apart.
  package var table: Int
  /// The column, from 0.
  package var column: Int
  /// Where the cell's text stands in its column.
  package var alignment: TextStyling.Alignment
  /// Whether the cell goes on over the columns behind it, so that it makes its own no wider.
  package var isSpanning: Bool

  package init(
    table: Int, column: Int, alignment: TextStyling.Alignment = .natural, isSpanning: Bool = false
  ) {
    self.table = table
    self.column = column
    self.alignment = alignment
    self.isSpanning = isSpanning
  }

  /// Whether a tab stands before the cell: all but those that begin a line where it begins.
  package var needsTab: Bool {
    column > 0 || alignment == .center || alignment == .right
  }
}
