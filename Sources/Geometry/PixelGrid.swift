/// The device pixels under a canvas, and the only place where anything is rounded.
@frozen
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; positive.
  public var scale: Double

  /// Makes a grid with the given number of pixels per point.
  @inlinable
  public init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "a pixel grid needs a positive, finite scale")
    self.scale = scale
  }

  /// The length of one device pixel, in points.
  @inlinable
  public var pixel: Double { 1 / scale }

  /// The nearest pixel edge, halves upwards: floor(v · scale + ½) / scale.
  @inlinable
  public func snapped(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }

  /// The rectangle with each edge at its nearest pixel edge, so that neighbours that touch in
  /// points touch in pixels.
  @inlinable
  public func snapped(_ rect: Rect) -> Rect {
    let left = snapped(rect.minX)
    let top = snapped(rect.minY)
    return Rect(
      x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
  }

  /// The length rounded up to whole pixels, for measured content. A surplus under a millionth of
  /// a pixel counts as rounding noise and is dropped.
  @inlinable
  public func roundedUp(_ length: Double) -> Double {
    (length * scale - 1e-6).rounded(.up) / scale
  }
}
