public import GalleyDesign
public import GalleyGeometry

/// The paint of an area.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case solid(RGBAColor)
  /// Colours along the line from `start` to `end`, in points of the current coordinate space.
  case linearGradient(start: Point, end: Point, stops: [GradientStop])
  /// Colours from `center` outwards to `radius` points.
  case radialGradient(center: Point, radius: Double, stops: [GradientStop])
  /// Colours from `center` outwards to an ellipse with horizontal and vertical radii in points.
  case ellipticalGradient(center: Point, radii: Size, stops: [GradientStop])
  /// Colours round `center` from one angle to another, clockwise from the direction of x, at most a
  /// full turn. The rest of the circle has the colour of the nearer end.
  case angularGradient(center: Point, start: Angle, end: Angle, stops: [GradientStop])
  /// An image repeated in both directions; `tile` is where one of them lies.
  case pattern(ImageResource, tile: Rect)
}

/// One colour of a gradient and its place.
public struct GradientStop: Hashable, Sendable {
  /// The place in 0…1, not descending from stop to stop.
  public var location: Double
  /// The colour there.
  public var color: RGBAColor

  /// Makes a stop.
  public init(location: Double, color: RGBAColor) {
    self.location = location
    self.color = color
  }
}
