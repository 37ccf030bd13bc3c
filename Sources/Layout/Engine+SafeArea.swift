import GalleyGeometry

/// The canvas's edges, and how far in the safe area begins, in absolute coordinates.
struct SafeRegion {
  var outer: Rect
  var left: Double
  var top: Double
  var right: Double
  /// The upper edge of bars and home indicators.
  var bottom: Double
  /// The upper edge of a keyboard.
  var keyboard = Double.infinity

  /// The upper edge of the covered part at the bottom.
  var covered: Double { min(bottom, keyboard) }
}

extension Engine {
  /// Where a node that has been placed lies on the canvas.
  func absoluteOrigin(_ i: Int) -> Point {
    var point = Point.zero
    var node = Int32(i)
    while node >= 0 {
      point = point + origins[Int(node)]
      node = nodes[Int(node)].parent
    }
    return point
  }

  func isMirrored(_ i: Int) -> Bool { nodes[i].flags.contains(.mirrored) }

  /// The safe region that a node sees: the canvas's, less the bars above it in the tree, with the
  /// edges reopened that something above it ignores. Content of a scroll view has an empty safe area
  /// along the scrolled axes, unless the parts of its bounds that are covered are wanted.
  func safeRegion(_ i: Int, reopens: Bool = true, scrolls: Bool = true) -> SafeRegion {
    let insets = canvasSafeArea
    let direction: LayoutDirection = isMirrored(0) ? .rightToLeft : .leftToRight
    var region = SafeRegion(
      outer: canvas, left: canvas.minX + insets.left(in: direction),
      top: canvas.minY + insets.top, right: canvas.maxX - insets.right(in: direction),
      bottom: canvas.maxY - insets.bottom)
    var path: [Int32] = []
    var node = Int32(i)
    while nodes[Int(node)].parent >= 0 {
      path.append(node)
      node = nodes[Int(node)].parent
    }
    for child in path.reversed() {
      let parent = Int(nodes[Int(child)].parent)
      if case .safeAreaInset(let row) = nodes[parent].kind, nodes[parent].firstChild == child {
        narrow(&region, tables.bars[row], at: parent)
      } else if case .ignoresSafeArea(let edges, let regions) = nodes[parent].kind {
        if reopens { reopen(&region, physical(edges, at: parent), regions) }
      } else if scrolls {
        close(&region, scrolledEdges(parent))
      }
    }
    return region
  }

  /// Excludes the bar of a node from the region. An edge of the node inside the region ends the area that its
  /// content reaches by ignoring the bar.
  private func narrow(_ region: inout SafeRegion, _ bar: SafeAreaBar, at i: Int) {
    let content = Int(nodes[i].firstChild)
    let inner = Rect(origin: absoluteOrigin(content), size: sizes[content])
    let whole = Rect(origin: absoluteOrigin(i), size: sizes[i])
    func isInside(_ distance: Double) -> Bool { distance > 0.001 }
    switch bar.edge {
    case .bottom where bar.isKeyboard: region.keyboard = min(region.keyboard, inner.maxY)
    case .top:
      if isInside(whole.minY - region.top) { region.outer.removeTop(to: whole.minY) }
      region.top = max(region.top, inner.minY)
    case .bottom:
      if isInside(region.covered - whole.maxY) {
        region.outer.size.height = whole.maxY - region.outer.minY
      }
      region.bottom = min(region.bottom, inner.maxY)
    case .leading where !isMirrored(i), .trailing where isMirrored(i):
      if isInside(whole.minX - region.left) { region.outer.removeLeft(to: whole.minX) }
      region.left = max(region.left, inner.minX)
    case .leading, .trailing:
      if isInside(region.right - whole.maxX) {
        region.outer.size.width = whole.maxX - region.outer.minX
      }
      region.right = min(region.right, inner.maxX)
    }
  }

  private typealias PhysicalEdges = (top: Bool, left: Bool, bottom: Bool, right: Bool)

  private func physical(_ edges: Edge.Set, at i: Int) -> PhysicalEdges {
    let leading = edges.contains(.leading)
    let trailing = edges.contains(.trailing)
    return (
      edges.contains(.top), isMirrored(i) ? trailing : leading, edges.contains(.bottom),
      isMirrored(i) ? leading : trailing
    )
  }

  /// The edges between which a node scrolls.
  private func scrolledEdges(_ i: Int) -> Edge.Set {
    switch nodes[i].kind {
    case .scroll(let row):
      let style = tables.scrolls[row]
      return (style.scrollsHorizontally ? Edge.Set.horizontal : [])
        .union(style.scrollsVertically ? .vertical : [])
    case .list: return .vertical
    default: return []
    }
  }

  private func close(_ region: inout SafeRegion, _ edges: Edge.Set) {
    if edges.contains(.vertical) {
      (region.bottom, region.keyboard) = (region.covered, .infinity)
      (region.outer.origin.y, region.outer.size.height) = (region.top, region.bottom - region.top)
    }
    if edges.contains(.horizontal) {
      (region.outer.origin.x, region.outer.size.width) = (region.left, region.right - region.left)
    }
  }

  private func reopen(
    _ region: inout SafeRegion, _ edges: PhysicalEdges, _ regions: SafeAreaRegions
  ) {
    if edges.bottom, regions.contains(.keyboard) { region.keyboard = .infinity }
    guard regions.contains(.container) else { return }
    if edges.top { region.top = region.outer.minY }
    if edges.left { region.left = region.outer.minX }
    if edges.bottom { region.bottom = region.outer.maxY }
    if edges.right { region.right = region.outer.maxX }
  }

  /// Offers and places the child in the node's rectangle, grown over the insets of the chosen
  /// edges where the rectangle reaches the safe area's edge.
  func arrangeIgnoringSafeArea(
    _ i: Int, _ edges: Edge.Set, _ regions: SafeAreaRegions, _ size: Size,
    _ placed: UnsafeMutablePointer<Placement>
  ) {
    let more = growth(i, edges, regions, size, from: safeRegion(i, reopens: false))
    let grown = Size(width: size.width + more.horizontal, height: size.height + more.vertical)
    put(placed, Point(x: -more.leading, y: -more.top), Proposal(grown))
  }

  /// The insets of the chosen edges at which a node that is being placed reaches the safe area's
  /// edge or extends beyond it, as a node can inside of another one that ignores the safe area.
  func growth(
    _ i: Int, _ edges: Edge.Set, _ regions: SafeAreaRegions, _ size: Size,
    from region: @autoclosure () -> SafeRegion
  ) -> EdgeInsets {
    guard isPlacing else { return .zero }
    let region = region()
    // Keyboards are at the bottom.
    let chosen = physical(regions.contains(.container) ? edges : edges.intersection(.bottom), at: i)
    var open = region
    reopen(&open, chosen, regions)
    func growth(_ isChosen: Bool, _ distance: Double, _ room: Double) -> Double {
      isChosen && distance <= 0.001 ? max(0, room) : 0
    }
    let frame = Rect(origin: absoluteOrigin(i), size: size)
    let left = growth(chosen.left, frame.minX - region.left, frame.minX - open.left)
    let right = growth(chosen.right, region.right - frame.maxX, open.right - frame.maxX)
    return EdgeInsets(
      top: growth(chosen.top, frame.minY - region.top, frame.minY - open.top),
      leading: isMirrored(i) ? right : left,
      bottom: growth(chosen.bottom, region.covered - frame.maxY, open.covered - frame.maxY),
      trailing: isMirrored(i) ? left : right)
  }

  /// The parts of a placed node's bounds that bars and notches cover, whether it ignores them or
  /// not.
  func coveredInsets(_ i: Int, _ size: Size) -> EdgeInsets {
    guard isPlacing else { return .zero }
    let region = safeRegion(i, reopens: false, scrolls: false)
    let frame = Rect(origin: absoluteOrigin(i), size: size)
    let left = min(max(0, region.left - frame.minX), size.width)
    let right = min(max(0, frame.maxX - region.right), size.width)
    return EdgeInsets(
      top: min(max(0, region.top - frame.minY), size.height),
      leading: isMirrored(i) ? right : left,
      bottom: min(max(0, frame.maxY - region.covered), size.height),
      trailing: isMirrored(i) ? left : right)
  }
}

extension Rect {
  fileprivate mutating func removeTop(to y: Double) {
    size.height -= y - minY
    origin.y = y
  }

  fileprivate mutating func removeLeft(to x: Double) {
    size.width -= x - minX
    origin.x = x
  }
}
