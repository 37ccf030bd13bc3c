public import GalleyDesign
public import GalleyGeometry

/// The style of a text's lines.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines in the width.
  public var alignment: TextAlignment
  /// The greatest number of lines; nil for any number. Values under 1 count as nil.
  public var lineLimit: Int?
  /// The number of lines whose height the text has at least, within `lineLimit`; nil is one.
  public var minimumLines: Int?
  /// How lines end that are too long.
  public var lineBreakMode: LineBreakMode
  /// Points between lines, beside their own height; not after the last.
  public var lineSpacing: Double
  /// The factor on the natural height of a line; nil is 1.
  public var lineHeightMultiple: Double?
  /// The height of every line in points, whatever its fonts ask for; nil is the natural height.
  /// Goes before `lineHeightMultiple`.
  public var lineHeight: Double?
  /// The height of every line as a multiple of the size of its text, of the largest one where a line has
  /// several; goes before `lineHeightMultiple`, and behind `lineHeight`.
  public var lineHeightOfSize: Double?
  /// Where the air goes that `lineHeight` and `lineHeightMultiple` add.
  public var lineHeightPlacement = LineHeightPlacement.split
  /// The least factor by which text may shrink in order not to be cut, in 0…1.
  public var minimumScaleFactor: Double
  /// The least factor by which text may shrink in order that no word is wider than a line, in 0…1.
  package var leastWordScale = 1.0
  /// True if the white space at which a line is broken, or at which the text ends, counts in the width, as far as there is
  /// room for it: texts of the platform are measured so.
  package var countsSpaceAtBreaks = false
  /// True if a font that replaces the requested one for Latin characters counts in the height of a line, as in browsers.
  package var countsReplacements = true
  /// True if lines are centered where there are several of them, in place of `alignment`.
  package var centersSeveralLines = false
  /// The direction of the text: that of the first letter with a direction, or a given one.
  public var baseDirection: BaseDirection
  /// Where leading is; also the direction of text without any letter that has one.
  public var layoutDirection: LayoutDirection
  /// Where tabs lead, in points from the side where the text begins; behind the last of them, and
  /// without any, stops stand at the multiples of `tabInterval`.
  public var tabStops: [Double] = []
  /// The distance of tab stops, in points.
  public var tabInterval: Double
  /// The language for case, shaping and line breaks where the text names none: a BCP 47 tag, or
  /// empty for none.
  public var locale: String
  /// How freely lines break in Chinese and Japanese.
  public var lineBreakStrictness: LineBreakStrictness
  /// What lines may not tear apart that they may by default.
  public var wordBreak = WordBreak.normal
  /// How lines share the words of a paragraph.
  public var textWrap = TextWrap.wrap
  /// The words that lines may divide with a hyphen.
  public var hyphenation = Hyphenation.none

  /// Makes a style with the defaults of the platform: natural alignment, wrapping at words.
  public init(
    alignment: TextAlignment = .natural, lineLimit: Int? = nil,
    lineBreakMode: LineBreakMode = .wordWrap, lineSpacing: Double = 0,
    lineHeightMultiple: Double? = nil, lineHeight: Double? = nil,
    minimumScaleFactor: Double = 1, baseDirection: BaseDirection = .natural,
    layoutDirection: LayoutDirection = .leftToRight, tabInterval: Double = 28,
    locale: String = "", lineBreakStrictness: LineBreakStrictness = .standard
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.lineBreakMode = lineBreakMode
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.lineHeight = lineHeight
    self.minimumScaleFactor = minimumScaleFactor
    self.baseDirection = baseDirection
    self.layoutDirection = layoutDirection
    self.tabInterval = tabInterval
    self.locale = locale
    self.lineBreakStrictness = lineBreakStrictness
  }
}

/// Where lines stand in the width.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  /// At the side where the layout direction begins.
  case leading
  /// In the middle.
  case center
  /// At the side where the layout direction ends.
  case trailing
  /// At the left.
  case left
  /// At the right.
  case right
  /// Spaces grow until the line fills the width, save on the last line of a paragraph, which
  /// stands as with `natural`.
  case justified
  /// At the side where the text's own direction begins.
  case natural
}

/// How lines end that are too long. All but `clip` wrap; the mode decides what becomes of the last
/// line that is allowed when text is left over.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
  /// Lines break between words, inside a word only when it is longer than a line. What is left
  /// over is not shown.
  case wordWrap
  /// Lines break between any two characters. What is left over is not shown.
  case characterWrap
  /// The last line runs on past the edge and is to be clipped there.
  case clip
  /// The last line begins with an ellipsis and shows the end of the text.
  case truncateHead
  /// The last line shows its beginning, an ellipsis and the end of the text.
  case truncateMiddle
  /// The last line ends with an ellipsis.
  case truncateTail
}

/// The direction of a paragraph.
public enum BaseDirection: String, Sendable, Hashable, CaseIterable {
  /// That of the first strong character (UAX #9, P2 and P3), else the layout direction.
  case natural
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How freely lines break before small kana and between certain marks.
public enum LineBreakStrictness: String, Sendable, Hashable, CaseIterable {
  /// The default rules of UAX #14, which CSS calls strict.
  case standard
  /// CSS `line-break: normal`.
  case normal
  /// CSS `line-break: loose`.
  case loose
}

/// What counts as a word that lines do not tear apart where it fits in one.
public enum WordBreak: String, Sendable, Hashable, CaseIterable {
  /// By the default rules lines break between letters of Chinese, Japanese and Korean.
  case normal
  /// Words of Hangul stay whole, as the platform's `hangulWordPriority` has it.
  case hangulWords
  /// Lines break between words only: CSS `word-break: keep-all`.
  case keepAll
}
