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
      item: { [list] in self.item(list[$0]) },
      spacing: { [list] in self.spacings[self.traits[Int(list[$0])].spacing] },
      flex: flexChildren(list))
  }

  private func flexChildren(_ list: [Int32]) -> FlexChildren {
    FlexChildren(
      length: { self.flexLength(list[$0], $1) }, content: { self.contentLength(list[$0], $1, $2) },
      needed: { self.contentLeast(list[$0], $1, $2) },
      canStretch: { self.stretchLimit(Int(list[$0])).main($1) > 0 },
      leastWidth: { self.leastWidth(list[$0]) })
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
      placed[k].givesBaseline = place.givesBaseline
    }
  }
}
