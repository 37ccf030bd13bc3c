import GalleyGeometry

/// One visible child of a linear container.
struct LinearItem {
  var ordinal: Int
  var node: Int32
  var item: LayoutItem
  /// The gap to the next child.
  var gap: Double
  /// The intrinsic length along the axis.
  var natural: Double
  /// The same before rounding to device pixels.
  var exact: Double
  var length: Double
  var cross: Double
  var position: Double = 0
  var baseline: Double = 0
}

/// Linear containers: UIStackView's closed forms and the packing modes.
extension Engine {
  /// Measures (without `size`) or arranges a linear container.
  func linear(
    _ i: Int, _ style: LinearStyle, _ proposal: Proposal, _ size: Size?,
    _ placed: UnsafeMutablePointer<Placement>?
  ) -> Size {
    let horizontal = style.axis == .horizontal
    let margin = style.insets
    let mainMargin = horizontal ? margin.horizontal : margin.vertical
    let crossMargin = horizontal ? margin.vertical : margin.horizontal
    let main = size?.main(horizontal) ?? proposal.main(horizontal)
    let cross = size?.main(!horizontal) ?? proposal.main(!horizontal)
    let innerCross = cross.isFinite ? max(0, cross - crossMargin) : Double.nan
    // Rows leave heights to the children unless they stretch them; columns always offer a width.
    let crossProposal =
      !horizontal || style.alignment == .fill && style.fillsCross ? innerCross : .nan
    var items = linearItems(i, style, crossProposal, horizontal)
    let natural = items.reduce(0) { $0 + $1.natural } + gaps(items)
    let length = main.isFinite ? max(0, main - mainMargin) : natural
    LinearDistribution(style: style, length: length).distribute(&items)
    let room = innerCross.or(.infinity)
    let extent = measureCross(&items, crossProposal, room, horizontal, style.alignment)
    let result = Size(
      main: main.isFinite ? main : max(0, natural + mainMargin),
      cross: style.fillsCross && cross.isFinite ? cross : max(0, extent + crossMargin),
      axis: style.axis)
    if let placed {
      let room = max(0, (size ?? result).main(!horizontal) - crossMargin)
      place(items, style, room, crossProposal, placed)
    }
    return result
  }

  private func gaps(_ items: [LinearItem]) -> Double {
    items.dropLast().reduce(0) { $0 + $1.gap }
  }

  private func linearItems(
    _ i: Int, _ style: LinearStyle, _ cross: Double, _ horizontal: Bool
  ) -> [LinearItem] {
    var items: [LinearItem] = []
    var ordinal = 0
    var child = nodes[i].firstChild
    while child >= 0 {
      let item = self.item(child)
      if !item.isHidden {
        let proposal = Proposal(main: .nan, cross: cross, horizontal: horizontal)
        let measured = size(child, proposal)
        items.append(
          LinearItem(
            ordinal: ordinal, node: child, item: item,
            gap: item.spacingAfter.finiteOrNaN.or(style.spacing),
            natural: measured.main(horizontal).finiteOrZero,
            exact: exact(measured, of: child, proposal).main(horizontal).finiteOrZero,
            length: 0, cross: 0))
      }
      ordinal += 1
      child = nodes[Int(child)].nextSibling
    }
    return items
  }

  /// What a child says about itself to the container.
  func item(_ child: Int32) -> LayoutItem {
    if case .item(let row) = nodes[Int(child)].kind { tables.items[row] } else { LayoutItem() }
  }

  /// Measures every child's cross length at its final length, at most the container's, as
  /// UIStackView does; returns what all need.
  private func measureCross(
    _ items: inout [LinearItem], _ crossProposal: Double, _ room: Double, _ horizontal: Bool,
    _ alignment: LinearStyle.CrossAlignment
  ) -> Double {
    if horizontal, alignment == .firstBaseline || alignment == .lastBaseline {
      return measureBaselines(&items, crossProposal, room, isLast: alignment == .lastBaseline)
    }
    var extent = 0.0
    for k in items.indices {
      let proposal = Proposal(main: items[k].length, cross: crossProposal, horizontal: horizontal)
      let measured = size(items[k].node, proposal)
      items[k].cross = min(measured.main(!horizontal).finiteOrZero, room)
      extent = max(extent, items[k].cross)
    }
    return extent
  }

  /// Measures a row's children so that they fit into the container with their baselines on one line,
  /// and puts their distances from the top into `baseline`.
  private func measureBaselines(
    _ items: inout [LinearItem], _ crossProposal: Double, _ room: Double, isLast: Bool
  ) -> Double {
    func measure(_ k: Int, atMost room: Double) {
      (items[k].cross, items[k].baseline) = standing(items[k], crossProposal, room, isLast: isLast)
    }
    for k in items.indices { measure(k, atMost: room) }
    let above = items.reduce(0) { max($0, $1.baseline) }
    let below = items.reduce(0) { max($0, $1.cross - $1.baseline) }
    for k in items.indices {
      // Space that other children need on the far side of the line does not belong to this child.
      let lost =
        isLast ? below - (items[k].cross - items[k].baseline) : above - items[k].baseline
      if items[k].cross > room - lost { measure(k, atMost: max(0, room - lost)) }
    }
    let line = items.reduce(0) { max($0, $1.baseline) }
    var extent = 0.0
    for k in items.indices {
      items[k].baseline = line - items[k].baseline
      extent = max(extent, items[k].baseline + items[k].cross)
    }
    return extent
  }

  /// The height of a row's child in a bounded room, and its baseline in it. Of what cannot be smaller a
  /// last baseline keeps its distance from the bottom.
  private func standing(
    _ item: LinearItem, _ crossProposal: Double, _ room: Double, isLast: Bool
  ) -> (height: Double, baseline: Double) {
    var proposal = Proposal(item.length, crossProposal)
    var measured = size(item.node, proposal)
    if measured.height.finiteOrZero > room {
      proposal = Proposal(item.length, room)
      measured = size(item.node, proposal)
    }
    let guide = isLast ? GuideNumber.lastTextBaseline : GuideNumber.firstTextBaseline
    let baseline = guideValue(item.node, guide, proposal, measured)
    let height = measured.height.finiteOrZero
    return (min(height, room), isLast ? baseline - max(0, height - room) : baseline)
  }

  private func place(
    _ items: [LinearItem], _ style: LinearStyle, _ room: Double, _ crossProposal: Double,
    _ placed: UnsafeMutablePointer<Placement>
  ) {
    let horizontal = style.axis == .horizontal
    let share = style.alignment.overhangShare
    let overhang = Point(main: 0.5, cross: share, horizontal: horizontal)
    for item in items {
      let cross = style.alignment == .fill ? room : item.cross
      let across: Double
      switch style.alignment {
      case .fill, .leading: across = 0
      case .center: across = (room - cross) / 2
      case .trailing: across = room - cross
      case .firstBaseline, .lastBaseline: across = horizontal ? item.baseline : 0
      }
      let origin =
        horizontal
        ? Point(x: style.insets.leading + item.position, y: style.insets.top + across)
        : Point(x: style.insets.leading + across, y: style.insets.top + item.position)
      let size = Size(main: item.length, cross: cross, axis: style.axis)
      let whole = Proposal(main: .nan, cross: crossProposal, horizontal: horizontal)
      put(
        placed + item.ordinal, inSlot: Rect(origin: origin, size: size),
        measuredWith: whole, overhang: overhang)
    }
  }

  /// Gives a child a slot: what can be larger becomes as large as it, the rest sits in its middle.
  ///
  /// - Parameters:
  ///   - whole: What the child was measured with, where its measure decided about the slot.
  ///   - overhang: The shares at the leading and top edges of what is larger than the slot.
  func put(
    _ placement: UnsafeMutablePointer<Placement>, inSlot slot: Rect,
    measuredWith whole: Proposal = .unspecified, overhang: Point = Point(x: 0.5, y: 0.5)
  ) {
    let node = placement.pointee.node
    let proposal = unsquared(Proposal(slot.size), node, measuredWith: whole)
    guard traits[Int(node)].bits.contains(.rigid) else {
      return put(placement, slot.origin, proposal, slot.size)
    }
    func start(_ free: Double, _ share: Double) -> Double { free * (free < 0 ? share : 0.5) }
    let least = sizes[Int(node)]
    put(placement, slot.origin, proposal, least)
    // A box without a length of its own is as large as the slot, as in a flex container.
    stretch(
      placement,
      to: Size(
        width: max(slot.width, least.width), height: max(slot.height, least.height)))
    let own = placement.pointee.size
    let x = start(slot.width - own.width, overhang.x)
    let y = start(slot.height - own.height, overhang.y)
    placement.pointee.origin = slot.origin.offset(x: x, y: y)
  }
}

extension LinearStyle.CrossAlignment {
  /// The share of what is too large for the container that sticks out at its start.
  fileprivate var overhangShare: Double {
    switch self {
    case .leading, .firstBaseline, .lastBaseline: 0
    case .fill, .center: 0.5
    case .trailing: 1
    }
  }
}
