public import GalleyDesign
public import GalleyGeometry
public import GalleyText

/// One step of drawing. Coordinates are points of the current coordinate space.
public enum DisplayCommand: Hashable, Sendable {
  /// Keeps the current transform and clip for a later `restore`.
  case save
  /// Goes back to the last kept transform and clip.
  case restore
  /// Changes the coordinate space: new coordinates are mapped by the transform to current ones.
  case transform(Transform)
  /// Restricts drawing to a shape as well.
  case clip(DisplayShape)
  /// Fills a shape.
  case fill(DisplayShape, Paint)
  /// Draws a line along the outline of a shape, centred on it.
  case stroke(DisplayShape, StrokeStyle, Paint)
  /// Fills the ring between a rounded rectangle and the same one inset by `width`.
  case border(Rect, CornerRadii, width: Double, RGBAColor)
  /// Draws the shadow of a shape; the shape itself is not drawn.
  case shadow(DisplayShape, BoxShadow)
  /// Draws glyphs with the run's origin at a point on the baseline.
  case glyphs(GlyphRun, at: Point, RGBAColor)
  /// Draws an image into a rectangle; with a tint its alpha is a mask for that colour.
  case image(ImageResource, in: Rect, tint: RGBAColor?)
  /// Blurs what has been drawn so far inside a shape; `blur` is the Gaussian's standard deviation
  /// in points, at most 64. Beyond the canvas its edge goes on.
  case backdrop(DisplayShape, blur: Double)
  /// Begins a group whose commands are composed at once.
  case beginLayer(Compositing)
  /// Ends the group.
  case endLayer
}
