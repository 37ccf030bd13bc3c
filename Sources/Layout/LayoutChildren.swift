public import GalleyGeometry

/// The children of a user's own container while it is asked.
public struct LayoutChildren {
  /// The number of children.
  public let count: Int
  let measure: (Int, ProposedSize) -> Size

  /// The size a child takes for an offer.
  public func size(of index: Int, for proposal: ProposedSize) -> Size { measure(index, proposal) }
}
