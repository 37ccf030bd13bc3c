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
    // Rows leave heights to the children unless they stretch them; columns always proposal a width.
    let crossProposal =
      !horizontal || style.alignment == .fill && style.fillsCross ? innerCross : .nan
    var items = linearItems(i, style, crossProposal, horizontal)
    let natural = items.reduce(0) { $0 + $1.natural } + gaps(items)
    let length = main.isFinite ? max(0, main - mainMargin) : natural
    LinearDistribution(style: style, length: length).distribute(&items)
    let extent = measureCross(&items, crossProposal, horizontal, style.alignment)
    let result = Size(
      main: main.isFinite ? main : max(0, natural + mainMargin),
      cross: style.fillsCross && cross.isFinite ? cross : max(0, extent + crossMargin),
      axis: style.axis)
    if let placed {
      let room = max(0, (size ?? result).main(!horizontal) - crossMargin)
      place(items, style, room, placed)
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
        let measured = size(child, Proposal(main: .nan, cross: cross, horizontal: horizontal))
        items.append(
          LinearItem(
            ordinal: ordinal, node: child, item: item,
            gap: item.spacingAfter.finiteOrNaN.or(style.spacing),
            natural: measured.main(horizontal).finiteOrZero, length: 0, cross: 0))
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

  /// Asks every child for its cross length at its final length; the measured is what all need.
  private func measureCross(
    _ items: inout [LinearItem], _ crossProposal: Double, _ horizontal: Bool,
    _ alignment: LinearStyle.CrossAlignment
  ) -> Double {
    let guide =
      alignment == .lastBaseline ? GuideNumber.lastTextBaseline : GuideNumber.firstTextBaseline
    let usesBaseline = horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
    var extent = 0.0
    var above = 0.0
    for k in items.indices {
      let proposal = Proposal(main: items[k].length, cross: crossProposal, horizontal: horizontal)
      let measured = size(items[k].node, proposal)
      items[k].cross = measured.main(!horizontal).finiteOrZero
      if usesBaseline {
        items[k].baseline = guideValue(items[k].node, guide, proposal, measured)
        above = max(above, items[k].baseline)
      }
      extent = max(extent, items[k].cross)
    }
    guard usesBaseline else { return extent }
    extent = 0
    for k in items.indices {
      items[k].baseline = above - items[k].baseline
      extent = max(extent, items[k].baseline + items[k].cross)
    }
    return extent
  }

  private func place(
    _ items: [LinearItem], _ style: LinearStyle, _ room: Double,
    _ placed: UnsafeMutablePointer<Placement>
  ) {
    let horizontal = style.axis == .horizontal
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
      put(
        placed + item.ordinal,
        inSlot: Rect(
          origin: origin, size: Size(main: item.length, cross: cross, axis: style.axis)))
    }
  }

  /// Gives a child a slot: flexible ones become as large as it, rigid ones sit in its middle.
  func put(_ placement: UnsafeMutablePointer<Placement>, inSlot slot: Rect) {
    let proposal = Proposal(slot.size)
    let i = Int(placement.pointee.node)
    guard traits[i].bits.contains(.rigid) else {
      return put(placement, slot.origin, proposal, slot.size)
    }
    let own = sizes[i]
    put(
      placement,
      slot.origin.offset(
        x: (slot.width - own.width) / 2, y: (slot.height - own.height) / 2), proposal, own)
  }
}
