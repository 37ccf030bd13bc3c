/// The place of the space that a multiple of the height of lines adds, and from which it is taken.
public enum LineHeightPlacement: String, Sendable, Hashable, CaseIterable {
  /// Half above and half below the text, as CSS has it.
  case split
  /// All above the text, as UIKit has it.
  case above
}

/// The attributes of styled text as a style sheet gives them: every one may be left open.
public struct TextStyling: Mergeable {
  /// The alignment of lines between the edges.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    case left, right, center, justified, natural
  }

  /// The treatment of text that does not fit.
  public enum LineBreak: String, Sendable, Hashable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingMiddle, byTruncatingTail
  }

  /// A line under or through text.
  public struct Line: Hashable, Sendable {
    /// The line style.
    public enum Stroke: String, Sendable, Hashable, CaseIterable {
      case none, single, thick, double
    }

    /// The dash pattern of the line.
    public enum Pattern: String, Sendable, Hashable, CaseIterable {
      case solid
      case dot = "patternDot"
      case dash = "patternDash"
      case dashDot = "patternDashDot"
      case dashDotDot = "patternDashDotDot"
    }

    /// The style of the line.
    public var stroke: Stroke
    /// The pattern of the line's interruptions.
    public var pattern: Pattern
    /// True if the line leaves out blanks.
    public var byWord: Bool
    /// True if a line under the text leaves out what letters reach below it.
    public var skipsInk: Bool

    /// Makes a line.
    public init(
      _ stroke: Stroke = .single, pattern: Pattern = .solid, byWord: Bool = false,
      skipsInk: Bool = true
    ) {
      self.stroke = stroke
      self.pattern = pattern
      self.byWord = byWord
      self.skipsInk = skipsInk
    }

    /// Reads a style sheet's name. A pattern or `byWord` alone is a single line with it: on the
    /// platform it would draw nothing, which is never meant.
    public init?(name: String) {
      if let stroke = Stroke(rawValue: name) {
        self.init(stroke)
      } else if let pattern = Pattern(rawValue: name), pattern != .solid {
        self.init(pattern: pattern)
      } else if name == "byWord" {
        self.init(byWord: true)
      } else {
        return nil
      }
    }
  }

  /// The colour of the text.
  public var foreground: Color?
  /// The colour behind the text.
  public var background: Color?
  /// The font.
  public var font: FontStyle?
  /// The space added between lines, in points.
  public var lineSpacing: Double?
  /// The place of the space that `lineHeightMultiple` adds.
  public var lineHeightPlacement: LineHeightPlacement?
  /// The height of lines as a multiple of the size of their text; goes before `lineHeightMultiple`.
  public var lineHeight: Double?
  /// The height of lines as a multiple of the font's own.
  public var lineHeightMultiple: Double?
  /// The space added after every character, in points.
  public var kern: Double?
  /// The line under the text.
  public var underline: Line?
  /// The colour of the line under the text; nil is the text's.
  public var underlineColor: Color?
  /// The line through the text.
  public var strikethrough: Line?
  /// The colour of the line through the text; nil is the text's.
  public var strikethroughColor: Color?
  /// The tangent of a slant added to that of the font.
  public var obliqueness: Double?
  /// The link of the text.
  public var link: String?
  /// The alignment of lines.
  public var alignment: Alignment?
  /// The treatment of text that does not fit.
  public var lineBreak: LineBreak?
  /// The way lines share the words of a paragraph.
  public var textWrap: TextWrap?
  /// The factor on the size of the font.
  public var sizeFactor: Double?
  /// The distance by which the text is raised, in ems of the text around it.
  public var rise: Double?
  /// The language, as a BCP 47 tag.
  public var language: String?
  /// The distance of a paragraph's first line from the side where its text begins, in ems of the text
  /// around.
  public var firstLineIndent: Double?
  /// That of its other lines; a tab in the first line leads there.
  public var indent: Double?
  /// The distance of a paragraph's lines from the side where its text ends, in ems of the text around.
  public var tailIndent: Double?
  /// The space below a paragraph, in ems of the text around.
  public var paragraphSpacing: Double?
  /// The cell of a table that the text is in.
  package var cell: TableCell?
  /// The block that the text is in; lengths in ems of the text around.
  package var block: TextBlock<Color>?
  /// An addition to `kern`, in ems of the text.
  package var emKern: Double?

  /// Makes attributes that leave everything open.
  public init() {}

  /// Takes every property that is nil from a base.
  package mutating func fill(from base: Self) {
    foreground.adopt(base.foreground)
    background.adopt(base.background)
    font.fill(from: base.font)
    lineSpacing.adopt(base.lineSpacing)
    lineHeightPlacement.adopt(base.lineHeightPlacement)
    if lineHeight == nil, lineHeightMultiple == nil {
      (lineHeight, lineHeightMultiple) = (base.lineHeight, base.lineHeightMultiple)
    }
    kern.adopt(base.kern)
    underline.adopt(base.underline)
    underlineColor.adopt(base.underlineColor)
    strikethrough.adopt(base.strikethrough)
    strikethroughColor.adopt(base.strikethroughColor)
    obliqueness.adopt(base.obliqueness)
    link.adopt(base.link)
    alignment.adopt(base.alignment)
    lineBreak.adopt(base.lineBreak)
    textWrap.adopt(base.textWrap)
    sizeFactor.adopt(base.sizeFactor)
    rise.adopt(base.rise)
    language.adopt(base.language)
    firstLineIndent.adopt(base.firstLineIndent)
    indent.adopt(base.indent)
    tailIndent.adopt(base.tailIndent)
    paragraphSpacing.adopt(base.paragraphSpacing)
    cell.adopt(base.cell)
    block.adopt(base.block)
    emKern.adopt(base.emKern)
  }
}
