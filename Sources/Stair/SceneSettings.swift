import GalleyComponents
public import GalleyDesign
public import GalleyDocuments
public import GalleyGeometry

/// One layer of drawing settings, as given by the command line, a variant, a document or a scene built in code.
/// A nil value falls back to the layer of the next lower precedence.
///
/// From the highest precedence to the lowest, the layers are the command line, the variant of a test, the document
/// or scene, the theme and the defaults. ``over(_:)`` combines two adjacent layers.
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
  /// The light or the dark appearance.
  public var appearance: Appearance?
  /// The contrast of colours: the usual one, or one that keeps more distance between them.
  public var contrast: Contrast?
  /// The version of the system whose look views have.
  public var system: SystemVersion?
  /// The reader's text size.
  public var textSize: TextSize?
  /// True if the user requested bold text.
  public var boldText: Bool?
  /// The layout direction: left to right puts the leading edge on the left, right to left on the right.
  public var direction: LayoutDirection?
  /// The language of the content as a BCP 47 tag. It implies ``direction`` if that is nil.
  ///
  /// `en-XA` and `ar-XB` are pseudo-locales for tests: the texts of a document are altered when it is read, and then
  /// laid out as English or Arabic.
  public var locale: String?
  /// True if the software keyboard covers its part of the screen while a text field has the focus. This applies to
  /// interactive screens only: a picture is drawn without a keyboard.
  package var keyboard: Bool?
  /// The background colour of the canvas.
  package var backgroundColor: Color?

  /// Makes a layer in which every value is nil.
  public init() {}

  /// Makes the layer of a document's canvas.
  ///
  /// ``contrast``, ``system`` and `keyboard` remain nil, since documents have no keys for them. For a document
  /// that requests both appearances, ``appearance`` is light; a caller that draws one picture for each, such as
  /// `Document.scenes(settings:appearances:)`, sets it for each picture.
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

  /// Makes the layer of a resolved canvas.
  ///
  /// A length that follows the content and a background that follows the theme remain nil, as does `keyboard`.
  /// iOS 18, the default of ``system``, becomes nil too: frame dumps list all values that are not nil, and those
  /// that were recorded before the setting existed do not list it.
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

  /// Returns a layer with these values, and those of a layer of lower precedence where these are nil.
  ///
  /// Before that, the device of each layer supplies the size, scale and safe area that the layer does not give, and
  /// its locale the direction. A layer that gives a width alone requests a height that follows the content at that
  /// width, so that the height of the lower layer, which belongs to another width, does not apply.
  public func over(_ lower: SceneSettings) -> SceneSettings {
    let (top, bottom) = (withImpliedValues, lower.withImpliedValues)
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

  /// The layer with the values that its device and its locale imply written into their own properties. The device
  /// becomes nil, and a pseudo-locale the language on which it is based.
  private var withImpliedValues: SceneSettings {
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
