/// The cell of a table that a stretch of running text belongs to.
package struct TableCell: Hashable, Sendable {
  /// Tells the tables of a text apart.
  package var table: Int
  /// The row, from 0.
  package var row: Int
  /// The column, from 0.
  package var column: Int
  /// The alignment of the cell's text in its column.
  package var alignment: TextStyling.Alignment
  /// Over how many columns it goes.
  package var span: Int

  package init(
    table: Int, row: Int = 0, column: Int, alignment: TextStyling.Alignment = .natural,
    span: Int = 1
  ) {
    self.table = table
    self.row = row
    self.column = column
    self.alignment = alignment
    self.span = span
  }

  /// True if a tab stands before the cell: all but those that begin a line where it begins.
  package var needsTab: Bool {
    column > 0 || alignment == .center || alignment == .right
  }
}
