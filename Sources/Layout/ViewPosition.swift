public import GalleyGeometry

/// Where a view lies in its parent, as a closure from what is known to a rectangle in the
/// parent's coordinates, whose x counts from leading.
///
/// Positions are evaluated in the order of the children. One that names an earlier sibling sees
/// its final frame. One that names a later sibling is reported, and all are evaluated again until
/// nothing changes; positions that need one another are reported too.
public struct ViewPosition: Sendable {
  /// The rule. It must be pure: it may be asked several times in one layout.
  public var rectangle: @Sendable (PositionContext) -> Rect

  /// Makes a position from a rule.
  public init(_ rectangle: @escaping @Sendable (PositionContext) -> Rect) {
    self.rectangle = rectangle
  }

  /// The frame of a view before its position was first evaluated.
  static let initialFrame = Rect(x: 0, y: 0, width: 64, height: 64)
}

/// What a position may know.
public struct PositionContext {
  /// The parent's bounds: its origin is zero.
  public let bounds: Rect
  /// The parts of the bounds that bars and notches cover.
  public let safeArea: EdgeInsets
  let measureView: (ProposedSize) -> Size
  let lookUp: (String) -> Rect?

  /// The size that the view itself takes for a proposal.
  public func measure(_ proposal: ProposedSize) -> Size { measureView(proposal) }
  /// The frame of a sibling, in the parent's coordinates, or nil when there is none of that name.
  public func sibling(_ id: String) -> Rect? { lookUp(id) }
}
