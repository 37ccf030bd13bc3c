import GalleyGeometry

/// The canvas's edges, and how far in the safe area begins, in absolute coordinates.
struct SafeRegion {
  var outer: Rect
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
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
  /// edges reopened that something above it ignores.
  func safeRegion(_ i: Int, reopens: Bool = true) -> SafeRegion {
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
      if nodes[parent].operation == .safeAreaInset, nodes[parent].firstChild == child {
        narrow(&region, by: parent, content: Int(child))
      } else if reopens, nodes[parent].operation == .ignoresSafeArea {
        reopen(&region, edges(of: parent))
      }
    }
    return region
  }

  private func narrow(_ region: inout SafeRegion, by bar: Int, content: Int) {
    let origin = absoluteOrigin(content)
    let size = sizes[content]
    switch physicalEdge(bar) {
    case 0: region.top = max(region.top, origin.y)
    case 1: region.left = max(region.left, origin.x)
    case 2: region.bottom = min(region.bottom, origin.y + size.height)
    default: region.right = min(region.right, origin.x + size.width)
    }
  }

  /// Top 0, left 1, bottom 2, right 3.
  private func physicalEdge(_ i: Int) -> Int32 {
    let edge = nodes[i].object
    return isMirrored(i) && edge % 2 == 1 ? 4 - edge : edge
  }

  /// The ignored edges: top, left, bottom, right.
  private func edges(of i: Int) -> (Bool, Bool, Bool, Bool) {
    let set = Edge.Set(rawValue: UInt8(truncatingIfNeeded: nodes[i].object))
    let leading = set.contains(.leading)
    let trailing = set.contains(.trailing)
    return isMirrored(i)
      ? (set.contains(.top), trailing, set.contains(.bottom), leading)
      : (set.contains(.top), leading, set.contains(.bottom), trailing)
  }

  private func reopen(_ region: inout SafeRegion, _ edges: (Bool, Bool, Bool, Bool)) {
    if edges.0 { region.top = region.outer.minY }
    if edges.1 { region.left = region.outer.minX }
    if edges.2 { region.bottom = region.outer.maxY }
    if edges.3 { region.right = region.outer.maxX }
  }

  /// Offers and places the child in the node's rectangle, grown over the insets of the chosen
  /// edges where the rectangle reaches the safe area's edge.
  func arrangeIgnoringSafeArea(
    _ i: Int, _ offer: Offer, _ size: Size, _ placed: UnsafeMutablePointer<Placement>
  ) {
    let region = safeRegion(i)
    let origin = absoluteOrigin(i)
    let chosen = edges(of: i)
    func growth(_ isChosen: Bool, _ distance: Double, _ room: Double) -> Double {
      isChosen && distance <= 0.001 ? max(0, room) : 0
    }
    let frame = Rect(origin: origin, size: size)
    let top = growth(chosen.0, frame.minY - region.top, frame.minY - region.outer.minY)
    let left = growth(chosen.1, frame.minX - region.left, frame.minX - region.outer.minX)
    let bottom = growth(chosen.2, region.bottom - frame.maxY, region.outer.maxY - frame.maxY)
    let right = growth(chosen.3, region.right - frame.maxX, region.outer.maxX - frame.maxX)
    let grown = Size(width: size.width + left + right, height: size.height + top + bottom)
    let leading = isMirrored(i) ? right : left
    put(placed, Point(x: -leading, y: -top), Offer(grown))
  }

  /// The parts of a placed node's bounds that bars and notches cover, whether it ignores them or
  /// not.
  func coveredInsets(_ i: Int, _ size: Size) -> EdgeInsets {
    guard isPlacing else { return .zero }
    let region = safeRegion(i, reopens: false)
    let frame = Rect(origin: absoluteOrigin(i), size: size)
    let left = min(max(0, region.left - frame.minX), size.width)
    let right = min(max(0, frame.maxX - region.right), size.width)
    return EdgeInsets(
      top: min(max(0, region.top - frame.minY), size.height),
      leading: isMirrored(i) ? right : left,
      bottom: min(max(0, frame.maxY - region.bottom), size.height),
      trailing: isMirrored(i) ? left : right)
  }
}
