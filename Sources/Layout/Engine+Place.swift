import GalleyGeometry

/// Assigning frames: a walk along the links, parents first, without recursion. Origins are kept
/// relative to the parent, so that a subtree that only moves is not walked again.
extension Engine {
  /// Places everything below a node whose origin, size and offer are set.
  func place(below root: Int) {
    isPlacing = true
    var i = root
    while true {
      if traits[i].bits.contains(.visit) {
        visit(i)
        let first = nodes[i].firstChild
        if first >= 0 {
          i = Int(first)
          continue
        }
      }
      while i != root, nodes[i].nextSibling < 0 {
        i = Int(nodes[i].parent)
        if traits[i].bits.contains(.forgetful) { forgetAnswers(below: i) }
      }
      if i == root { break }
      i = Int(nodes[i].nextSibling)
    }
    isPlacing = false
  }

  private func visit(_ i: Int) {
    traits[i].bits.subtract([.dirty, .visit])
    let count = Int(nodes[i].childCount)
    guard count > 0 else { return }
    if traits[i].bits.contains(.rigid), !options.recordsAllProposals, placeRigidStack(i) { return }
    let mark = scratch.mark
    defer { scratch.release(mark) }
    let placed = scratch.take(Placement.self, count)
    prepare(i, placed)
    arrange(i, offers[i], sizes[i], placed)
    let isMirrored = nodes[i].flags.contains(.mirrored)
    for k in 0..<count {
      if placed[k].isPlaced {
        assign(placed[k], isMirrored ? sizes[i].width : .nan)
      } else {
        leaveOut(Int(placed[k].node))
      }
    }
  }

  /// Gives a child its frame and decides whether what is below it has to be placed again.
  @inline(__always)
  private func assign(_ placement: Placement, _ mirrorWidth: Double) {
    let c = Int(placement.node)
    var x = placement.origin.x
    if !mirrorWidth.isNaN { x = mirrorWidth - (x + placement.size.width) }
    origins[c] = Point(x: x.finiteOrZero, y: placement.origin.y.finiteOrZero)
    var needsVisit = !traits[c].bits.isDisjoint(with: [.dirty, .unplaced, .environmental])
    if traits[c].bits.contains(.rigid) {
      if options.recordsAllProposals { offers[c] = placement.offer }
    } else {
      let size = final(placement)
      needsVisit = needsVisit || size != sizes[c] || !placement.offer.isSame(as: offers[c])
      sizes[c] = size
      offers[c] = placement.offer
    }
    traits[c].bits.remove(.unplaced)
    if needsVisit { traits[c].bits.insert(.visit) }
  }

  /// The size with infinite lengths, which nothing can be drawn at, replaced by the ideal.
  private func final(_ placement: Placement) -> Size {
    let size = placement.size
    guard !(size.width.isFinite && size.height.isFinite) else { return size }
    let ideal = self.size(
      placement.node,
      Offer(
        size.width.isFinite ? placement.offer.width : .nan,
        size.height.isFinite ? placement.offer.height : .nan))
    return Size(
      width: size.width.isFinite ? size.width : ideal.width.finiteOrZero,
      height: size.height.isFinite ? size.height : ideal.height.finiteOrZero)
  }

  private func leaveOut(_ c: Int) {
    traits[c].bits.insert(.unplaced)
    traits[c].bits.remove(.visit)
    origins[c] = .zero
    if !traits[c].bits.contains(.rigid) {
      sizes[c] = .zero
      offers[c] = Offer(0, 0)
    }
  }

  /// Stacks of rigid children without wishes or guides of their own: positions only. Whether
  /// the node is one.
  private func placeRigidStack(_ i: Int) -> Bool {
    let horizontal: Bool
    switch nodes[i].operation {
    case .hstack: horizontal = true
    case .vstack: horizontal = false
    default: return false
    }
    let guide = horizontal ? nodes[i].verticalGuide : nodes[i].horizontalGuide
    guard guide < GuideNumber.firstTextBaseline, isPlainAndRigid(i, guide) else { return false }
    let spacing = plainSpacing(i, horizontal)
    let share = tables.defaultShare(of: guide)
    let size = sizes[i]
    let isMirrored = nodes[i].flags.contains(.mirrored)
    var position = 0.0
    var child = nodes[i].firstChild
    while child >= 0 {
      let c = Int(child)
      let own = sizes[c]
      var origin =
        horizontal
        ? Point(x: position, y: (size.height - own.height) * share)
        : Point(x: (size.width - own.width) * share, y: position)
      if isMirrored { origin.x = size.width - (origin.x + own.width) }
      origins[c] = origin
      position += (horizontal ? own.width : own.height) + spacing
      if !traits[c].bits.isDisjoint(with: [.dirty, .unplaced, .environmental]) {
        traits[c].bits.remove([.unplaced])
        if nodes[c].childCount > 0 {
          traits[c].bits.insert(.visit)
        } else {
          traits[c].bits.subtract([.dirty, .visit])
        }
      }
      child = nodes[c].nextSibling
    }
    return true
  }

  private func isPlainAndRigid(_ i: Int, _ guide: Int16) -> Bool {
    let bit = GuideNumber.bit(guide)
    var child = nodes[i].firstChild
    while child >= 0 {
      let own = traits[Int(child)]
      guard own.guides & bit == 0, own.spacing == SpacingTable.leaf, own.bits.contains(.rigid)
      else {
        return false
      }
      child = nodes[Int(child)].nextSibling
    }
    return true
  }
}
