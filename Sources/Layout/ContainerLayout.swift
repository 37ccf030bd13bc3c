public import GalleyGeometry

/// A container of the user's own.
public protocol ContainerLayout: Sendable {
  /// The size taken for a proposal; pure, finite for finite proposals, never NaN.
  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size
  /// Where each child goes inside a size that answered a proposal, in order, leading taken as
  /// left. Missing placements leave children at the origin with their ideal size.
  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement]
  /// The distances that the container prefers to its own neighbours, or nil for those that any of its
  /// children wants.
  func spacing(of children: LayoutChildren) -> SpacingPreferences?
}

extension ContainerLayout {
  /// Those that any of its children wants.
  public func spacing(of children: LayoutChildren) -> SpacingPreferences? { nil }
}

/// Where a container of the user's own puts one child.
public struct ChildPlacement: Hashable, Sendable {
  /// The child's top leading corner, in the container's coordinates.
  public var origin: Point
  /// The proposal that the child takes its size from.
  public var proposal: ProposedSize
  /// True if the child is there; one that is not has neither frame nor picture.
  public var isShown = true
  /// The size of the place, which a child that can be larger than what is in it fills; nil is the size
  /// that the child takes.
  package var slot: Size?
  /// True when the container's first baseline is the child's, or its bottom when it has none.
  package var givesBaseline = false

  /// Makes a placement.
  public init(origin: Point, proposal: ProposedSize) {
    self.origin = origin
    self.proposal = proposal
  }
}
