import GalleyGeometry

/// Grids: tracks across, lines one after another, cells in order.
extension Engine {
  /// Measures or (with placements) arranges a grid.
  func grid(
    _ i: Int, _ style: GridStyle, _ proposal: Proposal,
    _ placed: UnsafeMutablePointer<Placement>?
  ) -> Size {
    let horizontal = style.axis == .horizontal
    var tracks = GridTracks(style: style, length: proposal.main(horizontal))
    let cells = gridCells(i, columns: tracks.lengths.count)
    if tracks.hasContent { fit(&tracks, to: cells, horizontal) }
    let lines = gridLines(cells, tracks, style)
    if let placed {
      if isPlacing { reportSpans(i, style, columns: tracks.lengths.count) }
      for (k, cell) in cells.enumerated() {
        let slot = Size(
          main: tracks.length(cell.column, cell.columns),
          cross: lines.length(cell.line, cell.lines), axis: style.axis)
        let (across, along) = (tracks.starts[cell.column], lines.starts[cell.line])
        let column = style.columnAlignments.indices.contains(cell.column)
        align(
          placed + k, in: slot,
          column ? guideNumber(of: style.columnAlignments[cell.column]) : nodes[i].horizontalGuide,
          nodes[i].verticalGuide, Proposal(slot),
          at: horizontal ? Point(x: across, y: along) : Point(x: along, y: across))
      }
    }
    return Size(main: tracks.total, cross: lines.total, axis: style.axis)
  }

  /// Records the cells that request more columns than there are, if more space does not add columns.
  private func reportSpans(_ i: Int, _ style: GridStyle, columns: Int) {
    let isAdaptive = style.tracks.contains { if case .adaptive = $0 { true } else { false } }
    guard !isAdaptive else { return }
    var child = nodes[i].firstChild
    while child >= 0 {
      if item(child).columnSpan > columns {
        issues[child, default: []].append(
          tree.issue(.excessiveSpan, at: Int(child), reference: "\(columns)"))
      }
      child = nodes[Int(child)].nextSibling
    }
  }

  /// The number of a guide without a name of its own; `center` for one that has one.
  private func guideNumber(of alignment: HorizontalAlignment) -> Int16 {
    tables.knownNumber(of: .horizontal(alignment)) ?? GuideNumber.horizontalCenter
  }

  /// The children in the first free places after one another; a cell over several lines keeps its
  /// columns to itself.
  private func gridCells(_ i: Int, columns: Int) -> [GridCell] {
    var cells: [GridCell] = []
    cells.reserveCapacity(Int(nodes[i].childCount))
    var taken = [Int](repeating: 0, count: columns)  // The line from which a column is free.
    var (line, column) = (0, 0)
    var child = nodes[i].firstChild
    while child >= 0 {
      let item = item(child)
      let span = min(max(1, item.columnSpan), columns)
      while column + span > columns
        || taken[column..<(column + span)].contains(where: { $0 > line })
      {
        column += 1
        if column + span > columns { (line, column) = (line + 1, 0) }
      }
      let lines = min(max(1, item.rowSpan), GridCell.mostLines)
      cells.append(GridCell(node: child, column: column, columns: span, line: line, lines: lines))
      for k in column..<(column + span) { taken[k] = line + lines }
      column += span
      child = nodes[Int(child)].nextSibling
    }
    return cells
  }

  /// Gives tracks of their content's length what their cells need, as far as there is room.
  private func fit(_ tracks: inout GridTracks, to cells: [GridCell], _ horizontal: Bool) {
    var needs: [GridWishes.Need] = []
    var exactNeeds: [GridWishes.Need] = []
    for cell in cells {
      let measured = size(cell.node, .unspecified)
      let least = leastLength(cell.node, horizontal)
      func need(_ size: Size) -> GridWishes.Need {
        let ideal = size.main(horizontal).finiteOrZero
        return GridWishes.Need(
          tracks: cell.column..<(cell.column + cell.columns), least: min(least, ideal),
          ideal: ideal)
      }
      needs.append(need(measured))
      exactNeeds.append(need(exact(measured, of: cell.node, .unspecified)))
    }
    tracks.settle(needs, exact: exactNeeds)
  }

  /// Returns lines as long as the longest cell that is in one line alone; the additional length that a cell
  /// over several lines needs is shared by them.
  private func gridLines(_ cells: [GridCell], _ tracks: GridTracks, _ style: GridStyle) -> GridLines
  {
    let horizontal = style.axis == .horizontal
    let count = cells.lazy.map { $0.line + $0.lines }.max() ?? 0
    func need(_ cell: GridCell) -> Double {
      let room = Proposal(
        main: tracks.length(cell.column, cell.columns), cross: .nan, horizontal: horizontal)
      return size(cell.node, room).main(!horizontal).finiteOrZero
    }
    var lengths = [Double](repeating: style.lineLength ?? 0, count: count)
    if style.lineLength != nil { return GridLines(lengths: lengths, spacing: style.lineSpacing) }
    guard cells.contains(where: { $0.lines > 1 }) else {
      for cell in cells { lengths[cell.line] = max(lengths[cell.line], need(cell)) }
      return GridLines(lengths: lengths, spacing: style.lineSpacing)
    }
    var asked = GridWishes(count: count, spacing: style.lineSpacing)
    asked.add(
      cells.map {
        let length = need($0)
        return GridWishes.Need(
          tracks: $0.line..<($0.line + $0.lines), least: length, ideal: length)
      })
    lengths = asked.wishes.map { $0?.least ?? 0 }
    return GridLines(lengths: lengths, spacing: style.lineSpacing)
  }
}

/// A cell of a grid in its columns and lines.
private struct GridCell {
  /// More lines than this make no picture.
  static let mostLines = 10_000

  var node: Int32
  var column: Int
  var columns: Int
  var line: Int
  var lines: Int
}

/// The lengths and starts of a grid's lines.
private struct GridLines {
  var lengths: [Double]
  var starts: [Double] = []
  var spacing: Double

  init(lengths: [Double], spacing: Double) {
    (self.lengths, self.spacing) = (lengths, spacing)
    var position = 0.0
    for own in lengths {
      starts.append(position)
      position += own + spacing
    }
  }

  var total: Double { max(0, (starts.last ?? 0) + (lengths.last ?? 0)) }

  func length(_ line: Int, _ count: Int) -> Double {
    count == 1
      ? lengths[line]
      : max(0, lengths[line..<(line + count)].reduce(0, +) + spacing * Double(count - 1))
  }
}
