public import GalleyGeometry

/// A font as style sheets and themes describe it: every property is optional.
public struct FontStyle: Mergeable {
  /// The scaling of a size with the user's text size.
  public enum Scaling: Hashable, Sendable {
    /// The size is fixed, even when a parent's is not.
    case none
    /// The size grows as the platform's font of a style does.
    case style(TextStyleName)
  }

  /// A PostScript or family name, or one of `SystemFontName`.
  public var name: String?
  /// The size at the default text size, in points.
  public var size: Double?
  /// The weight; nil is the weight of the name.
  public var weight: FontWeight?
  /// The slant; nil for that of the name.
  public var slant: FontSlant?
  /// The scaling of the size with the user's text size; nil is a fixed size.
  public var scaling: Scaling?
  /// The largest size that scaling may reach, in points.
  public var maximumSize: Double?
  /// The name that is used instead if the user requests bold text.
  public var boldName: String?
  /// OpenType features by tag; nil inherits those of the surrounding font.
  public var features: [FontFeature]?

  /// Values of variation axes; nil inherits those of the surrounding font.
  public var axes: [FontAxisValue]?
  /// True if missing italic and bold faces may be synthesized; nil inherits the value of the surrounding
  /// font.
  public var allowsSynthesis: Bool?
  /// The palette of a font with coloured glyphs; nil inherits that of the surrounding font.
  public var palette: FontPalette?
  /// The platform's text style that the size belongs to, whose line height the system's font then
  /// has; nil is a custom size.
  public var textStyle: TextStyleName?

  /// Makes a font without any property.
  public init() {}

  /// Makes a font.
  public init(
    name: String? = nil, size: Double? = nil, weight: FontWeight? = nil, scaling: Scaling? = nil,
    maximumSize: Double? = nil, boldName: String? = nil
  ) {
    self.name = name
    self.size = size
    self.weight = weight
    self.scaling = scaling
    self.maximumSize = maximumSize
    self.boldName = boldName
  }

  /// Takes every property that is nil from a base.
  package mutating func fill(from base: Self) {
    name.adopt(base.name)
    size.adopt(base.size)
    weight.adopt(base.weight)
    slant.adopt(base.slant)
    scaling.adopt(base.scaling)
    maximumSize.adopt(base.maximumSize)
    boldName.adopt(base.boldName)
    features.adopt(base.features)
    axes.adopt(base.axes)
    allowsSynthesis.adopt(base.allowsSynthesis)
    palette.adopt(base.palette)
    textStyle.adopt(base.textStyle)
  }

  /// The font for a reader's settings, or nil while name or size is open.
  public func descriptor(for settings: ReaderSettings) -> FontDescriptor? {
    guard let size, name != nil || (settings.boldText && boldName != nil) else { return nil }
    return descriptor(over: FontDescriptor(size: size), for: settings)
  }

  /// The font for a reader's settings, with every property that is nil taken from another font.
  public func descriptor(
    over base: FontDescriptor, for settings: ReaderSettings
  ) -> FontDescriptor {
    var font = base
    if let used = settings.boldText ? boldName ?? name : name {
      if let system = SystemFontName(rawValue: used)?.descriptor(size: base.size) {
        font = system
        font.fit = base.fit
      } else {
        font = FontDescriptor(family: used, size: base.size, features: base.features)
        if SystemFontName.designs.contains(used) { font.fit = base.fit }
      }
    }
    if let weight { font.weight = weight }
    if let slant { font.slant = slant }
    if let size {
      font.size = size
      font.fit?.style = textStyle
    }
    if let features { font.features = features }
    if let axes { font.axes = axes }
    if let allowsSynthesis { font.allowsSynthesis = allowsSynthesis }
    if let palette { font.palette = palette }
    if case .style(let style) = scaling {
      font.size = settings.textSize.scaled(
        font.size, as: style, maximum: maximumSize, grid: settings.grid)
    }
    return font
  }
}

/// The text settings of the user.
public struct ReaderSettings: Hashable, Sendable {
  /// The text size.
  public var textSize: TextSize
  /// True if text is bold.
  public var boldText: Bool
  /// The pixels that scaled sizes are rounded to; nil keeps them exact.
  public var grid: PixelGrid?

  /// Makes settings.
  public init(textSize: TextSize = .large, boldText: Bool = false, grid: PixelGrid? = nil) {
    self.textSize = textSize
    self.boldText = boldText
    self.grid = grid
  }
}
