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

  /// One axis, both or none.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each axis: horizontal 1, vertical 2.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Along x.
    public static let horizontal = Set(rawValue: 1)
    /// Along y.
    public static let vertical = Set(rawValue: 2)
  }
}
