public import GalleyDesign

/// A font in SwiftUI's words, for ``Text/font(_:)-(FontChoice)``: `.system(size: 17, weight: .semibold)`,
/// `.custom("Lato", size: 20)`, `.headline.bold()`.
public struct FontChoice: Hashable, Sendable {
  /// The text style whose size follows the reader; nil for a size in points.
  private var style: TextStyleName?
  /// The size, in points.
  private var size: Double?
  private var weight: FontWeight?
  private var design: FontDesign?
  private var name: String?
  private var isItalic = false
  private var hasDigitsOfOneWidth = false

  private init() {}

  private init(_ style: TextStyleName) {
    self.style = style
    weight = style.weight
  }

  /// A size of the default family, in points; it does not follow the reader.
  public static func system(
    size: Double, weight: FontWeight? = nil, design: FontDesign? = nil
  ) -> FontChoice {
    var font = FontChoice()
    (font.size, font.weight, font.design) = (size, weight, design)
    return font
  }

  /// A text style in another design or weight.
  public static func system(
    _ style: TextStyleName, design: FontDesign? = nil, weight: FontWeight? = nil
  ) -> FontChoice {
    var font = FontChoice(style)
    (font.design, font.weight) = (design, weight ?? font.weight)
    return font
  }

  /// A family or a font by its PostScript name, in points.
  public static func custom(_ name: String, size: Double) -> FontChoice {
    var font = FontChoice()
    (font.name, font.size) = (name, size)
    return font
  }

  /// The style of the largest titles.
  public static let largeTitle = FontChoice(.largeTitle)
  /// The style of first titles.
  public static let title = FontChoice(.title1)
  /// The style of second titles.
  public static let title2 = FontChoice(.title2)
  /// The style of third titles.
  public static let title3 = FontChoice(.title3)
  /// The style of headlines.
  public static let headline = FontChoice(.headline)
  /// The style of text.
  public static let body = FontChoice(.body)
  /// The style of callouts.
  public static let callout = FontChoice(.callout)
  /// The style of lines below headlines.
  public static let subheadline = FontChoice(.subheadline)
  /// The style of footnotes.
  public static let footnote = FontChoice(.footnote)
  /// The style of captions.
  public static let caption = FontChoice(.caption1)
  /// The style of second captions.
  public static let caption2 = FontChoice(.caption2)

  /// The font in another weight.
  public func weight(_ weight: FontWeight) -> FontChoice { with { $0.weight = weight } }
  /// The font in the bold weight.
  public func bold() -> FontChoice { weight(.bold) }
  /// The italic of the font.
  public func italic() -> FontChoice { with { $0.isItalic = true } }
  /// The font with glyphs of one width.
  public func monospaced() -> FontChoice { with { $0.design = .monospaced } }
  /// The font with digits of one width.
  public func monospacedDigit() -> FontChoice { with { $0.hasDigitsOfOneWidth = true } }

  private func with(_ change: (inout FontChoice) -> Void) -> FontChoice {
    var font = self
    change(&font)
    return font
  }

  /// The text in this font.
  func applied(to text: Text) -> Text {
    var text = text
    text.font = style ?? text.font
    text.fontSize = size ?? text.fontSize
    text.fontName = name ?? text.fontName
    text.fontWeight = weight ?? text.fontWeight
    text.fontDesign = design ?? text.fontDesign
    if isItalic { text = text.italic() }
    return hasDigitsOfOneWidth ? text.monospacedDigit() : text
  }
}

extension Text {
  /// A font in SwiftUI's words.
  @_disfavoredOverload
  public func font(_ font: FontChoice) -> Text { font.applied(to: self) }
}
