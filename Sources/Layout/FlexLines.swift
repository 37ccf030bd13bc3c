import GalleyGeometry

/// The children of a flex container in their lines, with their lengths.
struct FlexLines {
  private struct Item {
    var index: Int
    var base: Double
    /// True when the base is what the content would like.
    var hasContentBase: Bool
    /// By how much the base is longer than before rounding to device pixels.
    var rounding: Double
    var least: Double
    var most: Double
    /// The length of its content without line breaks, and its minimum.
    var contribution: (most: Double, least: Double)
    /// The lengths that it states across the line.
    var across: FlexLength
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

    /// Its contribution to a container that is as long as its contents: their length, but no more than it
    /// can grow to, and no less than it can shrink to (CSS Flexible Box Layout, 9.9.1).
    var whole: Double { held(contribution.most) }
    var needed: Double { hasContentBase ? contribution.least : held(contribution.least) }

    private func held(_ content: Double) -> Double {
      let isHeld = content > base && grow == 0 || content < base && shrink == 0
      return isHeld ? hypothetical : content
    }
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
  private var room: FlexLayout.Room
  private let children: LayoutChildren
  private let order: [Int]
  private var items: [Item] = []
  private var lines: [Line] = []
  private var main = 0.0
  private var cross = 0.0

  init(_ layout: FlexLayout, _ room: FlexLayout.Room, _ children: LayoutChildren) {
    (self.layout, self.room, self.children) = (layout, room, children)
    order = Self.order(children)
    if !isRow, room.cross == nil, layout.wrap == .none || room.main == nil {
      self.room.cross = order.map { widest($0) }.max() ?? 0
    }
    items = order.map { item($0) }
    breakLines()
    main = room.main ?? lines.map { isRow ? contents(of: $0) : length(of: $0) }.max() ?? 0
    for line in lines.indices { flex(lines[line]) }
    stackLines()
  }

  var size: Size { oriented(main, cross) }

  /// The least width that breaks nothing.
  var leastWidth: Double {
    guard isRow else { return items.reduce(0) { max($0, narrowest($1)) } }
    if layout.wrap != .none { return items.reduce(0) { max($0, $1.contribution.least) } }
    return lines.reduce(0) { total, line in
      items[line.items].reduce(total + gaps(line)) { $0 + $1.needed }
    }
  }

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

  /// The children that take part, as their `order` has them.
  private static func order(_ children: LayoutChildren) -> [Int] {
    (0..<children.count).filter { !children.item(of: $0).isHidden }.sorted {
      let (left, right) = (children.item(of: $0).order, children.item(of: $1).order)
      return left == right ? $0 < $1 : left < right
    }
  }

  /// The width that a column's child takes where any is at hand.
  private func widest(_ index: Int) -> Double {
    children.flexLength(of: index, .horizontal).contribution(measured(index, nil, nil).cross)
  }

  /// The width that a column's child cannot do without.
  private func narrowest(_ item: Item) -> Double {
    let length = item.across
    if length.isFixed, let preferred = length.preferred { return preferred }
    return length.clamped(children.contentLeast(of: item.index, .horizontal, in: nil))
  }

  /// True when a child is as long across as the only line.
  private func fillsOnlyLine(_ alignment: FlexAlignment) -> Bool {
    layout.wrap == .none && alignment == .stretch
  }

  /// The cross length that a child is measured with before its line has one.
  private func crossRoom(
    _ index: Int, _ alignment: FlexAlignment, _ length: FlexLength
  ) -> Double? {
    if length.isFixed { return isRow ? nil : length.preferred }
    if let cross = room.cross, fillsOnlyLine(alignment) { return length.clamped(cross) }
    guard !isRow else { return nil }
    // A column's children are as wide as they like to be, up to the column (CSS's fit-content).
    let ideal = measured(index, nil, nil).cross
    guard let cross = room.cross, cross < ideal else { return length.clamped(ideal) }
    return length.clamped(max(cross, children.leastWidth(of: index)))
  }

  private func item(_ index: Int) -> Item {
    let item = children.item(of: index)
    let alignment = item.crossAlignment ?? layout.alignment
    let across = children.flexLength(of: index, isRow ? .vertical : .horizontal)
    let along = children.flexLength(of: index, layout.axis)
    let cross = crossRoom(index, alignment, across)
    let content = children.contentLength(of: index, layout.axis, in: cross)
    let needed = children.contentLeast(of: index, layout.axis, in: cross)
    let exact = children.exactSize(of: index, for: proposal(nil, cross))
    let isMeasured = item.basis == nil && along.preferred == nil
    let automatic = min(needed, along.preferred ?? needed, along.maximum)
    let fixed = along.isFixed ? along.preferred : nil
    return Item(
      index: index, base: item.basis.map { max($0, 0) } ?? along.preferred ?? content,
      hasContentBase: isMeasured,
      rounding: isMeasured
        ? measured(index, nil, cross).main - (isRow ? exact.width : exact.height) : 0,
      least: fixed ?? along.minimum ?? automatic, most: fixed ?? along.maximum,
      contribution: (along.contribution(content), along.contribution(needed)), across: across,
      grow: max(item.grow ?? 0, 0), shrink: max(item.shrink, 0), alignment: alignment)
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

  /// The length at which nothing in a line is broken.
  private func contents(of line: Line) -> Double {
    items[line.items].reduce(gaps(line)) { $0 + $1.whole }
  }

  /// Shares out what a line has too much or too little, freezing those that reach a limit (CSS
  /// Flexible Box Layout, 9.7).
  private mutating func flex(_ line: Line) {
    let room = main - gaps(line)
    let grows = items[line.items].reduce(0) { $0 + $1.hypothetical } < room
    let fits = items[line.items].reduce(0) { $0 + $1.exact } <= room + 1e-6
    // A line that is too long by rounding alone is not shrunk.
    func factor(_ item: Item) -> Double { grows ? item.grow : fits ? 0 : item.shrink }
    for k in line.items {
      items[k].main = items[k].base
      let isPast =
        grows ? items[k].base > items[k].hypothetical : items[k].base < items[k].hypothetical
      items[k].isFrozen = factor(items[k]) == 0 || isPast || !isRow && self.room.main == nil
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
        let room = crossRoom(item.index, item.alignment, item.across)
        items[k].cross = item.across.clamped(measured(item.index, item.main, room).cross)
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

  /// The position of the first of several, and the addition to the gaps between them.
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

  /// The length of a child across its line.
  private func crossLength(_ item: Item, _ line: Line) -> Double {
    guard item.alignment == .stretch, !item.across.isFixed else { return item.cross }
    let length = item.across.clamped(line.cross)
    let isFilled = children.canStretch(item.index, isRow ? .vertical : .horizontal)
    return isFilled ? length : min(length, measured(item.index, item.main, length).cross)
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
        let length = crossLength(item, line)
        let free = line.cross - length
        // Lines in reverse order turn the ends of each line round as well.
        let isTurned = layout.wrap == .reverse
        let offset: Double =
          switch item.alignment {
          case .stretch, .start: isTurned ? free : 0
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
    if let index = baselineItem?.index { placed[index].givesBaseline = true }
    return placed
  }

  /// The child whose baseline is the container's: of the line at its start the first that stands on a
  /// baseline, else the first; of a column the highest.
  private var baselineItem: Item? {
    guard let line = layout.wrap == .reverse ? lines.last : lines.first else { return nil }
    let items = items[line.items]
    guard isRow else { return layout.isReversed ? items.last : items.first }
    return items.first { $0.alignment == .baseline } ?? items.first
  }
}
