public import GalleyDesign
internal import GalleyLayout
public import GalleyText

/// How a text stands in lines, and the lines drawn with it; shared by everything that shows text.
public struct TextLines: Sendable, Hashable {
  /// The greatest number of lines.
  public var lineLimit: Int?
  /// Where lines stand.
  public var textAlignment: TextAlignment?
  /// How lines end that are too long.
  public var lineBreakMode: LineBreakMode?
  /// Points between lines beside their own height.
  public var lineSpacing: Double?
  /// The factor on the natural height of a line.
  public var lineHeightMultiple: Double?
  /// Points added after every character.
  public var letterSpacing: Double?
  /// The least factor by which text may shrink in order not to be cut.
  public var minimumScaleFactor: Double?
  /// The line under the text.
  public var underline: DecorationValue?
  /// The line through the text.
  public var strikethrough: DecorationValue?
  /// The colour behind the text's lines.
  public var highlightColor: Color?
  /// Whether the text is shown in capitals.
  public var uppercase: Bool?

  /// Makes lines with every default.
  public init() {}

  /// Every key; an owner that holds the lines moves them there.
  static let properties: [Property<TextLines>] = [
    Property(
      "lineLimit", \.lineLimit, as: .count.allowingTruncation, default: "any",
      "The greatest number of lines."),
    Property(
      "textAlignment", \.textAlignment, default: "leading", "Where the lines stand.",
      or: ["multilineTextAlignment"]),
    Property(
      "lineBreakMode", \.lineBreakMode, as: .standard.allowingTruncation, default: "truncateTail",
      "How lines end that are too long.", or: ["truncationMode"]),
    Property(
      "lineSpacing", \.lineSpacing, as: .length, default: "0",
      "The distance between lines beside their own height, in points."),
    Property(
      "lineHeightMultiple", \.lineHeightMultiple, as: .length, default: "1",
      "The factor on the natural height of a line."),
    Property(
      "letterSpacing", \.letterSpacing, default: "0",
      "The distance added after every character, in points.", or: ["kern", "tracking"]),
    Property(
      "minimumScaleFactor", \.minimumScaleFactor, as: .share, default: "1",
      "The least factor by which text may shrink in order not to be cut."),
    Property("underline", \.underline, default: "none", "The line under the text."),
    Property("strikethrough", \.strikethrough, default: "none", "The line through the text."),
    Property(
      "highlightColor", \.highlightColor, default: "none",
      "The colour behind the lines of the text."),
    Property("uppercase", \.uppercase, default: "false", "Whether the text is shown in capitals."),
  ]

  func style(in context: EnvironmentValues) -> ParagraphStyle {
    ParagraphStyle(
      alignment: textAlignment ?? .leading, lineLimit: lineLimit,
      lineBreakMode: lineBreakMode ?? .truncateTail, lineSpacing: lineSpacing ?? 0,
      lineHeightMultiple: lineHeightMultiple,
      minimumScaleFactor: minimumScaleFactor ?? 1, layoutDirection: context.direction,
      locale: context.locale)
  }

  func apply(to attributes: inout TextAttributes, _ context: EnvironmentValues) {
    attributes.letterSpacing = letterSpacing
    attributes.underline = underline?.line { context.resolved($0) }
    attributes.strikethrough = strikethrough?.line { context.resolved($0) }
    attributes.background = highlightColor.map { context.resolved($0) }
    if uppercase == true { attributes.textCase = .uppercase }
  }
}
