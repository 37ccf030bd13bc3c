import GalleyGeometry

/// Grids: tracks across, lines one after another, cells in order.
extension Engine {
  /// Measures or (with placements) arranges a grid.
  func grid(
    _ i: Int, _ style: GridStyle, _ proposal: Proposal,
    _ placed: UnsafeMutablePointer<Placement>?
  ) -> Size {
    let horizontal = style.axis == .horizontal
    let tracks = GridTracks(style: style, length: proposal.main(horizontal))
    var line = 0.0
    var lineLength = 0.0
    var column = 0
    var start = 0  // The first cell of the line.
    var cells: [(node: Int32, column: Int, span: Int)] = []
    func finishLine() {
      if let placed {
        for k in start..<cells.count {
          let cell = cells[k]
          let slot = Size(
            main: tracks.length(cell.column, cell.span), cross: lineLength, axis: style.axis)
          let corner =
            horizontal
            ? Point(x: tracks.starts[cell.column], y: line)
            : Point(x: line, y: tracks.starts[cell.column])
          align(
            placed + k, in: slot, nodes[i].horizontalGuide, nodes[i].verticalGuide,
            Proposal(slot), at: corner)
        }
      }
      start = cells.count
      line += lineLength + style.lineSpacing
      lineLength = 0
      column = 0
    }
    var child = nodes[i].firstChild
    while child >= 0 {
      let span = min(max(1, item(child).columnSpan), tracks.lengths.count)
      if column + span > tracks.lengths.count { finishLine() }
      cells.append((child, column, span))
      let room = Proposal(
        main: tracks.length(column, span), cross: .nan, horizontal: horizontal)
      lineLength = max(lineLength, self.size(child, room).main(!horizontal).finiteOrZero)
      column += span
      child = nodes[Int(child)].nextSibling
    }
    if start < cells.count { finishLine() }
    let extent = cells.isEmpty ? 0 : max(0, line - style.lineSpacing)
    return Size(main: tracks.total, cross: extent, axis: style.axis)
  }
}

/// The lengths and starts of a grid's tracks.
struct GridTracks {
  var lengths: [Double] = []
  var starts: [Double] = []
  var spacing: Double

  /// Fixed tracks first; what is left goes in equal shares, in order, each held between its
  /// limits. Without a finite length flexible tracks take their minimum.
  init(style: GridStyle, length: Double) {
    spacing = style.trackSpacing
    var left = length - spacing * Double(style.tracks.count - 1)
    var flexible = 0
    for track in style.tracks {
      if case .fixed(let own) = track { left -= own } else { flexible += 1 }
    }
    for track in style.tracks {
      let share = left.isFinite ? max(0, left / Double(max(flexible, 1))) : 0
      switch track {
      case .fixed(let own): lengths.append(own)
      case .flexible(let least, let most):
        let own = max(min(share, most), least)
        lengths.append(own)
        left -= own
        flexible -= 1
      case .adaptive(let least, let most):
        let count = max(1, GridTracks.whole((share + spacing) / max(least + spacing, 1e-6)))
        let room = (share - spacing * Double(count - 1)) / Double(count)
        lengths.append(contentsOf: Array(repeating: max(min(room, most), least), count: count))
        left -= share
        flexible -= 1
      }
    }
    var position = 0.0
    for own in lengths {
      starts.append(position)
      position += own + spacing
    }
  }

  /// At most 10,000 tracks come of one adaptive one.
  private static func whole(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value + 1e-9, 0), 10_000)) : 1
  }

  var total: Double { max(0, (starts.last ?? 0) + (lengths.last ?? 0)) }

  func length(_ column: Int, _ span: Int) -> Double {
    lengths[column..<(column + span)].reduce(0, +) + spacing * Double(span - 1)
  }
}
