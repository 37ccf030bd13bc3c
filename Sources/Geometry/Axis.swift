/// One of the two directions in which children can be arranged.
@frozen
public enum Axis: String, Sendable, Hashable, CaseIterable {
  /// Along x.
  case horizontal
  /// Along y, which points down.
  case vertical

  /// The axis at a right angle to this one.
  @inlinable
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
