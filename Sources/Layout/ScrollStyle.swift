public import GalleyGeometry

/// How a scroll container offers its child room and shows it.
public struct ScrollStyle: Hashable, Sendable {
  /// True if the child may be wider than the container.
  public var scrollsHorizontally: Bool
  /// True if the child may be higher than the container.
  public var scrollsVertically: Bool
  /// How far the content has moved up and to the left, in points.
  public var contentOffset: Point
  /// The point of the content that is shown at the same point of the container before it has moved,
  /// where the content is larger.
  public var anchor = UnitPoint.topLeading
  /// The same where the content is smaller.
  public var alignmentAnchor = UnitPoint.topLeading

  /// Makes a style.
  public init(
    horizontal: Bool = false, vertical: Bool = true, contentOffset: Point = .zero
  ) {
    scrollsHorizontally = horizontal
    scrollsVertically = vertical
    self.contentOffset = contentOffset
  }
}
