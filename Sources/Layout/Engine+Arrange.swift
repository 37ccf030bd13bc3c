import GalleyGeometry

/// Where one child goes: its origin in the parent, leading taken as left.
struct Placement: BitwiseCopyable {
  var node: Int32
  var isPlaced: Bool
  var origin: Point
  var offer: Offer
  var size: Size
}

extension Engine {
  /// Makes one empty placement for every child.
  func prepare(_ i: Int, _ placed: UnsafeMutablePointer<Placement>) {
    var child = nodes[i].firstChild
    var k = 0
    while child >= 0 {
      placed[k] = Placement(
        node: child, isPlaced: false, origin: .zero, offer: Offer(0, 0), size: .zero)
      k += 1
      child = nodes[Int(child)].nextSibling
    }
  }

  /// Places the children of a node of a size that answered an offer.
  func arrange(_ i: Int, _ offer: Offer, _ size: Size, _ placed: UnsafeMutablePointer<Placement>) {
    guard nodes[i].childCount > 0 else { return }
    switch nodes[i].operation {
    case .hstack, .vstack: arrangeStack(i, offer, size, placed)
    case .zstack: arrangeLayers(i, size, placed)
    case .linear: _ = linear(i, offer, size, placed)
    case .grid: _ = grid(i, offer, size, placed)
    case .flow: _ = flow(i, offer, size, placed)
    case .formRow: _ = formRow(i, offer, size, placed)
    case .form: _ = form(i, offer, size, placed)
    case .list: arrangeList(i, size, placed)
    case .positions: arrangePositions(i, size, placed)
    case .custom: arrangeCustom(i, offer, size, placed)
    case .reader:
      for k in 0..<Int(nodes[i].childCount) { put(placed + k, .zero, Offer(size)) }
    case .background, .overlay: arrangeAttachment(i, offer, size, placed)
    case .safeAreaInset: arrangeSafeAreaInset(i, offer, size, placed)
    default: arrangeModifier(i, offer, size, placed)
    }
    if nodes[i].flags.contains(.hasPositioned), nodes[i].operation.leavesOutPositioned {
      arrangePositions(i, size, placed)
    }
  }

  /// Places one child with the size it takes for an offer.
  @inline(__always)
  func put(_ placement: UnsafeMutablePointer<Placement>, _ origin: Point, _ offer: Offer) {
    put(placement, origin, offer, size(placement.pointee.node, offer))
  }

  @inline(__always)
  func put(
    _ placement: UnsafeMutablePointer<Placement>, _ origin: Point, _ offer: Offer, _ size: Size
  ) {
    placement.pointee.origin = origin
    placement.pointee.offer = offer
    placement.pointee.size = size
    placement.pointee.isPlaced = true
  }

  /// Sizes a child and puts its guides on those of a box.
  func align(
    _ placement: UnsafeMutablePointer<Placement>, in size: Size, _ horizontal: Int16,
    _ vertical: Int16, _ offer: Offer, at corner: Point = .zero
  ) {
    let child = self.size(placement.pointee.node, offer)
    let node = placement.pointee.node
    let x = defaultGuide(horizontal, size) - guideValue(node, horizontal, offer, child)
    let y = defaultGuide(vertical, size) - guideValue(node, vertical, offer, child)
    put(placement, corner.offset(x: x, y: y), offer, child)
  }

  private func arrangeModifier(
    _ i: Int, _ offer: Offer, _ size: Size, _ placed: UnsafeMutablePointer<Placement>
  ) {
    let numbers = parameters + Int(nodes[i].parameters)
    let horizontal = nodes[i].horizontalGuide
    let vertical = nodes[i].verticalGuide
    switch nodes[i].operation {
    case .frame: align(placed, in: size, horizontal, vertical, childOffer(i, offer))
    case .flexibleFrame:
      let (width, height) = flexibleLengths(i)
      let inner = Offer(
        width.placementOffer(offer.width, length: size.width),
        height.placementOffer(offer.height, length: size.height))
      align(placed, in: size, horizontal, vertical, inner)
    case .padding: put(placed, Point(x: numbers[1], y: numbers[0]), childOffer(i, offer))
    case .constraints: put(placed, Point(x: numbers[5], y: numbers[4]), childOffer(i, offer))
    case .offset: put(placed, Point(x: numbers[0], y: numbers[1]), offer)
    case .position:
      put(placed, .zero, Offer(size))
      placed.pointee.origin = Point(
        x: numbers[0] - placed.pointee.size.width / 2,
        y: numbers[1] - placed.pointee.size.height / 2)
    case .item: align(placed, in: size, horizontal, vertical, Offer(size))
    case .viewPosition: arrangePositioned(i, size, placed)
    case .scroll: arrangeScroll(i, offer, placed)
    case .ignoresSafeArea where isPlacing: arrangeIgnoringSafeArea(i, offer, size, placed)
    case .fixedSize, .aspectRatio, .relative:
      align(placed, in: size, 1, 4, childOffer(i, offer))
      placed.pointee.origin = Point(
        x: (size.width - placed.pointee.size.width) / 2,
        y: (size.height - placed.pointee.size.height) / 2)
    default: put(placed, .zero, childOffer(i, offer))
    }
  }

  private func arrangeScroll(
    _ i: Int, _ offer: Offer, _ placed: UnsafeMutablePointer<Placement>
  ) {
    let style = tables.scrolls[Int(nodes[i].object)]
    let origin = Point(
      x: style.scrollsHorizontally ? -style.contentOffset.x.finiteOrZero : 0,
      y: style.scrollsVertically ? -style.contentOffset.y.finiteOrZero : 0)
    put(placed, origin, childOffer(i, offer))
  }

  private func arrangeStack(
    _ i: Int, _ offer: Offer, _ size: Size, _ placed: UnsafeMutablePointer<Placement>
  ) {
    let horizontal = nodes[i].operation == .hstack
    // An unspecified cross proposal has an answer by now: the stack's own cross length.
    let cross = offer.main(!horizontal).or(size.main(!horizontal))
    let final = Offer(main: offer.main(horizontal), cross: cross, horizontal: horizontal)
    if traits[i].bits.contains(.spaced), !options.recordsAllProposals {
      return arrangeSpaced(i, final, horizontal, placed)
    }
    let mark = scratch.mark
    defer { scratch.release(mark) }
    let items = scratch.take(StackItem.self, Int(nodes[i].childCount))
    let count = collect(i, items, horizontal)
    _ = shareOut(items, count, final, horizontal)
    let extent = crossExtent(i, items, count, horizontal)
    var position = 0.0
    for k in 0..<count {
      position += items[k].gap
      put(
        placed + Int(items[k].ordinal),
        Point(main: position, cross: extent.origin(items[k].guide), horizontal: horizontal),
        items[k].offer, items[k].size)
      position += items[k].size.main(horizontal)
    }
  }

  // MARK: Layers

  /// The largest width and height over the children of the highest priority.
  func layeredSize(_ i: Int, _ offer: Offer) -> Size {
    let top = highestPriority(i)
    var result = Size.zero
    var child = nodes[i].firstChild
    while child >= 0 {
      if traits[Int(child)].priority == top, !isLeftOut(i, child) {
        let answer = size(child, offer)
        result.width = max(result.width, answer.width)
        result.height = max(result.height, answer.height)
      }
      child = nodes[Int(child)].nextSibling
    }
    return result
  }

  @inline(__always)
  private func isLeftOut(_ i: Int, _ child: Int32) -> Bool {
    nodes[i].flags.contains(.hasPositioned) && nodes[Int(child)].operation == .viewPosition
  }

  private func highestPriority(_ i: Int) -> Float {
    var top = -Float.infinity
    var child = nodes[i].firstChild
    while child >= 0 {
      if !isLeftOut(i, child) { top = max(top, traits[Int(child)].priority) }
      child = nodes[Int(child)].nextSibling
    }
    return top
  }

  /// Every child is offered the final size; the line is the largest guide among the children of
  /// the highest priority.
  private func arrangeLayers(
    _ i: Int, _ size: Size, _ placed: UnsafeMutablePointer<Placement>
  ) {
    let top = highestPriority(i)
    let offer = Offer(size)
    var line = Point(x: -.infinity, y: -.infinity)
    for k in 0..<Int(nodes[i].childCount) where !isLeftOut(i, placed[k].node) {
      let node = placed[k].node
      let answer = self.size(node, offer)
      let guide = Point(
        x: guideValue(node, nodes[i].horizontalGuide, offer, answer),
        y: guideValue(node, nodes[i].verticalGuide, offer, answer))
      put(placed + k, guide, offer, answer)
      if traits[Int(node)].priority == top {
        line.x = max(line.x, guide.x)
        line.y = max(line.y, guide.y)
      }
    }
    for k in 0..<Int(nodes[i].childCount) where placed[k].isPlaced {
      placed[k].origin = line - placed[k].origin
    }
  }

  /// Background and overlay: the other child is offered the primary's size, guide on guide.
  private func arrangeAttachment(
    _ i: Int, _ offer: Offer, _ size: Size, _ placed: UnsafeMutablePointer<Placement>
  ) {
    let isBackground = nodes[i].operation == .background && nodes[i].childCount > 1
    let primary = placed + (isBackground ? 1 : 0)
    put(primary, .zero, offer, size)
    guard nodes[i].childCount > 1 else { return }
    let other = placed + (isBackground ? 0 : 1)
    let inner = Offer(size)
    let answer = self.size(other.pointee.node, inner)
    let horizontal = nodes[i].horizontalGuide
    let vertical = nodes[i].verticalGuide
    let x =
      guideValue(primary.pointee.node, horizontal, offer, size)
      - guideValue(other.pointee.node, horizontal, inner, answer)
    let y =
      guideValue(primary.pointee.node, vertical, offer, size)
      - guideValue(other.pointee.node, vertical, inner, answer)
    put(other, Point(x: x, y: y), inner, answer)
  }

  private func arrangeSafeAreaInset(
    _ i: Int, _ offer: Offer, _ size: Size, _ placed: UnsafeMutablePointer<Placement>
  ) {
    let parts = safeAreaParts(i, offer)
    put(placed, .zero, parts.rest)
    guard nodes[i].childCount > 1 else { return }
    switch nodes[i].object {
    case 0: placed.pointee.origin.y = parts.length
    case 1: placed.pointee.origin.x = parts.length
    default: break
    }
    let bar = placed + 1
    let isRow = barIsHorizontal(i)
    let room = isRow ? Offer(offer.width, .nan) : Offer(.nan, offer.height)
    align(bar, in: size, nodes[i].horizontalGuide, nodes[i].verticalGuide, room)
    switch nodes[i].object {
    case 0: bar.pointee.origin.y = 0
    case 1: bar.pointee.origin.x = 0
    case 2: bar.pointee.origin.y = size.height - parts.bar.height
    default: bar.pointee.origin.x = size.width - parts.bar.width
    }
  }
}
