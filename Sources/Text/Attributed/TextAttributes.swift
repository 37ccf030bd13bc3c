public import GalleyDesign

/// The appearance of a stretch of text. A nil value is left to the text around it, ultimately to the
/// documented default.
public struct TextAttributes: Hashable, Sendable {
  /// The font; by default the registry's default family, regular, 17 points.
  public var font: FontDescriptor?
  /// The colour of glyphs; by default black.
  public var color: RGBAColor?
  /// The colour behind the line's height; by default none.
  public var background: RGBAColor?
  /// Points added after each cluster; by default 0. Any value but 0 switches optional ligatures
  /// off; scripts whose letters join ignore it.
  public var letterSpacing: Double?
  /// The distance by which the text is raised, in points; by default 0.
  public var baselineOffset: Double?
  /// The tangent of a slant added to that of the font; by default 0.
  public var obliqueness: Double?
  /// The underline; by default none.
  public var underline: LineDecoration?
  /// The line through the text; by default none.
  public var strikethrough: LineDecoration?
  /// The link of the text, which is drawn like any text.
  public var link: String?
  /// The language as a BCP 47 tag, for shaping and case; by default the paragraph's locale.
  public var language: String?
  /// The case in which the text is shown; by default as written.
  public var textCase: TextCase?
  /// The picture that the object replacement character (U+FFFC) represents.
  public var image: InlineImage?
  /// The distance of a paragraph's first line from the side where its text begins, in points; by
  /// default 0. The attributes of the first character of a line decide about it.
  public var firstLineIndent: Double?
  /// That of its other lines; by default 0. A tab in the first line leads there.
  public var indent: Double?
  /// The distance of its lines from the side where the text ends; by default 0.
  public var tailIndent: Double?
  /// The space below a paragraph that is not the last, in points; by default 0.
  public var paragraphSpacing: Double?
  /// The cell of a table that the text is in; a tab at its beginning leads to its column.
  package var cell: TableCell?
  /// The block that the text is in; lengths in points.
  package var block: TextBlock<RGBAColor>?
  /// True if the text was made from small letters, or from capitals, and is shown as small capitals of the
  /// font, which has none.
  var isSmallCapital: Bool?

  /// The font of text that names none.
  public static let defaultFont = FontDescriptor(size: 17)

  /// Makes attributes; the other properties may be set afterwards.
  public init(font: FontDescriptor? = nil, color: RGBAColor? = nil) {
    self.font = font
    self.color = color
  }

  /// These attributes, with those of `base` where these are nil.
  public func merging(over base: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? base.font
    result.color = color ?? base.color
    result.background = background ?? base.background
    result.letterSpacing = letterSpacing ?? base.letterSpacing
    result.baselineOffset = baselineOffset ?? base.baselineOffset
    result.obliqueness = obliqueness ?? base.obliqueness
    result.underline = underline ?? base.underline
    result.strikethrough = strikethrough ?? base.strikethrough
    result.link = link ?? base.link
    result.language = language ?? base.language
    result.textCase = textCase ?? base.textCase
    result.image = image ?? base.image
    result.firstLineIndent = firstLineIndent ?? base.firstLineIndent
    result.indent = indent ?? base.indent
    result.tailIndent = tailIndent ?? base.tailIndent
    result.paragraphSpacing = paragraphSpacing ?? base.paragraphSpacing
    result.cell = cell ?? base.cell
    result.block = block ?? base.block
    result.isSmallCapital = isSmallCapital ?? base.isSmallCapital
    return result
  }
}

/// The case in which text is shown; the text itself stays as written.
public enum TextCase: String, Sendable, Hashable, CaseIterable {
  /// As written.
  case original
  /// In capitals, by the rules of the language.
  case uppercase
  /// In small letters, by the rules of the language.
  case lowercase
}
