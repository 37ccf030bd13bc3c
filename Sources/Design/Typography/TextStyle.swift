/// The appearance of a piece of text: its font, the space around it and its colour.
public struct TextStyle: Hashable, Sendable {
  /// The font.
  public var font: FontDescriptor
  /// The distance between baselines as a multiple of the font's size, as CSS and Figma have it; nil is the
  /// font's own distance.
  public var lineHeight: Double?
  /// The space added between lines, in points.
  public var lineSpacing: Double
  /// The space added after every character, in points.
  public var letterSpacing: Double
  /// The colour; nil is the surrounding's.
  public var color: Color?
  /// The platform style with which the size grows; nil is a fixed size.
  public var scaling: TextStyleName?
  /// The way lines share the words of a paragraph; nil is the surrounding's.
  public var textWrap: TextWrap?

  /// Makes a style.
  public init(
    font: FontDescriptor, lineHeight: Double? = nil, lineSpacing: Double = 0,
    letterSpacing: Double = 0, color: Color? = nil, scaling: TextStyleName? = nil
  ) {
    self.font = font
    self.lineHeight = lineHeight
    self.lineSpacing = lineSpacing
    self.letterSpacing = letterSpacing
    self.color = color
    self.scaling = scaling
  }

  /// The font for a reader's settings. Bold text makes weights under bold bold.
  public func descriptor(for settings: ReaderSettings) -> FontDescriptor {
    var descriptor = font
    if let scaling {
      descriptor.size = settings.textSize.scaled(font.size, as: scaling, grid: settings.grid)
    }
    if settings.boldText { descriptor.weight = max(descriptor.weight, .bold) }
    return descriptor
  }

  /// The natural height of lines of Inter, the font of text without a family, as a multiple of its size: its
  /// ascender and descender.
  package static let naturalLineHeight = 1.21
}
