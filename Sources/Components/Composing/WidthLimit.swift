internal import GalleyGeometry
internal import GalleyLayout

/// Offers its child a width at most, even where any width would do, and hugs what it takes.
struct WidthLimit: ContainerLayout {
  /// In points.
  var width = Double.infinity
  /// As a share of the width that is offered.
  var share = 1.0

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    children.size(of: 0, for: limited(proposal))
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    [ChildPlacement(origin: .zero, proposal: limited(proposal))]
  }

  private func limited(_ proposal: ProposedSize) -> ProposedSize {
    let offered = proposal.width.map { $0 * share } ?? .infinity
    let limit = min(offered, width)
    return ProposedSize(width: limit.isFinite ? limit : nil, height: proposal.height)
  }
}
