import GalleyGeometry

/// Containers of the user's own.
extension Engine {
  func children(_ i: Int) -> LayoutChildren {
    var list: [Int32] = []
    var child = nodes[i].firstChild
    while child >= 0 {
      list.append(child)
      child = nodes[Int(child)].nextSibling
    }
    return LayoutChildren(
      count: list.count,
      measure: { [list] in self.size(list[$0], Proposal($1)) },
      exact: { [list] in
        let proposal = Proposal($1)
        return self.exact(self.size(list[$0], proposal), of: list[$0], proposal)
      },
      priority: { [list] in Double(self.traits[Int(list[$0])].priority) },
      guide: { [list] index, guide, proposal in
        let proposal = Proposal(proposal)
        let size = self.size(list[index], proposal)
        guard let number = self.tables.knownNumber(of: guide) else {
          return guide.defaultPlace(in: size)
        }
        return self.guideValue(list[index], number, proposal, size)
      },
      item: { [list] in self.item(list[$0]) }, limit: { [list] in self.largestSize(list[$0]) },
      least: { [list] in self.leastWidth(list[$0]) },
      spacing: { [list] in self.spacings[self.traits[Int(list[$0])].spacing] })
  }

  /// The maximum of the outermost flexible frame, through nodes that pass sizes on.
  private func largestSize(_ node: Int32) -> Size {
    var next = node
    while next >= 0 {
      switch nodes[Int(next)].kind {
      case .item, .passthrough, .layoutPriority, .alignmentGuide, .spacing, .layoutDirection,
        .offset:
        next = nodes[Int(next)].firstChild
      case .flexibleFrame(let row):
        let lengths = tables.flexibleFrames[row]
        func limit(_ length: FlexibleLength) -> Double {
          length.maximum.isNaN ? .infinity : length.maximum
        }
        return Size(width: limit(lengths.width), height: limit(lengths.height))
      default: next = -1
      }
    }
    return Size(width: Double.infinity, height: .infinity)
  }

  func customSize(
    _ i: Int, _ container: any ContainerLayout, _ proposal: Proposal
  ) -> Size {
    sanitized(container.size(for: proposal.proposedSize, children: children(i)), proposal)
  }

  func arrangeCustom(
    _ i: Int, _ container: any ContainerLayout, _ proposal: Proposal, _ size: Size,
    _ placed: UnsafeMutablePointer<Placement>
  ) {
    let arrangement = container.arrangement(
      in: size, proposal: proposal.proposedSize, children: children(i))
    for k in 0..<Int(nodes[i].childCount) {
      let place =
        k < arrangement.count
        ? arrangement[k] : ChildPlacement(origin: .zero, proposal: .unspecified)
      guard place.isShown else { continue }
      put(
        placed + k, Point(x: place.origin.x.finiteOrZero, y: place.origin.y.finiteOrZero),
        Proposal(place.proposal))
      if let slot = place.slot { stretch(placed + k, to: slot) }
    }
  }
}
