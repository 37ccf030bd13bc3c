public import GalleyGeometry

/// What a layout needs to know besides the tree and the proposal.
public struct LayoutOptions: Sendable {
  /// The parts of the canvas that bars and notches cover. The root is offered what is left.
  public var safeArea = EdgeInsets.zero
  /// Where the root sits in the safe part of the canvas when it is smaller or larger; nil puts
  /// its top leading corner there.
  public var rootAlignment: Alignment? = .center
  /// The part of the canvas that will be seen, or nil for all of it. Rows of lists outside it
  /// get no frame, and those below it are not measured.
  public var viewport: Rect?
  /// The gap between neighbours in stacks without spacing where neither neighbour wants one.
  public var defaultSpacing = Size(width: 8, height: 8)
  /// How many answers are kept per flexible node, 0…255. Frames do not depend on it, time does.
  public var cacheCapacity = 16
  /// True if the proposals of rigid nodes, which change nothing, are computed and recorded too.
  public var recordsAllProposals = false

  /// Makes options.
  public init() {}
}
