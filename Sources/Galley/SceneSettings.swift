public import GalleyDesign
public import GalleyGeometry

/// What the asker of a picture sets over what the document says. Nil leaves it to the document,
/// then to the default.
public struct SceneSettings: Hashable, Sendable {
  /// The width of the canvas, in points.
  public var width: Double?
  /// The height of the canvas, in points.
  public var height: Double?
  /// Pixels per point.
  public var scale: Double?
  /// The screen to draw for.
  public var device: Device?
  /// What is covered at the edges, in points.
  public var safeArea: EdgeInsets?
  /// Whether colours keep more distance from each other than usual.
  public var contrast: Contrast?
  /// The reader's text size.
  public var textSize: TextSize?
  /// Whether the reader asked for bold text.
  public var boldText: Bool?
  /// Where leading is.
  public var direction: LayoutDirection?
  /// A BCP 47 tag; it decides the direction when that is not given.
  public var locale: String?

  /// Settings that leave everything to the document.
  public init() {}
}
