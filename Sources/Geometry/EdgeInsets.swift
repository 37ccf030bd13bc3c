/// Distances from the four edges of a rectangle, in points. Positive insets *shrink*.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// No distance on any edge.
  public static let zero = EdgeInsets(0)

  /// Makes insets from four distances.
  @inlinable
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes the same inset on all four edges.
  @inlinable
  public init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// Makes the same inset on some edges, and none on the others.
  package init(_ length: Double, on edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0
    )
  }

  /// Makes insets from a vertical and a horizontal distance.
  @inlinable
  public init(vertical: Double, horizontal: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Leading plus trailing.
  @inlinable
  public var horizontal: Double { leading + trailing }
  /// Top plus bottom.
  @inlinable
  public var vertical: Double { top + bottom }

  /// The distance from the left edge.
  @inlinable
  public func left(in direction: LayoutDirection) -> Double {
    direction == .leftToRight ? leading : trailing
  }

  /// The distance from the right edge.
  @inlinable
  public func right(in direction: LayoutDirection) -> Double {
    direction == .leftToRight ? trailing : leading
  }
}

extension Rect {
  /// The rectangle with its edges moved inwards. Lengths stop at zero.
  @inlinable
  public func inset(by insets: EdgeInsets, in direction: LayoutDirection) -> Rect {
    inset(
      top: insets.top, left: insets.left(in: direction),
      bottom: insets.bottom, right: insets.right(in: direction))
  }
}
