public import GalleyDesign
public import GalleyGeometry

/// The picture around a component tree, with every choice made.
public struct SceneCanvas: Hashable, Sendable {
  /// The width, in points; nil hugs the content.
  public var width: Double?
  /// The height, in points; nil hugs the content.
  public var height: Double?
  /// Device pixels.
  public var grid: PixelGrid
  /// The insets of the safe area, in points.
  public var safeArea: EdgeInsets
  /// Light or dark.
  public var appearance: Appearance
  /// The contrast of colours: the usual one, or one that keeps more distance between them.
  public var contrast: Contrast
  /// The version of the system whose look views have.
  public var system: SystemVersion
  /// The reader's text size.
  public var textSize: TextSize
  /// True if the user requested bold text.
  public var boldText: Bool
  /// The layout direction, which decides the side of leading.
  public var direction: LayoutDirection
  /// A BCP 47 tag.
  public var locale: String
  /// The colour beneath everything; nil is the theme's background, else the system's.
  package var backgroundColor: Color?

  /// A canvas that hugs its content, at two pixels a point.
  public init(appearance: Appearance = .light, width: Double? = nil, height: Double? = nil) {
    self.init(SceneSettings())
    self.appearance = appearance
    self.width = width
    self.height = height
  }

  /// Makes a canvas from the settings, else the defaults: the content's size, two pixels a point, light,
  /// large text, left to right, English.
  public init(_ settings: SceneSettings) {
    let settled = settings.over(SceneSettings())
    width = settled.width
    height = settled.height
    grid = PixelGrid(scale: settled.scale ?? 2)
    safeArea = settled.safeArea ?? .zero
    appearance = settled.appearance ?? .light
    contrast = settled.contrast ?? .standard
    system = settled.system ?? .ios18
    textSize = settled.textSize ?? .large
    boldText = settled.boldText ?? false
    locale = settled.locale ?? "en"
    direction = settled.direction ?? .leftToRight
    backgroundColor = settled.backgroundColor
  }
}
