public import GalleyGeometry

/// The proposal of a parent to a child: on each axis a finite length, zero (report the minimum), infinity
/// (report the maximum) or nil (report the ideal).
@frozen
public struct ProposedSize: Hashable, Sendable {
  /// The offered width, in points.
  public var width: Double?
  /// The offered height, in points.
  public var height: Double?

  /// Asks for the minimum.
  public static let zero = ProposedSize(width: 0, height: 0)
  /// Asks for the maximum.
  public static let infinite = ProposedSize(width: .infinity, height: .infinity)
  /// Asks for the ideal.
  public static let unspecified = ProposedSize(width: nil, height: nil)

  /// Makes a proposal.
  @inlinable
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Offers exactly a size.
  @inlinable
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}
