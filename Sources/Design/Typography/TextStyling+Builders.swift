extension TextStyling {
  /// Several attributes as one; of those that set the same property the last counts. Font and
  /// paragraph properties are merged one by one, where DNAKit lets a later paragraph style discard
  /// an earlier one.
  public init(_ parts: [TextStyling]) {
    self = parts.reduce(TextStyling()) { $1.merging(over: $0) }
  }

  /// A style of DNAKit: font, space between lines, space between letters and colour.
  public static func typography(_ style: DNATypography) -> TextStyling {
    self.style(style.textStyle)
  }

  /// A text style: font, space between lines, space between letters and colour.
  public static func style(_ style: TextStyle) -> TextStyling {
    var styling = TextStyling()
    styling.font = FontStyle(
      name: style.font.family, size: style.font.size, weight: style.font.weight,
      scaling: style.scaling.map(FontStyle.Scaling.style))
    styling.font?.slant = style.font.slant
    if !style.font.features.isEmpty { styling.font?.features = style.font.features }
    if !style.font.axes.isEmpty { styling.font?.axes = style.font.axes }
    styling.lineSpacing = style.lineSpacing
    styling.lineHeight = style.lineHeight
    styling.kern = style.letterSpacing
    styling.foreground = style.color
    styling.textWrap = style.textWrap
    return styling
  }

  /// A font by name and size.
  public static func font(_ name: String, size: Double) -> TextStyling {
    TextStyling().setting(\.font, to: FontStyle(name: name, size: size))
  }

  /// A weight in whatever font there is.
  public static func weight(_ weight: FontWeight) -> TextStyling {
    TextStyling().setting(\.font, to: FontStyle(weight: weight))
  }

  /// The italic of whatever font there is.
  public static let italic = TextStyling().setting(
    \.font, to: FontStyle().setting(\.slant, to: .italic))

  /// The colour of the text.
  public static func color(_ color: Color) -> TextStyling {
    TextStyling().setting(\.foreground, to: color)
  }

  /// The colour behind the text.
  public static func background(_ color: Color) -> TextStyling {
    TextStyling().setting(\.background, to: color)
  }

  /// Links the text to an address or any other text.
  public static func link(_ address: String) -> TextStyling {
    TextStyling().setting(\.link, to: address)
  }

  /// A single line through the text.
  public static func strikethrough(_ color: Color? = nil) -> TextStyling {
    TextStyling().setting(\.strikethrough, to: Line()).setting(\.strikethroughColor, to: color)
  }

  /// A slant of 0.1.
  public static let oblique = TextStyling().setting(\.obliqueness, to: 0.1)

  /// A line under the text. Whatever the pattern, a line is drawn.
  public static func underline(_ color: Color? = nil, _ line: Line = Line()) -> TextStyling {
    TextStyling().setting(\.underline, to: line).setting(\.underlineColor, to: color)
  }

  /// The space added between lines, in points.
  public static func lineSpacing(_ points: Double) -> TextStyling {
    TextStyling().setting(\.lineSpacing, to: points)
  }

  /// The treatment of text that does not fit.
  public static func lineBreak(_ mode: LineBreak) -> TextStyling {
    TextStyling().setting(\.lineBreak, to: mode)
  }

  /// The space added after every character, in points.
  public static func letterSpacing(_ points: Double) -> TextStyling {
    TextStyling().setting(\.kern, to: points)
  }

  /// Returns attributes with an alignment of lines.
  public static func alignment(_ alignment: Alignment) -> TextStyling {
    TextStyling().setting(\.alignment, to: alignment)
  }

  /// Returns attributes with an alignment of lines and the space between them, in points.
  public static func paragraph(
    alignment: Alignment? = nil, lineSpacing: Double? = nil
  ) -> TextStyling {
    TextStyling().setting(\.alignment, to: alignment).setting(\.lineSpacing, to: lineSpacing)
  }
}
