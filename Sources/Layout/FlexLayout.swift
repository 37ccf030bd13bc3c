public import GalleyGeometry

/// Rows or columns as CSS's flexible boxes make them: children of a base length that grow and shrink by
/// their shares, in one line or in several, in an order of their own.
///
/// It takes all the width it is offered; its height is its lines', unless `fillsHeight` says that it
/// takes what is offered. What a child cannot be smaller than, it is not shrunk below, as with
/// `min-width: auto`; its base is `LayoutItem.basis`, else its ideal length.
public struct FlexLayout: ContainerLayout, Hashable {
  /// Whether children that do not fit begin a new line.
  public enum Wrap: String, Hashable, Sendable, CaseIterable {
    case none, wrap, reverse
  }

  /// Where children stand along a line, or lines across it.
  public enum Packing: String, Hashable, Sendable, CaseIterable {
    case stretch, start, end, center, spaceBetween, spaceAround, spaceEvenly
  }

  /// The direction in which children follow one another.
  public var axis: Axis
  /// Whether they follow one another from the end.
  public var isReversed = false
  /// Whether they begin new lines.
  public var wrap = Wrap.none
  /// Where they stand along the line; `stretch` is `start`.
  public var justification = Packing.start
  /// Where they sit across their line.
  public var alignment = FlexAlignment.stretch
  /// Where lines stand in a container of a given cross length.
  public var lineAlignment = Packing.stretch
  /// The gap between neighbours, in points.
  public var spacing = 0.0
  /// The gap between lines, in points.
  public var lineSpacing = 0.0
  /// Whether the container is as high as what it is offered.
  public var fillsHeight = false

  /// Makes a row or column of one line.
  public init(_ axis: Axis = .horizontal) { self.axis = axis }

  /// The width that is offered, and the height of the lines.
  public func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    let room = Room(self, proposal)
    let lines = FlexLines(self, room, children)
    return lines.size
  }

  /// Every child at its place in its line.
  public func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    FlexLines(self, Room(self, proposal), children).placements(count: children.count)
  }

  /// The lengths that are given; nil where content decides.
  struct Room {
    var main: Double?
    var cross: Double?

    init(_ layout: FlexLayout, _ proposal: ProposedSize) {
      func given(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? max($0, 0) : nil } }
      let width = given(proposal.width)
      let height = layout.fillsHeight ? given(proposal.height) : nil
      (main, cross) = layout.axis == .horizontal ? (width, height) : (height, width)
    }
  }
}

/// Where a child of a flex container sits across its line.
public enum FlexAlignment: String, Hashable, Sendable, CaseIterable {
  case stretch, start, end, center
  /// The first baselines of a row's children, or the leading edges of a column's, on one line.
  case baseline
}

/// The children of a flex container in their lines, with their lengths.
private struct FlexLines {
  private struct Item {
    var index: Int
    var base: Double
    /// By how much the base is longer than before rounding to device pixels.
    var rounding: Double
    var least: Double
    var most: Double
    var grow: Double
    var shrink: Double
    var alignment: FlexAlignment
    var main = 0.0
    var cross = 0.0
    /// The distance of the first baseline from the top, where it matters; in a column 0.
    var baseline = 0.0
    var isFrozen = false

    var hypothetical: Double { min(max(base, least), max(most, least)) }
    /// The same as no scale rounds it: it decides who fits.
    var exact: Double { hypothetical == base ? base - rounding : hypothetical }
  }

  private struct Line {
    var items: Range<Int>
    var cross = 0.0
    var start = 0.0
    /// The largest distances of baselines from the tops and bottoms of their children.
    var ascent = 0.0
    var descent = 0.0
  }

  private let layout: FlexLayout
  private let room: FlexLayout.Room
  private let children: LayoutChildren
  private var items: [Item] = []
  private var lines: [Line] = []
  private var main = 0.0
  private var cross = 0.0

  init(_ layout: FlexLayout, _ room: FlexLayout.Room, _ children: LayoutChildren) {
    (self.layout, self.room, self.children) = (layout, room, children)
    collect()
    breakLines()
    main = room.main ?? lines.map { length(of: $0) }.max() ?? 0
    for line in lines.indices { flex(lines[line]) }
    stackLines()
  }

  var size: Size { oriented(main, cross) }

  private var isRow: Bool { layout.axis == .horizontal }

  private func oriented(_ main: Double, _ cross: Double) -> Size {
    isRow ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  private func proposal(_ main: Double?, _ cross: Double?) -> ProposedSize {
    isRow ? ProposedSize(width: main, height: cross) : ProposedSize(width: cross, height: main)
  }

  private func measured(_ index: Int, _ main: Double?, _ cross: Double?) -> (
    main: Double, cross: Double
  ) {
    let size = children.size(of: index, for: proposal(main, cross))
    return isRow ? (size.width, size.height) : (size.height, size.width)
  }

  /// The cross length that a child is measured with before its line has one.
  private func crossRoom(_ index: Int, _ alignment: FlexAlignment) -> Double? {
    guard let cross = room.cross else { return nil }
    if layout.wrap == .none, alignment == .stretch { return cross }
    // A column's children are as wide as they like to be, up to the column.
    return isRow ? nil : min(cross, measured(index, nil, nil).cross)
  }

  private mutating func collect() {
    let shown = (0..<children.count).filter { !children.item(of: $0).isHidden }
    let ordered = shown.sorted {
      let (left, right) = (children.item(of: $0).order, children.item(of: $1).order)
      return left == right ? $0 < $1 : left < right
    }
    items = ordered.map { index in
      let item = children.item(of: index)
      let alignment = item.crossAlignment ?? layout.alignment
      let cross = crossRoom(index, alignment)
      let ideal = measured(index, nil, cross).main
      let exact = children.exactSize(of: index, for: proposal(nil, cross))
      let largest = children.largestSize(of: index)
      let narrow = measured(index, 0, cross).main
      let needed = isRow ? max(narrow, children.leastWidth(of: index)) : narrow
      let base = item.basis.map { max($0, 0) } ?? ideal
      return Item(
        index: index, base: base,
        rounding: item.basis == nil ? ideal - (isRow ? exact.width : exact.height) : 0,
        least: min(needed, ideal),
        most: isRow ? largest.width : largest.height,
        grow: max(item.grow ?? 0, 0), shrink: max(item.shrink, 0), alignment: alignment)
    }
  }

  private mutating func breakLines() {
    guard layout.wrap != .none, let limit = room.main else {
      lines = items.isEmpty ? [] : [Line(items: 0..<items.count)]
      return
    }
    var start = 0
    var length = 0.0
    for (position, item) in items.enumerated() {
      let added = item.exact + (position == start ? 0 : layout.spacing)
      // A millionth of a point of rounding does not make a new line.
      if position > start, length + added > limit + 1e-6 {
        lines.append(Line(items: start..<position))
        (start, length) = (position, item.exact)
      } else {
        length += added
      }
    }
    if start < items.count { lines.append(Line(items: start..<items.count)) }
  }

  private func gaps(_ line: Line) -> Double { layout.spacing * Double(line.items.count - 1) }

  private func length(of line: Line) -> Double {
    items[line.items].reduce(gaps(line)) { $0 + $1.hypothetical }
  }

  /// Shares out what a line has too much or too little, freezing those that reach a limit (CSS
  /// Flexible Box Layout, 9.7).
  private mutating func flex(_ line: Line) {
    let room = main - gaps(line)
    let grows = items[line.items].reduce(0) { $0 + $1.hypothetical } < room
    let fits = items[line.items].reduce(0) { $0 + $1.exact } <= room + 1e-6
    // What is too long by nothing but its rounding is not shrunk.
    func factor(_ item: Item) -> Double { grows ? item.grow : fits ? 0 : item.shrink }
    for k in line.items {
      items[k].main = items[k].base
      let isPast =
        grows ? items[k].base > items[k].hypothetical : items[k].base < items[k].hypothetical
      items[k].isFrozen = factor(items[k]) == 0 || isPast || self.room.main == nil
      if items[k].isFrozen { items[k].main = items[k].hypothetical }
    }
    func free(_ items: [Item]) -> Double {
      items[line.items].reduce(room) { $0 - ($1.isFrozen ? $1.main : $1.base) }
    }
    let initial = free(items)
    while true {
      let open = line.items.filter { !items[$0].isFrozen }
      guard !open.isEmpty else { break }
      var rest = free(items)
      let sum = open.reduce(0) { $0 + factor(items[$1]) }
      if sum < 1, abs(initial * sum) < abs(rest) { rest = initial * sum }
      let weight = open.reduce(0) {
        $0 + factor(items[$1]) * (grows ? 1 : items[$1].base)
      }
      var violation = 0.0
      var targets: [(k: Int, target: Double, clamped: Double)] = []
      for k in open {
        let item = items[k]
        let share = weight > 0 ? factor(item) * (grows ? 1 : item.base) / weight : 0
        let target = item.base + rest * share
        let clamped = min(max(target, item.least), max(item.most, item.least))
        violation += clamped - target
        targets.append((k, target, clamped))
      }
      for (k, target, clamped) in targets {
        let difference = clamped - target
        guard violation == 0 || (violation > 0) == (difference > 0) && difference != 0 else {
          continue
        }
        items[k].main = clamped
        items[k].isFrozen = true
      }
    }
  }

  /// Gives lines their cross lengths and places, and children theirs.
  private mutating func stackLines() {
    for line in lines.indices {
      for k in lines[line].items {
        let item = items[k]
        let room = crossRoom(item.index, item.alignment)
        items[k].cross = measured(item.index, item.main, room).cross
        // A column's child is as wide as it likes to be, whatever its lines take of that (CSS's
        // fit-content).
        if !isRow, let room { items[k].cross = room }
        lines[line].cross = max(lines[line].cross, items[k].cross)
        guard item.alignment == .baseline else { continue }
        if isRow {
          items[k].baseline = children.place(
            of: .vertical(.firstTextBaseline), in: item.index,
            for: proposal(item.main, items[k].cross))
        }
        lines[line].ascent = max(lines[line].ascent, items[k].baseline)
        lines[line].descent = max(lines[line].descent, items[k].cross - items[k].baseline)
      }
      lines[line].cross = max(lines[line].cross, lines[line].ascent + lines[line].descent)
    }
    let gaps = layout.lineSpacing * Double(max(lines.count - 1, 0))
    let used = lines.reduce(gaps) { $0 + $1.cross }
    cross = room.cross ?? used
    if layout.wrap == .none {
      if let given = room.cross, !lines.isEmpty { lines[0].cross = given }
      return
    }
    if layout.lineAlignment == .stretch, cross > used {
      for line in lines.indices { lines[line].cross += (cross - used) / Double(lines.count) }
    }
    var (start, gap) = Self.pack(
      layout.lineAlignment, free: cross - lines.reduce(gaps) { $0 + $1.cross },
      count: lines.count, isTurned: layout.wrap == .reverse)
    for line in lines.indices {
      lines[line].start = start
      start += lines[line].cross + layout.lineSpacing + gap
    }
    if layout.wrap == .reverse {
      for line in lines.indices {
        lines[line].start = cross - lines[line].start - lines[line].cross
      }
    }
  }

  /// Where the first of several begins, and what is added to the gaps between them.
  private static func pack(
    _ packing: FlexLayout.Packing, free: Double, count: Int, isTurned: Bool
  ) -> (start: Double, gap: Double) {
    let count = Double(count)
    // Room round what does not fit would hide its beginning; it starts where reading does.
    let safe = isTurned ? min(free, 0) : 0
    switch packing {
    case .stretch, .start: return (0, 0)
    case .end: return (free, 0)
    case .center: return (free / 2, 0)
    case .spaceBetween: return (0, count > 1 && free > 0 ? free / (count - 1) : 0)
    case .spaceAround: return free > 0 ? (free / count / 2, free / count) : (safe, 0)
    case .spaceEvenly: return free > 0 ? (free / (count + 1), free / (count + 1)) : (safe, 0)
    }
  }

  func placements(count: Int) -> [ChildPlacement] {
    var placed = [ChildPlacement](
      repeating: ChildPlacement(origin: .zero, proposal: .unspecified), count: count)
    for index in placed.indices { placed[index].isShown = false }
    for line in lines {
      let used = items[line.items].reduce(gaps(line)) { $0 + $1.main }
      var (place, gap) = Self.pack(
        layout.justification, free: main - used, count: line.items.count,
        isTurned: layout.isReversed)
      for k in line.items {
        let item = items[k]
        let stretches = item.alignment == .stretch
        let length = stretches ? line.cross : item.cross
        let free = line.cross - length
        // Lines in reverse order turn the ends of each line round as well.
        let isTurned = layout.wrap == .reverse
        let offset: Double =
          switch item.alignment {
          case .stretch: 0
          case .start: isTurned ? free : 0
          case .end: isTurned ? 0 : free
          case .center: free / 2
          case .baseline: (isTurned ? line.cross - line.descent : line.ascent) - item.baseline
          }
        let start = layout.isReversed ? main - place - item.main : place
        placed[item.index] = ChildPlacement(
          origin: isRow
            ? Point(x: start, y: line.start + offset) : Point(x: line.start + offset, y: start),
          proposal: proposal(item.main, length))
        placed[item.index].slot = oriented(item.main, length)
        place += item.main + layout.spacing + gap
      }
    }
    return placed
  }
}
