import GalleyGeometry

/// Where one child goes: its origin in the parent, leading taken as left.
struct Placement: BitwiseCopyable {
  var node: Int32
  var isPlaced: Bool
  var origin: Point
  var proposal: Proposal
  var size: Size
  /// True if the size is that of its slot, which may be larger than what it takes.
  var isStretched = false
  /// True when the container's first baseline is this child's.
  var givesBaseline = false
}

extension Engine {
  /// Makes one empty placement for every child.
  func prepare(_ i: Int, _ placed: UnsafeMutablePointer<Placement>) {
    var child = nodes[i].firstChild
    var k = 0
    while child >= 0 {
      placed[k] = Placement(
        node: child, isPlaced: false, origin: .zero, proposal: Proposal(0, 0), size: .zero)
      k += 1
      child = nodes[Int(child)].nextSibling
    }
  }

  /// Places the children of a node whose size was measured for a proposal. Children that get no
  /// placement have no frame.
  func arrange(
    _ i: Int, _ proposal: Proposal, _ size: Size, _ placed: UnsafeMutablePointer<Placement>
  ) {
    guard nodes[i].childCount > 0 else { return }
    let horizontal = nodes[i].horizontalGuide
    let vertical = nodes[i].verticalGuide
    if traits[i].bits.contains(.stretched), arrangeStretched(i, proposal, size, placed) { return }
    switch nodes[i].kind {
    case .empty, .fixed, .fixedText, .fill, .circle, .clamp, .area, .spacer, .divider, .leaf: break
    case .passthrough, .layoutPriority, .alignmentGuide, .spacing, .layoutDirection:
      put(placed, .zero, proposal)
    case .frame: align(placed, in: size, horizontal, vertical, childProposal(i, proposal))
    case .flexibleFrame(let row):
      let lengths = tables.flexibleFrames[row]
      let inner = Proposal(
        lengths.width.placementProposal(proposal.width, length: size.width),
        lengths.height.placementProposal(proposal.height, length: size.height))
      let measured = childProposal(i, proposal)
      align(
        placed, in: size, horizontal, vertical,
        unsquared(inner, nodes[i].firstChild, measuredWith: measured))
    case .padding(let row):
      let insets = tables.insets[row]
      put(placed, Point(x: insets.leading, y: insets.top), proposal.inset(by: insets))
    case .constraints(let row):
      let lengths = tables.constraints[row]
      put(
        placed, Point(x: lengths.insets.leading, y: lengths.insets.top),
        lengths.childProposal(proposal))
    case .offset(let row): put(placed, tables.points[row], proposal)
    case .position(let row):
      put(placed, .zero, Proposal(size))
      let center = tables.points[row]
      placed.pointee.origin = Point(
        x: center.x - placed.pointee.size.width / 2, y: center.y - placed.pointee.size.height / 2)
    case .item:
      align(
        placed, in: size, horizontal, vertical,
        unsquared(Proposal(size), nodes[i].firstChild, measuredWith: proposal))
    case .viewPosition: arrangePositioned(i, size, placed)
    case .scroll(let row): arrangeScroll(i, tables.scrolls[row], proposal, size, placed)
    case .ignoresSafeArea(let edges, let regions):
      if isPlacing {
        arrangeIgnoringSafeArea(i, edges, regions, size, placed)
      } else {
        put(placed, .zero, proposal)
      }
    case .fixedSize, .aspectRatio, .relative, .containerRelative:
      put(placed, .zero, childProposal(i, proposal))
      placed.pointee.origin = Point(
        x: (size.width - placed.pointee.size.width) / 2,
        y: (size.height - placed.pointee.size.height) / 2)
    case .background, .overlay: arrangeAttachment(i, proposal, size, placed)
    case .safeAreaInset(let row):
      arrangeSafeAreaInset(i, tables.bars[row], proposal, size, placed)
    case .hstack(let row):
      arrangeStack(i, tables.lengths[row], proposal, size, placed, horizontal: true)
      arrangeOver(i, size, placed)
    case .vstack(let row):
      arrangeStack(i, tables.lengths[row], proposal, size, placed, horizontal: false)
      arrangeOver(i, size, placed)
    case .zstack:
      arrangeLayers(i, proposal, size, placed)
      arrangeOver(i, size, placed)
    case .reader:
      for k in 0..<Int(nodes[i].childCount) { put(placed + k, .zero, Proposal(size)) }
    case .linear(let row): _ = linear(i, tables.linears[row], proposal, size, placed)
    case .grid(let row): _ = grid(i, tables.grids[row], proposal, placed)
    case .flow(let row): _ = flow(i, tables.flows[row], proposal, size, placed)
    case .formRow(let row): _ = formRow(i, tables.formRows[row], proposal, size, placed)
    case .form(let row): _ = form(i, tables.forms[row], proposal, size, placed)
    case .list(let row): arrangeList(i, tables.lists[row], size, placed)
    case .positions: arrangePositions(i, size, placed, isExclusive: true)
    case .custom(let row): arrangeCustom(i, tables.containers[row], proposal, size, placed)
    }
  }

  /// Places the children that have a view position and take no part in a stack.
  @inline(__always)
  private func arrangeOver(
    _ i: Int, _ size: Size, _ placed: UnsafeMutablePointer<Placement>
  ) {
    guard nodes[i].flags.contains(.hasPositioned) else { return }
    arrangePositions(i, size, placed, isExclusive: false)
  }

  /// Places one child with the size it takes for a proposal.
  @inline(__always)
  func put(_ placement: UnsafeMutablePointer<Placement>, _ origin: Point, _ proposal: Proposal) {
    put(placement, origin, proposal, size(placement.pointee.node, proposal))
  }

  @inline(__always)
  func put(
    _ placement: UnsafeMutablePointer<Placement>, _ origin: Point, _ proposal: Proposal,
    _ size: Size
  ) {
    placement.pointee.origin = origin
    placement.pointee.proposal = proposal
    placement.pointee.size = size
    placement.pointee.isPlaced = true
  }

  /// Sizes a child and puts its guides on those of a box.
  func align(
    _ placement: UnsafeMutablePointer<Placement>, in size: Size, _ horizontal: Int16,
    _ vertical: Int16, _ proposal: Proposal, at corner: Point = .zero
  ) {
    let child = self.size(placement.pointee.node, proposal)
    let node = placement.pointee.node
    let x = defaultGuide(horizontal, size) - guideValue(node, horizontal, proposal, child)
    let y = defaultGuide(vertical, size) - guideValue(node, vertical, proposal, child)
    put(placement, corner.offset(x: x, y: y), proposal, child)
  }

  private func arrangeScroll(
    _ i: Int, _ style: ScrollStyle, _ proposal: Proposal, _ size: Size,
    _ placed: UnsafeMutablePointer<Placement>
  ) {
    let inner = childProposal(i, proposal)
    let content = childSize(nodes[i].firstChild, inner)
    func origin(_ rest: Double, _ axis: KeyPath<UnitPoint, Double>, _ offset: Double) -> Double {
      let anchor = rest < 0 ? style.anchor : style.alignmentAnchor
      return rest.finiteOrZero * anchor[keyPath: axis].finiteOrZero - offset.finiteOrZero
    }
    let place = Point(
      x: style.scrollsHorizontally
        ? origin(size.width - content.width, \.x, style.contentOffset.x) : 0,
      y: style.scrollsVertically
        ? origin(size.height - content.height, \.y, style.contentOffset.y) : 0)
    put(placed, place, inner)
    var edges: Edge.Set = []
    if style.scrollsHorizontally { edges.formUnion(.horizontal) }
    if style.scrollsVertically { edges.formUnion(.vertical) }
    let reach = growth(i, edges, .all, size, from: safeRegion(i))
    if reach != .zero { scrollReach[Int32(i)] = reach }
  }

  private func arrangeStack(
    _ i: Int, _ spacing: Double, _ proposal: Proposal, _ size: Size,
    _ placed: UnsafeMutablePointer<Placement>, horizontal: Bool
  ) {
    // The cross length is known by now, so nothing needs to be left unspecified.
    let cross = proposal.main(!horizontal).or(size.main(!horizontal))
    let final = Proposal(main: proposal.main(horizontal), cross: cross, horizontal: horizontal)
    if traits[i].bits.contains(.spaced), !options.recordsAllProposals {
      return arrangeSpaced(i, spacing, final, horizontal, placed)
    }
    let mark = scratch.mark
    defer { scratch.release(mark) }
    let items = scratch.take(StackItem.self, Int(nodes[i].childCount))
    let count = collect(i, spacing, items, horizontal)
    let length = shareOut(items, count, final, horizontal)
    if isPlacing, horizontal, traits[i].bits.contains(.holdsContent) {
      noteSqueezed(items, count, final.width, length)
    }
    let extent = crossExtent(i, items, count, horizontal)
    // A stack that was made larger than its views keeps them where its alignment says.
    let free = traits[i].bits.contains(.stretched) ? size.main(!horizontal) - extent.length : 0
    let start = free * tables.defaultShare(of: crossGuide(i, horizontal))
    var position = 0.0
    for k in 0..<count {
      position += items[k].gap
      put(
        placed + Int(items[k].ordinal),
        Point(
          main: position, cross: extent.origin(items[k].guide) + start, horizontal: horizontal),
        items[k].proposal, items[k].size)
      position += items[k].size.main(horizontal)
    }
  }

  // MARK: Layers

  /// The largest width and height over the children of the highest priority.
  func layeredSize(_ i: Int, _ proposal: Proposal) -> Size {
    let top = highestPriority(i)
    var result = Size.zero
    var child = nodes[i].firstChild
    while child >= 0 {
      if traits[Int(child)].priority == top, !nodes[Int(child)].isPositioned {
        let measured = size(child, proposal)
        result.width = max(result.width, measured.width)
        result.height = max(result.height, measured.height)
      }
      child = nodes[Int(child)].nextSibling
    }
    return result
  }

  private func highestPriority(_ i: Int) -> Float {
    var top = -Float.infinity
    var child = nodes[i].firstChild
    while child >= 0 {
      if !nodes[Int(child)].isPositioned { top = max(top, traits[Int(child)].priority) }
      child = nodes[Int(child)].nextSibling
    }
    return top
  }

  /// Every child is offered the final size; the line is the largest guide among the children of
  /// the highest priority.
  private func arrangeLayers(
    _ i: Int, _ whole: Proposal, _ size: Size, _ placed: UnsafeMutablePointer<Placement>
  ) {
    let top = highestPriority(i)
    var line = Point(x: -.infinity, y: -.infinity)
    for k in 0..<Int(nodes[i].childCount) where !nodes[Int(placed[k].node)].isPositioned {
      let node = placed[k].node
      let proposal = unsquared(Proposal(size), node, measuredWith: whole)
      let measured = self.size(node, proposal)
      let guide = Point(
        x: guideValue(node, nodes[i].horizontalGuide, proposal, measured),
        y: guideValue(node, nodes[i].verticalGuide, proposal, measured))
      put(placed + k, guide, proposal, measured)
      if traits[Int(node)].priority == top {
        line.x = max(line.x, guide.x)
        line.y = max(line.y, guide.y)
      }
    }
    for k in 0..<Int(nodes[i].childCount) where placed[k].isPlaced {
      placed[k].origin = line - placed[k].origin
    }
  }

  /// A proposal for a child whose own measure decided about it. On axes where the child takes a
  /// fraction of its proposal it is at least what the child was measured with: else a half would
  /// become a quarter. By what content was rounded up to device pixels it has no more room: a text
  /// that was cut would be whole at one scale and not at another.
  func unsquared(_ proposal: Proposal, _ node: Int32, measuredWith whole: Proposal) -> Proposal {
    var proposal = proposal
    let bits = traits[Int(node)].bits
    if bits.contains(.holdsContent) {
      func isRounded(_ length: Double, _ measured: Double) -> Bool {
        length > measured && length - measured < pixel
      }
      if isRounded(proposal.width, whole.width) { proposal.width = whole.width }
      if isRounded(proposal.height, whole.height) { proposal.height = whole.height }
    }
    guard !bits.isDisjoint(with: .relativeBoth) else { return proposal }
    if bits.contains(.relativeWidth), whole.width.isFinite {
      proposal.width = max(proposal.width, whole.width)
    }
    if bits.contains(.relativeHeight), whole.height.isFinite {
      proposal.height = max(proposal.height, whole.height)
    }
    return proposal
  }

  /// Background and overlay: the other child is offered the primary's size, guide on guide.
  func arrangeAttachment(
    _ i: Int, _ proposal: Proposal, _ size: Size, _ placed: UnsafeMutablePointer<Placement>
  ) {
    let isReversed = primary(i) != nodes[i].firstChild
    let primary = placed + (isReversed ? 1 : 0)
    put(primary, .zero, proposal, size)
    guard nodes[i].childCount > 1 else { return }
    let other = placed + (isReversed ? 0 : 1)
    let inner = Proposal(size)
    let measured = self.size(other.pointee.node, inner)
    let horizontal = nodes[i].horizontalGuide
    let vertical = nodes[i].verticalGuide
    let x =
      guideValue(primary.pointee.node, horizontal, proposal, size)
      - guideValue(other.pointee.node, horizontal, inner, measured)
    let y =
      guideValue(primary.pointee.node, vertical, proposal, size)
      - guideValue(other.pointee.node, vertical, inner, measured)
    put(other, Point(x: x, y: y), inner, measured)
  }

  private func arrangeSafeAreaInset(
    _ i: Int, _ style: SafeAreaBar, _ proposal: Proposal, _ size: Size,
    _ placed: UnsafeMutablePointer<Placement>
  ) {
    let parts = safeAreaParts(i, style, proposal)
    put(placed, .zero, parts.rest)
    guard nodes[i].childCount > 1 else { return }
    let bar = placed + 1
    align(bar, in: size, nodes[i].horizontalGuide, nodes[i].verticalGuide, parts.room)
    switch style.edge {
    case .top:
      placed.pointee.origin.y = parts.length
      bar.pointee.origin.y = 0
    case .leading:
      placed.pointee.origin.x = parts.length
      bar.pointee.origin.x = 0
    case .bottom: bar.pointee.origin.y = size.height - parts.bar.height
    case .trailing: bar.pointee.origin.x = size.width - parts.bar.width
    }
  }
}
