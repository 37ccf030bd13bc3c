public import GalleyDesign
internal import GalleyLayout
public import GalleyText

/// How a text stands in lines, and the lines drawn with it; shared by everything that shows text.
public struct TextLines: Sendable, Hashable {
  /// The greatest number of lines.
  public var lineLimit: Int?
  /// The number of lines whose height the text takes at least.
  public var minimumLines: Int?
  /// The limit of the component whose part the text is, where no `lineLimit` stands. Nobody asked for
  /// it: when it cuts the text, that is a fault of the layout, and lints say so.
  package var ownLimit: Int?
  /// True for the words of a control, which shrink at accessibility sizes before a line breaks inside one of them.
  package var keepsWords = false
  /// True for the label of a button, whose lines are centered where there are several and no `textAlignment` is given.
  package var centersSeveral = false
  /// Where lines stand.
  public var textAlignment: TextAlignment?
  /// How lines end that are too long.
  public var lineBreakMode: LineBreakMode?
  /// Points between lines beside their own height.
  public var lineSpacing: Double?
  /// The factor on the natural height of a line.
  public var lineHeightMultiple: Double?
  /// The height of lines as a multiple of the size of the text, which only themes set; `lineHeightMultiple` goes
  /// before it.
  var lineHeight: Double?
  /// Where the air goes that `lineHeightMultiple` adds.
  public var lineHeightPlacement: LineHeightPlacement?
  /// Points added after every character.
  public var letterSpacing: Double?
  /// The least factor by which text may shrink in order not to be cut.
  public var minimumScaleFactor: Double?
  /// The line under the text.
  public var underline: DecorationValue?
  /// The line through the text.
  public var strikethrough: DecorationValue?
  /// True if the line under the text leaves out what letters reach below it; nil is true.
  public var underlineSkipsInk: Bool?
  /// The language, as a BCP 47 tag: it decides about shapes of letters, capitals and line breaks.
  public var language: String?
  /// How freely lines break in Chinese and Japanese.
  public var lineBreakStrictness: LineBreakStrictness?
  /// What lines may not tear apart that they may by default.
  public var wordBreak: WordBreak?
  /// The distribution of a paragraph's words over its lines.
  public var textWrap: TextWrap?
  /// The words that lines may divide with a hyphen; nil is long words at accessibility text sizes, none at others.
  public var hyphenation: Hyphenation?
  /// The distance of a paragraph's first line from the side where its text begins, in points.
  public var firstLineIndent: Double?
  /// That of its other lines; alone, it makes the first line hang.
  public var indent: Double?
  /// The distance of its lines from the side where the text ends, in points.
  public var tailIndent: Double?
  /// What stands free below a paragraph that is not the last, in points.
  public var paragraphSpacing: Double?
  /// Where tabs lead, in points from the side where the text begins.
  public var tabStops: [Double]?
  /// The colour behind the text's lines.
  public var highlightColor: Color?
  /// True if the text is shown in capitals.
  public var uppercase: Bool?

  /// Makes lines with every default.
  public init() {}

  /// Every key; an owner that holds the lines moves them there.
  static let properties: [Property<TextLines>] = [
    limit,
    Property(
      "minimumLines", \.minimumLines, as: .count, default: "1",
      "The number of lines whose height the text takes at least, as far as its limit goes.",
      or: ["minLines"]),
    Property(
      "textAlignment", \.textAlignment, default: "leading", "Where the lines stand.",
      or: ["multilineTextAlignment"]),
    Property(
      "lineBreakMode", \.lineBreakMode, as: .standard.allowingTruncation, default: "truncateTail",
      "How lines end that are too long.", or: ["truncationMode"]),
    Property(
      "lineSpacing", \.lineSpacing, as: .length, default: "0",
      "The distance between lines beside their own height, in points."),
    multiple,
    Property(
      "lineHeightPlacement", \.lineHeightPlacement, default: "split",
      "Where the air of `lineHeightMultiple` goes: half above and half below (CSS), or all above (UIKit)."
    ),
    Property(
      "letterSpacing", \.letterSpacing, default: "0",
      "The distance added after every character, in points.", or: ["kern", "tracking"]),
    Property(
      "minimumScaleFactor", \.minimumScaleFactor, as: .share, default: "1",
      "The least factor by which text may shrink in order not to be cut."),
    Property("underline", \.underline, default: "none", "The line under the text."),
    Property(
      "underlineSkipsInk", \.underlineSkipsInk, default: "true",
      "Whether the line under the text leaves out what letters reach below it."),
    Property(
      "language", \.language, as: .languageTag, default: "the canvas's locale",
      "The language of the text: shapes of letters, capitals, line breaks."),
    Property(
      "lineBreakStrictness", \.lineBreakStrictness, default: "standard",
      "How freely lines break in Chinese and Japanese, by CSS's words.", or: ["lineBreak"]),
    Property(
      "wordBreak", \.wordBreak, default: "normal",
      "Whether lines may tear words of Korean, or of any script without spaces, apart."),
    Property(
      "textWrap", \.textWrap, default: "pushOut with the platform's metrics, else wrap",
      "How lines share the words of a paragraph: all of one width, or without a single word at the end.",
      or: ["textWrapStyle"]),
    Property(
      "hyphenation", \.hyphenation, default: "longWords at accessibility text sizes, else none",
      "The words that lines may divide with a hyphen: all, or those wider than a line.",
      or: ["hyphens"]),
    Property(
      "firstLineIndent", \.firstLineIndent, as: .length, default: "0",
      "The distance of a paragraph's first line from where its text begins, in points.",
      or: ["textIndent", "firstLineHeadIndent"]),
    Property(
      "indent", \.indent, as: .length, default: "0",
      "That of the other lines, in points; alone, it makes the first line hang.",
      or: ["headIndent"]),
    Property(
      "tailIndent", \.tailIndent, as: .length, default: "0",
      "The distance of a paragraph's lines from where its text ends, in points."),
    Property(
      "paragraphSpacing", \.paragraphSpacing, as: .length, default: "0",
      "What stands free below a paragraph that is not the last, in points."),
    Property(
      "tabStops", \.tabStops, as: .list(of: .length), default: "every 28 points",
      "Where tabs lead, in points from the side where the text begins."),
    Property("strikethrough", \.strikethrough, default: "none", "The line through the text."),
    Property(
      "highlightColor", \.highlightColor, default: "none",
      "The colour behind the lines of the text."),
    Property("uppercase", \.uppercase, default: "false", "Whether the text is shown in capitals."),
  ]

  /// Describes a component's own limit as well, which gives no leave to cut.
  private static let limit = Property<TextLines>(
    "lineLimit", \.lineLimit, as: .count.allowingTruncation, default: "any",
    "The greatest number of lines."
  ).describing { lines, writer in
    guard lines.lineLimit == nil, let own = lines.ownLimit else { return false }
    PropertyForm.count.describe(own, "lineLimit", &writer)
    return true
  }

  /// Describes the height that a theme gave in its place as well.
  private static let multiple = Property<TextLines>(
    "lineHeightMultiple", \.lineHeightMultiple, as: .length, default: "1",
    "The factor on the natural height of a line."
  ).describing { lines, writer in
    guard lines.lineHeightMultiple == nil, let own = lines.lineHeight else { return false }
    PropertyForm.length.describe(own, "lineHeight", &writer)
    return true
  }

  /// True for the title of a control, whose limit of one line is not the author's.
  var isTitle: Bool { ownLimit == 1 && lineLimit == nil }

  func style(in context: EnvironmentValues) -> ParagraphStyle {
    var style = ParagraphStyle(
      alignment: textAlignment ?? .leading, lineLimit: lineLimit ?? ownLimit,
      lineBreakMode: lineBreakMode ?? .truncateTail, lineSpacing: lineSpacing ?? 0,
      lineHeightMultiple: lineHeightMultiple,
      minimumScaleFactor: minimumScaleFactor ?? 1, layoutDirection: context.direction,
      locale: language ?? context.locale,
      lineBreakStrictness: lineBreakStrictness ?? .standard)
    style.minimumLines = minimumLines
    if keepsWords, context.reader.textSize.isAccessibility { style.leastWordScale = 0.5 }
    let isPlatform = context.theme.systemFontMetrics == .platform
    style.countsSpaceAtBreaks = isPlatform
    style.countsReplacements = !isPlatform
    style.centersSeveralLines = centersSeveral && textAlignment == nil
    style.wordBreak = wordBreak ?? .normal
    style.textWrap =
      textWrap ?? (isPlatform ? .pushOut : .wrap)
    style.hyphenation =
      hyphenation ?? (context.reader.textSize.isAccessibility ? .longWords : .none)
    style.lineHeightOfSize = lineHeightMultiple == nil ? lineHeight : nil
    style.lineHeightPlacement = lineHeightPlacement ?? .split
    style.tabStops = tabStops ?? []
    return style
  }

  func apply(to attributes: inout TextAttributes, _ context: EnvironmentValues) {
    attributes.letterSpacing = letterSpacing
    attributes.underline = underline?.line { context.resolved($0) }
    attributes.underline?.skipsInk = underlineSkipsInk ?? true
    attributes.language = language
    attributes.firstLineIndent = firstLineIndent
    attributes.indent = indent
    attributes.tailIndent = tailIndent
    attributes.paragraphSpacing = paragraphSpacing
    attributes.strikethrough = strikethrough?.line { context.resolved($0) }
    attributes.background = highlightColor.map { context.resolved($0) }
    if uppercase == true { attributes.textCase = .uppercase }
  }
}

extension Property {
  /// The property with another description of a missing value, if `describeMissing` has one: it returns true then.
  fileprivate func describing(
    _ describeMissing: @escaping @Sendable (Owner, inout PropertyWriter) -> Bool
  ) -> Property {
    Property(
      description: description, read: read,
      describe: { owner, writer in
        if !describeMissing(owner, &writer) { describe(owner, &writer) }
      },
      value: value)
  }
}
