public import GalleyGeometry

/// Where a view lies in its parent, as a closure from what is known to a rectangle in the
/// parent's coordinates.
public struct ViewPosition: Sendable {
  /// The rule. It must be pure: it may be asked several times in one layout.
  public var rectangle: @Sendable (borrowing PositionContext) -> Rect

  /// Makes a position from a rule.
  public init(_ rectangle: @escaping @Sendable (borrowing PositionContext) -> Rect) {
    self.rectangle = rectangle
  }
}

/// What a position may know.
public struct PositionContext {
  /// The parent's bounds: its origin is zero.
  public let bounds: Rect
  /// The parts of the bounds that bars and notches cover.
  public let safeArea: EdgeInsets
  let measureView: (ProposedSize) -> Size
  let lookUp: (String) -> Rect?

  /// The size that the view itself takes for an offer.
  public func measure(_ proposal: ProposedSize) -> Size { measureView(proposal) }
  /// The frame of a sibling, in the parent's coordinates, or nil when there is none of that name.
  public func sibling(_ id: String) -> Rect? { lookUp(id) }
}
