public import GalleyGeometry

/// The children of a user's own container while it is asked. Indices count from 0 in order; one
/// out of range is a programmer's error.
public struct LayoutChildren {
  /// The number of children.
  public let count: Int
  let measure: (Int, ProposedSize) -> Size
  let exact: (Int, ProposedSize) -> Size
  let priority: (Int) -> Double
  let guide: (Int, Guide, ProposedSize) -> Double
  let item: (Int) -> LayoutItem
  let limit: (Int) -> Size
  let least: (Int) -> Double
  let spacing: (Int) -> SpacingPreferences

  /// The size a child takes for a proposal.
  public func size(of index: Int, for proposal: ProposedSize) -> Size { measure(index, proposal) }
  /// The same before texts are rounded to device pixels: by it is decided who fits, so that no scale
  /// decides otherwise.
  package func exactSize(of index: Int, for proposal: ProposedSize) -> Size {
    exact(index, proposal)
  }
  /// A child's layout priority.
  public func layoutPriority(of index: Int) -> Double { priority(index) }
  /// The distances that a child prefers to its neighbours.
  public func spacing(of index: Int) -> SpacingPreferences { spacing(index) }
  /// What a child says to the container it stands in.
  public func item(of index: Int) -> LayoutItem { item(index) }
  /// The largest lengths that a frame of the child's own allows; infinite where none does.
  func largestSize(of index: Int) -> Size { limit(index) }
  /// The width that a child needs so that no word in it is broken.
  func leastWidth(of index: Int) -> Double { least(index) }
  /// Where a guide of a child lies, for the size it takes for a proposal.
  public func place(of target: Guide, in index: Int, for proposal: ProposedSize) -> Double {
    guide(index, target, proposal)
  }
}
