import GalleyGeometry

/// Containers of the user's own.
extension Engine {
  private func children(_ i: Int) -> LayoutChildren {
    var list: [Int32] = []
    var child = nodes[i].firstChild
    while child >= 0 {
      list.append(child)
      child = nodes[Int(child)].nextSibling
    }
    return LayoutChildren(
      count: list.count,
      measure: { [list] in self.size(list[$0], Offer($1)) },
      priority: { [list] in Double(self.traits[Int(list[$0])].priority) },
      guide: { [list] index, guide, proposal in
        let offer = Offer(proposal)
        let size = self.size(list[index], offer)
        guard let number = self.tables.knownNumber(of: guide) else {
          return guide.defaultPlace(in: size)
        }
        return self.guideValue(list[index], number, offer, size)
      })
  }

  func customSize(_ i: Int, _ offer: Offer) -> Size {
    let container = tables.containers[Int(nodes[i].object)]
    return sane(container.size(for: offer.proposal, children: children(i)), offer)
  }

  func arrangeCustom(
    _ i: Int, _ offer: Offer, _ size: Size, _ placed: UnsafeMutablePointer<Placement>
  ) {
    let container = tables.containers[Int(nodes[i].object)]
    let answers = container.arrangement(
      in: size, proposal: offer.proposal, children: children(i))
    for k in 0..<Int(nodes[i].childCount) {
      let answer = k < answers.count ? answers[k] : nil
      put(
        placed + k,
        Point(x: (answer?.origin.x ?? 0).finiteOrZero, y: (answer?.origin.y ?? 0).finiteOrZero),
        Offer(answer?.proposal ?? .unspecified))
    }
  }
}
