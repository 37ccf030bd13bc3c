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
  let spacing: (Int) -> SpacingPreferences
  let flex: FlexChildren

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
  /// The bounds that a child states for its length along an axis.
  func flexLength(of index: Int, _ axis: Axis) -> FlexLength {
    flex.length(index, axis == .horizontal)
  }
  /// The length that a child's content would like along an axis, without the bounds of its box.
  func contentLength(of index: Int, _ axis: Axis, in cross: Double?) -> Double {
    flex.content(index, axis == .horizontal, cross ?? .nan)
  }
  /// The length along an axis that a child's content needs so that nothing in it is broken or cut.
  func contentLeast(of index: Int, _ axis: Axis, in cross: Double?) -> Double {
    flex.needed(index, axis == .horizontal, cross ?? .nan)
  }
  /// True when a child can be made longer than what is in it.
  func canStretch(_ index: Int, _ axis: Axis) -> Bool {
    flex.canStretch(index, axis == .horizontal)
  }
  /// The width that a child needs so that no word in it is broken.
  package func leastWidth(of index: Int) -> Double { flex.leastWidth(index) }
  /// Where a guide of a child lies, for the size it takes for a proposal.
  public func place(of target: Guide, in index: Int, for proposal: ProposedSize) -> Double {
    guide(index, target, proposal)
  }
}

/// The measurements that a flexible box needs of its children.
struct FlexChildren {
  let length: (Int, Bool) -> FlexLength
  let content: (Int, Bool, Double) -> Double
  let needed: (Int, Bool, Double) -> Double
  let canStretch: (Int, Bool) -> Bool
  let leastWidth: (Int) -> Double
}
