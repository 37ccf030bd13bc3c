import GalleyGeometry

extension Engine {
  /// Sizes and places the root and everything below; the answer is the canvas.
  func placeRoot(_ proposal: ProposedSize, _ bounds: Rect?) -> Rect {
    let direction: LayoutDirection = isMirrored(0) ? .rightToLeft : .leftToRight
    let insets = options.safeArea.sane
    let whole = Offer(proposal)
    let offer = Offer(
      shrunk(whole.width, insets.horizontal), shrunk(whole.height, insets.vertical))
    var placement = Placement(
      node: 0, isPlaced: true, origin: .zero, offer: offer, size: size(0, offer))
    // Nothing can be drawn at an infinite length: the axis is laid out with its ideal.
    if !placement.size.width.isFinite { placement.offer.width = .nan }
    if !placement.size.height.isFinite { placement.offer.height = .nan }
    placement.size = size(0, placement.offer)
    placement.size.width = placement.size.width.finiteOrZero
    placement.size.height = placement.size.height.finiteOrZero
    canvas = bounds ?? defaultCanvas(whole, placement.size, insets)
    canvasSafeArea = insets
    let safe = canvas.inset(by: insets, in: direction)
    var origin = Point.zero
    if let alignment = options.rootAlignment {
      origin = rootOffset(alignment, safe.size, placement)
    }
    if isMirrored(0) { origin.x = safe.width - (origin.x + placement.size.width) }
    assignRoot(placement, safe.origin + origin)
    if traits[0].bits.contains(.visit) { place(below: 0) }
    return canvas
  }

  private func rootOffset(_ alignment: Alignment, _ room: Size, _ placement: Placement) -> Point {
    let horizontal = Guide.horizontal(alignment.horizontal)
    let vertical = Guide.vertical(alignment.vertical)
    return Point(
      x: horizontal.defaultPlace(in: room) - horizontal.defaultPlace(in: placement.size),
      y: vertical.defaultPlace(in: room) - vertical.defaultPlace(in: placement.size))
  }

  private func defaultCanvas(_ whole: Offer, _ root: Size, _ insets: EdgeInsets) -> Rect {
    Rect(
      x: 0, y: 0, width: whole.width.isFinite ? whole.width : root.width + insets.horizontal,
      height: whole.height.isFinite ? whole.height : root.height + insets.vertical)
  }

  private func assignRoot(_ placement: Placement, _ origin: Point) {
    let isChanged =
      !traits[0].bits.isDisjoint(with: [.dirty, .unplaced, .environmental])
      || sizes[0] != placement.size || !offers[0].isSame(as: placement.offer)
    origins[0] = origin
    sizes[0] = placement.size
    offers[0] = placement.offer
    traits[0].bits.remove(.unplaced)
    if isChanged { traits[0].bits.insert(.visit) }
  }

  // MARK: Changes

  /// Marks a replaced subtree, so that nothing counts it any more.
  func retire(_ i: Int) {
    var node = Int32(i)
    while true {
      traits[Int(node)].bits = [.dead, .unplaced]
      if nodes[Int(node)].firstChild >= 0 {
        node = nodes[Int(node)].firstChild
        continue
      }
      while node != i, nodes[Int(node)].nextSibling < 0 { node = nodes[Int(node)].parent }
      if node == i { return }
      node = nodes[Int(node)].nextSibling
    }
  }

  /// Forgets the answers of a node.
  func forget(_ i: Int) {
    traits[i].cacheCount = 0
    traits[i].cacheNext = 0
    traits[i].bits.insert(.dirty)
    if !state.guideMemo.isEmpty { state.guideMemo.removeAll() }
  }

  /// Analyses the ancestors of a changed node anew and forgets their answers.
  func refreshAncestors(of i: Int) {
    if !state.guideMemo.isEmpty { state.guideMemo.removeAll() }
    var node = nodes[i].parent
    while node >= 0 {
      let n = Int(node)
      let old = traits[n]
      let size = sizes[n]
      analyse(n)
      let kept = old.bits.intersection([.unplaced])
      traits[n].bits.remove(.unplaced)
      traits[n].bits.formUnion(kept)
      traits[n].bits.remove(.visit)
      traits[n].cache = old.cache
      traits[n].isCacheLarge = old.isCacheLarge
      if !traits[n].bits.contains(.rigid) { sizes[n] = size }
      node = nodes[n].parent
    }
  }
}
