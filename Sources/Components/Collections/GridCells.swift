package import GalleyGeometry
package import GalleyLayout

/// Rows of cells in columns as wide as their widest cell; the remaining width goes to columns that can
/// grow, as in SwiftUI's grids. Columns whose cells have no room for their ideal widths share the room.
package struct GridCells: ContainerLayout {
  /// One of the views in a row.
  package struct Cell: Sendable {
    package var child: Int
    /// The layout item of the view; nil is read when it is needed.
    var item: LayoutItem?
    /// The number of columns; nil is the view's own.
    package var span: Int?
    /// The position of the view in its cell as fractions of the free space; nil is the view's own.
    package var anchor: UnitPoint?
    /// The alignment of the cells of its column; nil is the grid's.
    package var columnGuide: HorizontalAlignment?
    /// The axes along which it asks for no room of its own and takes what the others leave.
    package var unsizedAxes: Axis.Set = []

    /// The cell with what it leaves open taken from the child's layout item.
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

    /// Makes a cell of a child whose layout item may be known already.
    init(child: Int, item: LayoutItem?) { (self.child, self.item) = (child, item) }
  }

  /// The views side by side, or one that stands alone and takes all columns.
  package struct Row: Sendable {
    package var cells: [Cell]
    /// The alignment of the cells; nil for that of the grid.
    package var alignment: VerticalAlignment?
    /// True if the one cell takes all columns.
    package var isWhole: Bool

    /// Makes a row.
    package init(_ cells: [Cell], alignment: VerticalAlignment? = nil, isWhole: Bool = false) {
      (self.cells, self.alignment, self.isWhole) = (cells, alignment, isWhole)
    }
  }

  package let rows: [Row]
  package let alignment: Alignment
  /// The distances of columns and of rows; nil is the distance that the cells of neighbouring rows prefer.
  package let spacing: (horizontal: Double, vertical: Double?)
  /// The declared alignments of columns, from the first one.
  var columnAlignments: [HorizontalAlignment] = []
  /// The height of every row; nil is its highest cell's.
  var rowHeight: Double?

  /// Makes rows of cells.
  package init(
    rows: [Row], alignment: Alignment, spacing: (horizontal: Double, vertical: Double?)
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

  /// The alignment of each column: that of the first cell that declares one.
  private func columnGuides(_ places: [[Place]], count: Int) -> [HorizontalAlignment] {
    var result = (0..<count).map {
      columnAlignments.indices.contains($0) ? columnAlignments[$0] : nil
    }
    for place in places.joined() where !place.isWhole {
      result[place.column] = result[place.column] ?? place.cell.columnGuide
    }
    return result.map { $0 ?? alignment.horizontal }
  }

  /// The widths that the cells of a column request.
  private struct Needs {
    var ideal: Double
    /// The same before rounding to device pixels.
    var exact: Double
    var least: Double
    /// True if a cell grows beyond its ideal width in a wider column.
    var isGrowing: Bool
    /// True if a view that requests no room of its own would grow.
    var isShared = false

    /// The widths of one cell.
    init(of child: Int, in children: LayoutChildren) {
      let size = children.size(of: child, for: .unspecified)
      func width(in room: Double) -> Double {
        children.size(of: child, for: ProposedSize(width: room, height: nil)).width
      }
      ideal = size.width
      exact = children.exactSize(of: child, for: .unspecified).width
      least = min(width(in: 0), ideal)
      isGrowing = width(in: 1e6) > ideal + 0.5
    }

    /// The widths of a column without cells.
    init() { (ideal, exact, least, isGrowing) = (0, 0, 0, false) }

    mutating func formUnion(_ other: Needs) {
      (ideal, exact) = (max(ideal, other.ideal), max(exact, other.exact))
      least = max(least, other.least)
      isGrowing = isGrowing || other.isGrowing
    }
  }

  private func columns(
    _ places: [[Place]], count: Int, _ proposal: ProposedSize, _ children: LayoutChildren
  ) -> [Double] {
    var columns = Array(repeating: Needs(), count: count)
    var spans: [(columns: Range<Int>, needs: Needs)] = []
    for place in places.joined() {
      let needs = Needs(of: place.cell.child, in: children)
      if place.cell.unsizedAxes.contains(.horizontal) {
        if place.span == 1, !place.isWhole, needs.isGrowing {
          columns[place.column].isShared = true
        }
        continue
      }
      if place.span == 1, !place.isWhole {
        columns[place.column].formUnion(needs)
      } else {
        spans.append((place.column..<(place.column + place.span), needs))
      }
    }
    var widths = columns.map(\.ideal)
    guard let width = proposal.width, width.isFinite else {
      widen(&widths, for: spans, columns, room: nil)
      return widths
    }
    let room = width - spacing.horizontal * Double(max(count - 1, 0))
    // What is too wide by nothing but its rounding to device pixels is not made narrower.
    if widths.reduce(0, +) > room, columns.reduce(0, { $0 + $1.exact }) > room + 1e-6 {
      let wide = widths
      narrow(&widths, to: room, columns, isEqual: proposal.height != nil)
      let narrowed = widths.indices.filter { widths[$0] < wide[$0] && !columns[$0].isGrowing }
      for column in narrowed {
        widths[column] = hugged(column, widths[column], places, children)
      }
    }
    widen(&widths, for: spans, columns, room: room)
    let rest = room - widths.reduce(0, +)
    if rest > 0 { grow(&widths, by: rest, spans, columns) }
    return widths
  }

  /// Limits columns to one width, at which they are as wide as the room, or to an equal share of it; none is narrower than
  /// its cells can be.
  ///
  /// Recorded on iOS 16: a grid of texts with a height to fill gives columns equal shares and leaves the rest; one
  /// without (`fixedSize(horizontal: false, vertical: true)`) gives wide columns what narrow ones leave
  /// (gonzalezreal/swift-markdown-ui at 8371aeb3, MarkdownTableTests).
  private func narrow(
    _ widths: inout [Double], to room: Double, _ columns: [Needs], isEqual: Bool
  ) {
    func limited(to limit: Double) -> [Double] {
      widths.indices.map { min(widths[$0], max(columns[$0].least, limit)) }
    }
    var (limit, high) = (isEqual ? room / Double(max(widths.count, 1)) : 0, room)
    while !isEqual, high - limit > 1.0 / 4_096 {
      let middle = (limit + high) / 2
      if limited(to: middle).reduce(0, +) > room { high = middle } else { limit = middle }
    }
    widths = limited(to: limit)
  }

  /// The width of the widest cell of a column in a width: texts with several lines may take less than they are offered.
  private func hugged(
    _ column: Int, _ width: Double, _ places: [[Place]], _ children: LayoutChildren
  ) -> Double {
    let proposal = ProposedSize(width: width, height: nil)
    let cells = places.joined().filter {
      $0.column == column && $0.span == 1 && !$0.isWhole
        && !$0.cell.unsizedAxes.contains(.horizontal)
    }
    return cells.map { children.size(of: $0.cell.child, for: proposal).width }.max() ?? width
  }

  /// Widens columns for cells that span several: to their ideal width as far as there is room, and to their
  /// least width in any case. The growing columns of a span share the addition, else all of its columns.
  private func widen(
    _ widths: inout [Double], for spans: [(columns: Range<Int>, needs: Needs)], _ columns: [Needs],
    room: Double?
  ) {
    for span in spans.sorted(by: { $0.columns.count < $1.columns.count }) {
      let gaps = spacing.horizontal * Double(span.columns.count - 1)
      let own = widths[span.columns].reduce(gaps, +)
      let rest = room.map { $0 - widths.reduce(0, +) } ?? .infinity
      let more = max(min(span.needs.ideal - own, rest), span.needs.least - own)
      if more > 0 { share(more, among: Array(span.columns), columns, &widths) }
    }
  }

  /// Gives the rest to growing columns, else to the columns below growing cells that span several.
  private func grow(
    _ widths: inout [Double], by rest: Double,
    _ spans: [(columns: Range<Int>, needs: Needs)], _ columns: [Needs]
  ) {
    let single = columns.indices.filter { columns[$0].isGrowing }
    guard single.isEmpty else { return level(by: rest, columns, &widths) }
    let below = Set(spans.lazy.filter(\.needs.isGrowing).flatMap(\.columns)).sorted()
    share(rest, among: below, columns, &widths)
  }

  /// Makes growing columns equally wide, except for those that are wider already.
  ///
  /// A column with a view that requests no room of its own and would grow has a share too, of which it takes what its
  /// other cells need; the rest of the share is left. Recorded on iOS 26: beside a column of 30 points below such a view
  /// each of six growing columns has a seventh of the room (kasianov-mikhail/scout at c6218f7e, HeatmapViewSnapshotTests).
  private func level(
    by rest: Double, _ columns: [Needs], _ widths: inout [Double]
  ) {
    var taking = columns.indices.filter { columns[$0].isGrowing || columns[$0].isShared }
    var room = taking.reduce(rest) { $0 + widths[$1] }
    while let widest = taking.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > room / Double(taking.count)
    {
      taking.removeAll { $0 == widest }
      room -= widths[widest]
    }
    for column in taking where columns[column].isGrowing {
      widths[column] = room / Double(taking.count)
    }
  }

  private func share(
    _ length: Double, among candidates: [Int], _ columns: [Needs], _ widths: inout [Double]
  ) {
    let growing = candidates.filter { columns[$0].isGrowing }
    let taking = growing.isEmpty ? candidates : growing
    for column in taking { widths[column] += length / Double(taking.count) }
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
        guide: place.span > 1 ? alignment.horizontal : guides[place.column],
        anchor: place.cell.anchor, isUnsized: place.cell.unsizedAxes.contains(.vertical),
        proposal: proposal, size: children.size(of: child, for: proposal),
        line: children.place(of: .vertical(vertical), in: child, for: proposal))
    }
  }

  private func frames(_ proposal: ProposedSize, _ children: LayoutChildren) -> (
    size: Size, places: [ChildPlacement]
  ) {
    let (places, count) = places(children)
    let columns = columns(places, count: count, proposal, children)
    let guides = columnGuides(places, count: count)
    var result = Array(
      repeating: ChildPlacement(origin: .zero, proposal: .unspecified), count: children.count)
    var y = 0.0
    for (index, row) in places.enumerated() {
      if index > 0 { y += distance(below: index - 1, children) }
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
      y += height
    }
    let width = columns.reduce(0, +) + spacing.horizontal * Double(max(columns.count - 1, 0))
    return (Size(width: width, height: y), result)
  }

  /// The distance between a row and the next one.
  private func distance(below row: Int, _ children: LayoutChildren) -> Double {
    if let vertical = spacing.vertical { return vertical }
    let (upper, lower) = (preferences(of: row, children), preferences(of: row + 1, children))
    return upper.distance(to: lower, along: .vertical) ?? LayoutOptions().defaultSpacing.height
  }

  /// The union of the preferences of the cells of a row.
  private func preferences(of row: Int, _ children: LayoutChildren) -> SpacingPreferences {
    let cells = rows[row].cells.map { children.spacing(of: $0.child) }
    return cells.dropFirst().reduce(cells.first ?? SpacingPreferences()) { $0.union($1) }
  }

  /// The preferences of the first row above, of the last row below, and of all cells at the sides.
  package func spacing(of children: LayoutChildren) -> SpacingPreferences? {
    guard !rows.isEmpty else { return nil }
    let all = rows.indices.map { preferences(of: $0, children) }
    return all.dropFirst().reduce(all[0]) { $0.union($1) }
      .replacing(.top, with: all[0]).replacing(.bottom, with: all[all.count - 1])
  }

  private static func share(of guide: HorizontalAlignment) -> Double {
    guide == .leading ? 0 : guide == .trailing ? 1 : 0.5
  }

  private static func share(of guide: VerticalAlignment) -> Double {
    guide == .top ? 0 : guide == .bottom ? 1 : 0.5
  }

  /// The columns and rows with the gaps between them.
  package func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    frames(proposal, children).size
  }

  /// Every cell in its column and row.
  package func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    let own = frames(proposal, children)
    guard abs(own.size.width - size.width) > 1e-6 else { return own.places }
    return frames(ProposedSize(width: size.width, height: proposal.height), children).places
  }
}
