/// One side of a rectangle.
@frozen
public enum Edge: String, Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The side where lines of text begin.
  case leading
  /// The lower side.
  case bottom
  /// The side where lines of text end.
  case trailing

  /// Several sides.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side: top 1, leading 2, bottom 4, trailing 8.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The side where lines of text begin.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// The side where lines of text end.
    public static let trailing = Set(rawValue: 8)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}
