public import GalleyDesign

/// A blurred silhouette under a shape, outside it only when the shape is opaque.
public struct BoxShadow: Hashable, Sendable {
  /// The colour, opacity included.
  public var color: RGBAColor
  /// The distance to the right, in points.
  public var x: Double
  /// The distance down, in points.
  public var y: Double
  /// The blur as CSS counts it: twice the Gaussian's standard deviation, in points.
  public var blur: Double
  /// The distance by which the silhouette grows on all sides before it is blurred, in points.
  public var spread: Double

  /// Makes a style.
  public init(color: RGBAColor, x: Double = 0, y: Double = 0, blur: Double, spread: Double = 0) {
    self.color = color
    self.x = x
    self.y = y
    self.blur = blur
    self.spread = spread
  }
}
