/// A font for every text style. An open style is read as the platform's.
public struct Fonts: Hashable, Sendable {
  /// The fonts that were given, by style.
  public private(set) var styles: [TextStyleName: FontDescriptor]
  /// True if the sizes follow the reader's text size.
  public var scalesWithTextSize = true

  /// Makes the platform's fonts.
  public init() {
    styles = [:]
  }

  /// Makes one font serve all styles, at each style's own size.
  public init(_ font: FontDescriptor) {
    styles = [:]
    for style in TextStyleName.allCases {
      var sized = font
      sized.size = TextSize.large.points(for: style)
      styles[style] = sized
    }
  }

  /// Makes fonts from the body's and some others; a style without one uses the body's.
  public init(body: FontDescriptor, _ others: [TextStyleName: FontDescriptor] = [:]) {
    styles = others
    for style in TextStyleName.allCases where styles[style] == nil { styles[style] = body }
    styles[.body] = body
  }

  /// The font of a style at the default text size.
  public subscript(style: TextStyleName) -> FontDescriptor {
    get { styles[style] ?? Self.platform(style) }
    set { styles[style] = newValue }
  }

  /// The fonts with another one for a style.
  public func setting(_ style: TextStyleName, to font: FontDescriptor) -> Fonts {
    var copy = self
    copy[style] = font
    return copy
  }

  /// The font of a style for a reader's settings. Bold text makes weights under bold bold.
  public func descriptor(
    for style: TextStyleName, settings: ReaderSettings
  ) -> FontDescriptor {
    var font = self[style]
    if scalesWithTextSize {
      font.size = settings.textSize.scaled(font.size, as: style, grid: settings.grid)
    }
    if settings.boldText { font.weight = max(font.weight, .bold) }
    return font
  }

  /// The platform's font of a style at the default text size, in the registry's default family.
  public static func platform(_ style: TextStyleName) -> FontDescriptor {
    FontDescriptor(size: TextSize.large.points(for: style), weight: style.weight)
  }
}
