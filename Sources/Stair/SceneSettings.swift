import GalleyComponents
public import GalleyDesign
public import GalleyDocuments
public import GalleyGeometry

/// The settings of a picture from one source: the command line, a variant, a document, code. Nil values are
/// left to the next source below, and last to the theme and the defaults.
///
/// ``over(_:)`` is the only place that knows whose word wins. The order is: command, variant,
/// document or scene, theme, default.
public struct SceneSettings: Hashable, Sendable {
  /// The width of the canvas, in points.
  public var width: Double?
  /// The height of the canvas, in points.
  public var height: Double?
  /// Pixels per point.
  public var scale: Double?
  /// The screen to draw for: its size, scale and safe area, as far as they are not given.
  public var device: Device?
  /// The areas that are covered at the edges, in points.
  public var safeArea: EdgeInsets?
  /// Light or dark.
  public var appearance: Appearance?
  /// The contrast of colours: the usual one, or one that keeps more distance between them.
  public var contrast: Contrast?
  /// The version of the system whose look views have.
  public var system: SystemVersion?
  /// The reader's text size.
  public var textSize: TextSize?
  /// True if the user requested bold text.
  public var boldText: Bool?
  /// The layout direction, which decides the side of leading.
  public var direction: LayoutDirection?
  /// A BCP 47 tag; it decides the direction if that is not given. A pseudo-locale (`en-XA`, `ar-XB`) is set
  /// in the language it is based on, and changes the texts of documents that are read with it.
  public var locale: String?
  /// True if the software keyboard takes its room on a screen that is used, while a field has the focus; pictures
  /// that are not used have none.
  package var keyboard: Bool?
  /// The colour beneath everything.
  package var backgroundColor: Color?

  /// Settings that leave everything open.
  public init() {}

  /// Makes settings from a document's canvas. Both appearances count as light: a caller that draws both sets
  /// each.
  public init(_ canvas: Canvas) {
    width = canvas.width
    height = canvas.height
    scale = canvas.scale
    device = canvas.device
    safeArea = canvas.safeArea
    appearance = canvas.appearance?.appearances.first
    textSize = canvas.textSize
    boldText = canvas.boldText
    direction = canvas.direction
    locale = canvas.locale
    backgroundColor = canvas.background
  }

  /// Makes settings from a resolved canvas: everything except lengths that it leaves to the content and a
  /// background that it leaves to the theme.
  public init(_ canvas: SceneCanvas) {
    width = canvas.width
    height = canvas.height
    scale = canvas.grid.scale
    safeArea = canvas.safeArea
    appearance = canvas.appearance
    contrast = canvas.contrast
    if canvas.system != .ios18 { system = canvas.system }
    textSize = canvas.textSize
    boldText = canvas.boldText
    direction = canvas.direction
    locale = canvas.locale
    backgroundColor = canvas.backgroundColor
  }

  /// Returns these settings, with the others in place of those that are not specified.
  ///
  /// A device determines the size, scale and safe area that are not given beside it, and a locale the
  /// direction. A width without a height lets the content decide the height, regardless of the settings
  /// below.
  public func over(_ lower: SceneSettings) -> SceneSettings {
    let (top, bottom) = (spelledOut, lower.spelledOut)
    var result = SceneSettings()
    result.width = top.width ?? bottom.width
    result.height = top.height ?? (top.width == nil ? bottom.height : nil)
    result.scale = top.scale ?? bottom.scale
    result.safeArea = top.safeArea ?? bottom.safeArea
    result.appearance = top.appearance ?? bottom.appearance
    result.contrast = top.contrast ?? bottom.contrast
    result.system = top.system ?? bottom.system
    result.textSize = top.textSize ?? bottom.textSize
    result.boldText = top.boldText ?? bottom.boldText
    result.direction = top.direction ?? bottom.direction
    result.locale = top.locale ?? bottom.locale
    result.keyboard = top.keyboard ?? bottom.keyboard
    result.backgroundColor = top.backgroundColor ?? bottom.backgroundColor
    return result
  }

  /// The same with what the device and the locale decide in the places of its own.
  private var spelledOut: SceneSettings {
    var result = self
    result.device = nil
    result.height = height ?? (width == nil ? device?.size.height : nil)
    result.width = width ?? device?.size.width
    result.scale = scale ?? device?.scale
    result.safeArea = safeArea ?? device?.safeArea
    result.locale = locale.map { PseudoLocale(rawValue: $0)?.language ?? $0 }
    result.direction = direction ?? result.locale.map(Canvas.direction(of:))
    return result
  }
}
