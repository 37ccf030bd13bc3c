package import GalleyGeometry
package import GalleyLayout

/// Rows of cells in columns as wide as their widest cell; what is left over goes to columns that can
/// grow, as in SwiftUI's grids.
package struct GridCells: ContainerLayout {
  /// One of the views in a row.
  package struct Cell: Sendable {
    var child: Int
    /// What the view says of itself; nil is to be asked.
    var item: LayoutItem?
    /// The number of columns; nil is what the view says of itself.
    package var span: Int?
    /// Where the view stands in its room, as shares of what is free; nil is as the view says.
    package var anchor: UnitPoint?
    /// Where the cells of its column stand; nil is as in the grid.
    package var columnGuide: HorizontalAlignment?
    /// The axes along which it asks for no room of its own and takes what the others leave.
    package var unsizedAxes: Axis.Set = []

    /// What a child of a grid says of itself, where nobody else has said it.
    fileprivate func completed(_ children: LayoutChildren) -> Cell {
      let item = item ?? children.item(of: child)
      var cell = self
      cell.span = max(span ?? item.columnSpan, 1)
      cell.anchor = anchor ?? item.cellAnchor
      cell.unsizedAxes.formUnion(item.unsizedAxes)
      return cell
    }

    /// Makes a cell of a child.
    package init(child: Int, span: Int? = nil) { (self.child, self.span) = (child, span) }

    /// Makes a cell of a child of which something is known already.
    init(child: Int, item: LayoutItem?) { (self.child, self.item) = (child, item) }
  }

  /// The views side by side, or one that stands alone and takes all columns.
  package struct Row: Sendable {
    var cells: [Cell]
    /// The alignment of the cells; nil for that of the grid.
    var alignment: VerticalAlignment?
    /// True if the one cell takes all columns.
    var isWhole: Bool

    /// Makes a row.
    package init(_ cells: [Cell], alignment: VerticalAlignment? = nil, isWhole: Bool = false) {
      (self.cells, self.alignment, self.isWhole) = (cells, alignment, isWhole)
    }
  }

  private let rows: [Row]
  private let alignment: Alignment
  private let spacing: (horizontal: Double, vertical: Double)
  /// What is said of the columns, from the first one.
  var columnAlignments: [HorizontalAlignment] = []
  /// The height of every row; nil is its highest cell's.
  var rowHeight: Double?

  /// Makes rows of cells.
  package init(
    rows: [Row], alignment: Alignment, spacing: (horizontal: Double, vertical: Double)
  ) {
    (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
  }

  /// The position of a cell.
  private struct Place {
    var cell: Cell
    var column: Int
    var span: Int
    /// True if it takes all columns.
    var isWhole = false
  }

  /// The rows with the columns of their cells, and the number of columns.
  private func places(_ children: LayoutChildren) -> (rows: [[Place]], count: Int) {
    var count = 0
    let placed = rows.map { row in
      var column = 0
      return row.cells.map { cell in
        let cell = cell.completed(children)
        guard !row.isWhole else { return Place(cell: cell, column: 0, span: .max, isWhole: true) }
        let span = cell.span ?? 1
        defer { column += span }
        count = max(count, column + span)
        return Place(cell: cell, column: column, span: span)
      }
    }
    let columns = max(count, rows.isEmpty ? 0 : 1)
    return (
      placed.map { row in
        row.map { place in
          var place = place
          place.span = min(place.span, columns)
          return place
        }
      }, columns
    )
  }

  /// Where the cells of each column stand, as the first of them says that says so.
  private func columnGuides(_ places: [[Place]], count: Int) -> [HorizontalAlignment] {
    var result = (0..<count).map {
      columnAlignments.indices.contains($0) ? columnAlignments[$0] : nil
    }
    for place in places.joined() where !place.isWhole {
      result[place.column] = result[place.column] ?? place.cell.columnGuide
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
    for place in places.joined() where place.span == 1 && !place.isWhole {
      if place.cell.unsizedAxes.contains(.horizontal) { continue }
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

  /// The space of a cell and its content.
  private struct Slot {
    var child: Int
    var x: Double
    var width: Double
    var guide: HorizontalAlignment
    var anchor: UnitPoint?
    /// True if it takes the row's height and adds nothing to it.
    var isUnsized: Bool
    var proposal: ProposedSize
    var size: Size
    /// The position of the row's guide.
    var line: Double

    /// Takes the height of its row.
    mutating func fill(
      _ height: Double, _ children: LayoutChildren
    ) {
      proposal = ProposedSize(width: width, height: height)
      size = children.size(of: child, for: proposal)
    }
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
        guide: place.isWhole ? alignment.horizontal : guides[place.column],
        anchor: place.cell.anchor, isUnsized: place.cell.unsizedAxes.contains(.vertical),
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
      let vertical = rows[index].alignment ?? alignment.vertical
      var slots = slots(of: row, columns, guides, vertical, children)
      let sized = slots.filter { !$0.isUnsized }
      let above = sized.map(\.line).max() ?? 0
      let content = sized.map { above - $0.line + $0.size.height }.max() ?? 0
      let height = rowHeight ?? content
      let start = (height - content) * Self.share(of: vertical)
      for number in slots.indices where slots[number].isUnsized {
        slots[number].fill(height, children)
      }
      for slot in slots {
        let free = Size(
          width: slot.width - slot.size.width, height: height - slot.size.height)
        let share = slot.anchor
        let guided =
          slot.isUnsized ? free.height * Self.share(of: vertical) : start + above - slot.line
        result[slot.child] = ChildPlacement(
          origin: Point(
            x: slot.x + free.width * (share?.x ?? Self.share(of: slot.guide)),
            y: y + (share.map { free.height * $0.y } ?? guided)),
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
