public import GalleyGeometry

/// Where a view lies in its parent, as a closure from what is known to a rectangle in the
/// parent's coordinates, whose x counts from leading.
///
/// A position that names a sibling is evaluated after it, whatever their order; positions that
/// need one another are reported. The time is linear in the views and references.
public struct ViewPosition: Sendable {
  /// The rule. It must be pure: it is asked once for every size of the container.
  public var rectangle: @Sendable (PositionContext) -> Rect

  /// Makes a position from a rule.
  public init(_ rectangle: @escaping @Sendable (PositionContext) -> Rect) {
    self.rectangle = rectangle
  }

  /// The frame of a view before its position was first evaluated.
  static let initialFrame = Rect(x: 0, y: 0, width: 64, height: 64)
}

/// The values that a position may depend on.
public struct PositionContext {
  /// The parent's bounds: its origin is zero.
  public let bounds: Rect
  /// The parts of the bounds that bars and notches cover.
  public let safeArea: EdgeInsets
  /// The layout direction.
  public let direction: LayoutDirection
  let measureView: (ProposedSize) -> Size
  let lookUp: (String) -> Rect?

  /// A rectangle whose x counts from the left, as one whose x counts from leading, and the other
  /// way round.
  func mirrored(_ rect: Rect) -> Rect {
    guard direction == .rightToLeft else { return rect }
    return Rect(
      x: bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The size that the view itself takes for a proposal.
  public func measure(_ proposal: ProposedSize) -> Size { measureView(proposal) }
  /// The frame of a sibling, in the parent's coordinates, or nil when there is none of that name.
  public func sibling(_ id: String) -> Rect? { lookUp(id) }
}
