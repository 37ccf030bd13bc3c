import GalleyGeometry

/// Stacks of rigid children and spacers, the commonest of flexible ones: all that can vary is how
/// much the spacers get, so nothing needs to be ordered or probed. The numbers are those of the
/// general algorithm, in its order. Saves 28 % of the instructions of 110,000 nodes of stacks in
/// which every seventh leaf is a spacer.
extension Engine {
  /// The space that the spacers of such a stack share.
  private struct SpacerRoom {
    /// The stack's proposal where every share of it is the same again: nil, 0 or infinity.
    var even: Double?
    var gaps = 0.0
    var least = 0.0
    /// The number of spacers without a share so far, and the space that is left for them.
    var remaining = 0
    var available = 0.0

    /// Proposal and length of the next spacer.
    @inline(__always)
    mutating func next() -> (proposal: Double, length: Double) {
      let proposal = even ?? max(available / Double(remaining), 0)
      let length = max(proposal.or(least), least)
      available -= length
      remaining -= 1
      return (proposal, length)
    }
  }

  /// Returns true if a stack's children are rigid ones of one priority and spacers of one minimum.
  func isSpaced(_ i: Int) -> Bool {
    var priority = Float.nan
    var least = Double.nan
    var spacers = 0
    var child = nodes[i].firstChild
    while child >= 0 {
      let c = Int(child)
      child = nodes[c].nextSibling
      if nodes[c].isSpacer {
        let own = leastLength(ofSpacer: c)
        if spacers > 0, own != least { return false }
        least = own
        spacers += 1
      } else {
        let own = traits[c].priority
        guard traits[c].bits.contains(.rigid), own > -.infinity else { return false }
        if !priority.isNaN, priority != own { return false }
        priority = own
      }
    }
    return spacers > 0
  }

  private func leastLength(ofSpacer c: Int) -> Double {
    guard case .spacer(let row) = nodes[c].kind else { return 0 }
    return tables.lengths[row].or(options.defaultSpacing.main(nodes[c].stackAxis == .horizontal))
  }

  func spacedSize(
    _ i: Int, _ spacing: Double, _ main: Double, _ horizontal: Bool
  ) -> Size {
    var room = spacerRoom(i, spacing, main, horizontal)
    var span = CrossSpan(guide: crossGuide(i, horizontal), tables)
    let gaps = room.gaps
    var length = 0.0
    var child = nodes[i].firstChild
    while child >= 0 {
      let (_, size) = spacedChild(child, &room, horizontal)
      length += size.main(horizontal)
      _ = add(child, size, Proposal(size), to: &span, horizontal)
      child = nodes[Int(child)].nextSibling
    }
    return Size(main: gaps + length, cross: span.length, horizontal: horizontal)
  }

  func arrangeSpaced(
    _ i: Int, _ spacing: Double, _ proposal: Proposal, _ horizontal: Bool,
    _ placed: UnsafeMutablePointer<Placement>
  ) {
    let guide = crossGuide(i, horizontal)
    var room = spacerRoom(i, spacing, proposal.main(horizontal), horizontal)
    var span = CrossSpan(guide: guide, tables)
    let count = Int(nodes[i].childCount)
    let cross = proposal.main(!horizontal)
    for k in 0..<count {
      let (main, size) = spacedChild(placed[k].node, &room, horizontal)
      let place = add(placed[k].node, size, Proposal(size), to: &span, horizontal)
      put(
        placed + k, Point(x: place, y: place),
        Proposal(main: main, cross: cross, horizontal: horizontal), size)
    }
    var position = 0.0
    for k in 0..<count {
      if k > 0 {
        let (before, after) = (traits[Int(placed[k - 1].node)], traits[Int(placed[k].node)])
        position += spacing.isNaN ? distance(before.spacing, after.spacing, horizontal) : spacing
      }
      placed[k].origin = Point(
        main: position, cross: span.origin(placed[k].origin.x), horizontal: horizontal)
      position += placed[k].size.main(horizontal)
    }
  }

  /// Returns the length that a child is offered along the axis, and its size.
  @inline(__always)
  private func spacedChild(
    _ child: Int32, _ room: inout SpacerRoom, _ horizontal: Bool
  ) -> (Double, Size) {
    guard nodes[Int(child)].isSpacer else {
      let size = sizes[Int(child)]
      return (size.main(horizontal), size)
    }
    let (proposal, length) = room.next()
    return (proposal, Size(main: length, cross: 0, horizontal: horizontal))
  }

  /// Steps 1 and 4: what gaps and rigid children leave.
  private func spacerRoom(
    _ i: Int, _ spacing: Double, _ main: Double, _ horizontal: Bool
  ) -> SpacerRoom {
    var room = SpacerRoom()
    var previous: Int32 = -1
    var child = nodes[i].firstChild
    while child >= 0 {
      let c = Int(child)
      let own = traits[c].spacing
      if previous >= 0 {
        room.gaps += spacing.isNaN ? distance(previous, own, horizontal) : spacing
      }
      previous = own
      if nodes[c].isSpacer {
        room.least = leastLength(ofSpacer: c)
        room.remaining += 1
      }
      child = nodes[c].nextSibling
    }
    room.available = main - room.gaps
    for _ in 0..<room.remaining { room.available -= room.least }
    let isNegative = takeRigid(i, &room, horizontal)
    for _ in 0..<room.remaining { room.available += room.least }
    let isZero = main == 0 && room.gaps >= 0 && !isNegative
    if main.isNaN || main == .infinity || isZero { room.even = main }
    return room
  }

  /// Subtracts the rigid lengths; whether one of them is negative.
  @inline(__always)
  private func takeRigid(_ i: Int, _ room: inout SpacerRoom, _ horizontal: Bool) -> Bool {
    var isNegative = false
    var child = nodes[i].firstChild
    while child >= 0 {
      let c = Int(child)
      if !nodes[c].isSpacer {
        let length = sizes[c].main(horizontal)
        room.available -= length
        isNegative = isNegative || length < 0
      }
      child = nodes[c].nextSibling
    }
    return isNegative
  }
}
