import GalleyGeometry

extension Engine {
  /// Sizes and places the root and everything below; leaves the canvas.
  func placeRoot(_ proposal: ProposedSize, _ bounds: Rect?) {
    let direction: LayoutDirection = isMirrored(0) ? .rightToLeft : .leftToRight
    let insets = options.safeArea.sanitized
    let whole = Proposal(proposal)
    let proposal = whole.inset(by: insets)
    var placement = Placement(
      node: 0, isPlaced: true, origin: .zero, proposal: proposal, size: size(0, proposal))
    // Nothing can be drawn at an infinite length: the axis is laid out with its ideal.
    if !placement.size.width.isFinite { placement.proposal.width = .nan }
    if !placement.size.height.isFinite { placement.proposal.height = .nan }
    placement.size = size(0, placement.proposal)
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
    origins[0] = safe.origin + origin
    sizes[0] = placement.size
    proposals[0] = placement.proposal
    traits[0].bits.insert(.placed)
    placeAll()
  }

  private func rootOffset(_ alignment: Alignment, _ room: Size, _ placement: Placement) -> Point {
    let horizontal = Guide.horizontal(alignment.horizontal)
    let vertical = Guide.vertical(alignment.vertical)
    return Point(
      x: horizontal.defaultPlace(in: room) - horizontal.defaultPlace(in: placement.size),
      y: vertical.defaultPlace(in: room) - vertical.defaultPlace(in: placement.size))
  }

  private func defaultCanvas(_ whole: Proposal, _ root: Size, _ insets: EdgeInsets) -> Rect {
    Rect(
      x: 0, y: 0, width: whole.width.isFinite ? whole.width : root.width + insets.horizontal,
      height: whole.height.isFinite ? whole.height : root.height + insets.vertical)
  }
}
