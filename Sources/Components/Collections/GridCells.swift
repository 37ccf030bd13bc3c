package import GalleyGeometry
package import GalleyLayout

/// Rows of cells in columns as wide as their widest cell; what is left over goes to columns that can
/// grow, as in SwiftUI's grids.
package struct GridCells: ContainerLayout {
  /// One of the views in a row.
  package struct Cell: Sendable {
    var child: Int
    /// The number of columns; nil is what the view says of itself.
    var span: Int?
    /// Whether the view stands alone and takes all columns.
    var isWholeRow: Bool

    /// Makes a cell of a child.
    package init(child: Int, span: Int? = nil, isWholeRow: Bool = false) {
      (self.child, self.span, self.isWholeRow) = (child, span, isWholeRow)
    }
  }

  private let rows: [[Cell]]
  private let alignment: Alignment
  private let spacing: (horizontal: Double, vertical: Double)
  /// Where the cells of each row stand; nil is as in the grid.
  package var rowAlignments: [VerticalAlignment?] = []
  /// What each child says of its column.
  package var guides: [HorizontalAlignment?] = []
  /// What is said of the columns, from the first one.
  var columnAlignments: [HorizontalAlignment] = []
  /// The height of every row; nil is its highest cell's.
  var rowHeight: Double?

  /// Makes rows of cells.
  package init(
    rows: [[Cell]], alignment: Alignment, spacing: (horizontal: Double, vertical: Double)
  ) {
    (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
  }

  /// A cell where it stands.
  private struct Place {
    var cell: Cell
    var column: Int
    var span: Int
  }

  /// The rows with the columns of their cells, and the number of columns.
  private func places(_ children: LayoutChildren) -> (rows: [[Place]], count: Int) {
    var count = 0
    let placed = rows.map { row in
      var column = 0
      return row.map { cell in
        guard !cell.isWholeRow else { return Place(cell: cell, column: 0, span: .max) }
        let span = max(cell.span ?? children.item(of: cell.child).columnSpan, 1)
        defer { column += span }
        count = max(count, column + span)
        return Place(cell: cell, column: column, span: span)
      }
    }
    let columns = max(count, rows.isEmpty ? 0 : 1)
    return (
      placed.map { row in
        row.map { Place(cell: $0.cell, column: $0.column, span: min($0.span, columns)) }
      }, columns
    )
  }

  /// Where the cells of each column stand, as the first of them says that says so.
  private func columnGuides(_ places: [[Place]], count: Int) -> [HorizontalAlignment] {
    var result = (0..<count).map {
      columnAlignments.indices.contains($0) ? columnAlignments[$0] : nil
    }
    for place in places.joined() where !place.cell.isWholeRow {
      guard guides.indices.contains(place.cell.child) else { continue }
      result[place.column] = result[place.column] ?? guides[place.cell.child]
    }
    return result.map { $0 ?? alignment.horizontal }
  }

  private func columns(
    _ places: [[Place]], count: Int, _ width: Double?, _ children: LayoutChildren
  ) -> [Double] {
    var (ideal, exact, least, most) = (
      Array(repeating: 0.0, count: count), Array(repeating: 0.0, count: count),
      Array(repeating: 0.0, count: count), Array(repeating: 0.0, count: count)
    )
    for place in places.joined() where place.span == 1 && !place.cell.isWholeRow {
      let (child, column) = (place.cell.child, place.column)
      let size = children.size(of: child, for: .unspecified)
      ideal[column] = max(ideal[column], size.width)
      exact[column] = max(
        exact[column], children.exactSize(of: child, for: .unspecified).width)
      let small = children.size(of: child, for: ProposedSize(width: 0, height: nil))
      least[column] = max(least[column], min(small.width, size.width))
      let large = children.size(of: child, for: ProposedSize(width: 1e6, height: nil))
      most[column] = max(most[column], large.width)
    }
    guard let width, width.isFinite else { return ideal }
    let room = width - spacing.horizontal * Double(max(count - 1, 0))
    var rest = room - ideal.reduce(0, +)
    // What is too wide by nothing but its rounding to device pixels is not made narrower.
    if rest < 0, exact.reduce(0, +) <= room + 1e-6 { rest = 0 }
    let growing = ideal.indices.filter { most[$0] > ideal[$0] + 0.5 }
    if rest > 0, !growing.isEmpty {
      for column in growing { ideal[column] += rest / Double(growing.count) }
    } else if rest < 0 {
      for column in ideal.indices.sorted(by: { ideal[$0] > ideal[$1] }) where rest < 0 {
        let given = min(ideal[column] - least[column], -rest)
        ideal[column] -= given
        rest += given
      }
    }
    return ideal
  }

  /// A cell's room and what stands in it.
  private struct Slot {
    var child: Int
    var x: Double
    var width: Double
    var guide: HorizontalAlignment
    var proposal: ProposedSize
    var size: Size
    /// Where the row's guide lies in it.
    var line: Double
  }

  private func slots(
    of row: [Place], _ columns: [Double], _ guides: [HorizontalAlignment],
    _ vertical: VerticalAlignment, _ children: LayoutChildren
  ) -> [Slot] {
    row.map { place in
      let x = columns[..<place.column].reduce(0, +) + spacing.horizontal * Double(place.column)
      let width =
        columns[place.column..<(place.column + place.span)].reduce(0, +)
        + spacing.horizontal * Double(place.span - 1)
      let proposal = ProposedSize(width: width, height: nil)
      let child = place.cell.child
      return Slot(
        child: child, x: x, width: width,
        guide: place.cell.isWholeRow ? alignment.horizontal : guides[place.column],
        proposal: proposal, size: children.size(of: child, for: proposal),
        line: children.place(of: .vertical(vertical), in: child, for: proposal))
    }
  }

  private func frames(_ width: Double?, _ children: LayoutChildren) -> (
    size: Size, places: [ChildPlacement]
  ) {
    let (places, count) = places(children)
    let columns = columns(places, count: count, width, children)
    let guides = columnGuides(places, count: count)
    var result = Array(
      repeating: ChildPlacement(origin: .zero, proposal: .unspecified), count: children.count)
    var y = 0.0
    for (index, row) in places.enumerated() {
      let own = rowAlignments.indices.contains(index) ? rowAlignments[index] : nil
      let vertical = own ?? alignment.vertical
      let slots = slots(of: row, columns, guides, vertical, children)
      let above = slots.map(\.line).max() ?? 0
      let content = slots.map { above - $0.line + $0.size.height }.max() ?? 0
      let height = rowHeight ?? content
      let start = (height - content) * Self.share(of: vertical)
      for slot in slots {
        result[slot.child] = ChildPlacement(
          origin: Point(
            x: slot.x + (slot.width - slot.size.width) * Self.share(of: slot.guide),
            y: y + start + above - slot.line),
          proposal: slot.proposal)
      }
      y += height + (index < places.count - 1 ? spacing.vertical : 0)
    }
    let width = columns.reduce(0, +) + spacing.horizontal * Double(max(columns.count - 1, 0))
    return (Size(width: width, height: y), result)
  }

  private static func share(of guide: HorizontalAlignment) -> Double {
    guide == .leading ? 0 : guide == .trailing ? 1 : 0.5
  }

  private static func share(of guide: VerticalAlignment) -> Double {
    guide == .top ? 0 : guide == .bottom ? 1 : 0.5
  }

  /// The columns and rows with the gaps between them.
  package func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    frames(proposal.width, children).size
  }

  /// Every cell in its column and row.
  package func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    frames(size.width, children).places
  }
}
