/// An extent in points. Layout never produces negative or NaN lengths; either length may be
/// infinite while measuring.
@frozen
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// No extent on either axis.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size from its lengths.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The length along an axis.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Makes a size from the lengths along an axis and across it.
  @inlinable
  public init(main: Double, cross: Double, axis: Axis) {
    self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  /// True if either length is zero or less.
  @inlinable
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
