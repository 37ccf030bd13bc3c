import GalleyComponents
public import GalleyDesign
public import GalleyDocuments
public import GalleyGeometry

/// The picture around a component tree, with every choice made.
public struct SceneCanvas: Hashable, Sendable {
  /// The width, in points; nil hugs the content.
  public var width: Double?
  /// The height, in points; nil hugs the content.
  public var height: Double?
  /// Device pixels.
  public var grid: PixelGrid
  /// What is covered at the edges, in points.
  public var safeArea: EdgeInsets
  /// Light or dark.
  public var appearance: Appearance
  /// Whether colours keep more distance from each other than usual.
  public var contrast: Contrast
  /// The reader's text size.
  public var textSize: TextSize
  /// Whether the reader asked for bold text.
  public var boldText: Bool
  /// Where leading is.
  public var direction: LayoutDirection
  /// A BCP 47 tag.
  public var locale: String
  /// The colour beneath everything.
  public var background: Color

  /// A canvas that hugs its content, at two pixels a point.
  public init(appearance: Appearance = .light, width: Double? = nil, height: Double? = nil) {
    self.init(Canvas(), SceneSettings(), appearance)
    self.width = width
    self.height = height
  }

  /// What the settings say, else what the document's canvas says, else the default.
  public init(_ canvas: Canvas, _ settings: SceneSettings, _ appearance: Appearance) {
    let screen = settings.device.map { ($0.size.width as Double?, $0.size.height as Double?) }
    let size = screen ?? (canvas.size.width, canvas.size.height)
    width = settings.width ?? size.0
    height = settings.height ?? (settings.width == nil ? size.1 : nil)
    let scale = settings.scale ?? settings.device?.scale
    grid = scale.map(PixelGrid.init(scale:)) ?? canvas.grid
    safeArea = settings.safeArea ?? settings.device?.safeArea ?? canvas.insets
    self.appearance = appearance
    contrast = settings.contrast ?? .standard
    textSize = settings.textSize ?? canvas.textSize?.size ?? .large
    boldText = settings.boldText ?? canvas.boldText ?? false
    locale = settings.locale ?? canvas.locale ?? "en"
    let spoken = settings.locale.map(Canvas.direction(of:))
    direction = settings.direction ?? spoken ?? canvas.layoutDirection
    background = canvas.background?.color ?? SystemColor.systemBackground.color
  }
}
