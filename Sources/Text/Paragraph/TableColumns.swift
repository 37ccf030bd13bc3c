internal import GalleyDesign

/// The widths of a table's columns, in points, as CSS's automatic layout has them: each as wide as its
/// widest cell in one line where there is room, and never narrower than its widest word while there is
/// room for that.
struct TableColumns: Sendable {
  let gap: Double
  private var widest: [Double] = []
  private var least: [Double] = []
  /// Cells over several columns, which widen these only by what they do not have yet.
  private var spanning: [(place: TableCell, width: Double)] = []
  private var leastSpanning: [(place: TableCell, width: Double)] = []

  init(gap: Double) { self.gap = gap }

  /// A table with more columns cannot be read.
  private static let mostColumns = 1_000

  /// The columns that a cell takes.
  private func columns(of place: TableCell) -> Range<Int> {
    let first = min(place.column, Self.mostColumns - 1)
    return first..<min(first + max(place.span, 1), Self.mostColumns)
  }

  mutating func add(_ place: TableCell, _ width: Double) {
    let columns = columns(of: place)
    while widest.count < columns.upperBound { widest.append(0) }
    if columns.count > 1 {
      spanning.append((place, width))
    } else {
      widest[columns.lowerBound] = max(widest[columns.lowerBound], width)
    }
  }

  mutating func close() {
    for cell in spanning { spread(cell.width, over: columns(of: cell.place), of: &widest) }
    spanning = []
    least = widest.map { _ in 0 }
  }

  mutating func addLeast(_ place: TableCell, _ width: Double) {
    let columns = columns(of: place)
    if columns.count > 1 {
      leastSpanning.append((place, width))
    } else {
      least[columns.lowerBound] = max(least[columns.lowerBound], width)
    }
  }

  mutating func closeLeast() {
    for cell in leastSpanning { spread(cell.width, over: columns(of: cell.place), of: &least) }
    leastSpanning = []
  }

  /// Shares what columns lack of a width among them.
  private func spread(_ width: Double, over columns: Range<Int>, of widths: inout [Double]) {
    let lacking = width - widths[columns].reduce(0, +) - gap * Double(columns.count - 1)
    guard lacking > 0 else { return }
    for column in columns { widths[column] += lacking / Double(columns.count) }
  }

  private var gaps: Double { gap * Double(max(0, widest.count - 1)) }

  /// The gap between columns in a space that the table is too wide for: narrower, down to a quarter, where
  /// the widest words have no room beside the whole one.
  func gap(in room: Double) -> Double {
    guard widest.count > 1 else { return gap }
    let free = (room - least.reduce(0, +)) / Double(widest.count - 1)
    return min(gap, max(gap / 4, free))
  }

  /// The width of all where there is room, in points.
  var width: Double { widest.reduce(gaps, +) }

  /// The widths of the columns in a room that the table is too wide for: what is left over the widest
  /// words is shared in the proportion of what the cells would take more. Without room for the words
  /// too, all are narrowed alike.
  func widths(in room: Double) -> [Double] {
    let free = max(0, room - gap(in: room) * Double(max(0, widest.count - 1)))
    let (lower, upper) = (least.reduce(0, +), widest.reduce(0, +))
    if lower >= free {
      return least.map { lower > 0 ? $0 / lower * free : free / Double(least.count) }
    }
    let share = (free - lower) / max(upper - lower, .leastNonzeroMagnitude)
    return zip(least, widest).map { $0 + ($1 - $0) * min(1, share) }
  }

  /// The place of a cell among columns of some widths and gaps: the distance from the side where lines
  /// begin, and the width.
  func place(
    of cell: TableRow.Cell, _ widths: [Double], gap: Double
  ) -> (start: Double, width: Double) {
    let columns = columns(of: cell.place)
    let start = widths[..<columns.lowerBound].reduce(0, +) + gap * Double(columns.lowerBound)
    return (start, widths[columns].reduce(0, +) + gap * Double(columns.count - 1))
  }

  /// Returns the distance of a cell from the beginning of the line if the space suffices for the table.
  func start(of cell: TableRow.Cell, inLine isRightToLeft: Bool) -> Double {
    let (start, width) = place(of: cell, widest, gap: gap)
    let share = cell.place.alignment.share(isRightToLeft: isRightToLeft)
    let air = max(0, width - cell.width)
    return start + air * (isRightToLeft ? 1 - share : share)
  }
}

extension TextStyling.Alignment {
  /// Returns the share of a cell's free space that is left of its text.
  func share(isRightToLeft: Bool) -> Double {
    switch self {
    case .center: 0.5
    case .right: 1
    case .left: 0
    case .natural, .justified: isRightToLeft ? 1 : 0
    }
  }
}
