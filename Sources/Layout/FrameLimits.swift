/// The limits of a flexible frame, in points; nil leaves a side to the child.
///
/// While laying out a minimum is raised to 0, an ideal to its minimum and a maximum to its ideal.
@frozen
public struct FrameLimits: Hashable, Sendable {
  /// The least width.
  public var minWidth: Double?
  /// The width for an unspecified proposal.
  public var idealWidth: Double?
  /// The largest width; may be infinite.
  public var maxWidth: Double?
  /// The least height.
  public var minHeight: Double?
  /// The height for an unspecified proposal.
  public var idealHeight: Double?
  /// The largest height; may be infinite.
  public var maxHeight: Double?

  /// Makes limits.
  @inlinable
  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
  }

  /// One axis's limits with the order minimum ≤ ideal ≤ maximum restored and nonsense removed.
  ///
  /// A minimum or ideal that is NaN, infinite or above 10¹² points counts as absent, a negative minimum as 0, a NaN
  /// or negative infinite maximum as absent.
  package static func normalized(
    minimum: Double?, ideal: Double?, maximum: Double?
  ) -> (minimum: Double?, ideal: Double?, maximum: Double?) {
    let least = minimum.flatMap { $0.isUsable ? max($0, 0) : nil }
    let middle = ideal.flatMap { $0.isUsable ? max($0, least ?? 0) : nil }
    let most = maximum.flatMap { $0.isNaN ? nil : max($0, middle ?? least ?? 0) }
    return (least, middle, most)
  }
}
