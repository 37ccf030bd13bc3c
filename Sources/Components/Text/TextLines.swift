internal import GalleyDesign
internal import GalleyLayout
internal import GalleyText

/// How a text stands in lines, and the lines drawn with it; shared by everything that shows text.
public struct TextLines: Sendable, Hashable {
  /// The greatest number of lines.
  public var lineLimit: Count?
  /// Where lines stand.
  public var textAlignment: TextAlignmentName?
  /// How lines end that are too long.
  public var lineBreakMode: LineBreakModeName?
  /// Points between lines beside their own height.
  public var lineSpacing: Length?
  /// The factor on the natural height of a line.
  public var lineHeightMultiple: Length?
  /// Points added after every character.
  public var letterSpacing: Double?
  /// The least factor by which text may shrink in order not to be cut.
  public var minimumScaleFactor: UnitShare?
  /// The line under the text.
  public var underline: DecorationValue?
  /// The line through the text.
  public var strikethrough: DecorationValue?
  /// The colour behind the text's lines.
  public var highlightColor: ColorValue?
  /// Whether the text is shown in capitals.
  public var uppercase: Bool?

  /// Makes lines with every default.
  public init() {}

  /// Every key, for an owner that holds the lines at a path.
  static func properties<Owner>(
    of lines: WritableKeyPath<Owner, TextLines>
  ) -> [Property<Owner>] {
    [
      Property("lineLimit", lines, \.lineLimit, "any", "The greatest number of lines."),
      Property(
        "textAlignment", lines, \.textAlignment, "leading", "Where the lines stand.",
        or: ["multilineTextAlignment"]),
      Property(
        "lineBreakMode", lines, \.lineBreakMode, "truncateTail",
        "How lines end that are too long.", or: ["truncationMode"]),
      Property(
        "lineSpacing", lines, \.lineSpacing, "0",
        "The distance between lines beside their own height, in points."),
      Property(
        "lineHeightMultiple", lines, \.lineHeightMultiple, "1",
        "The factor on the natural height of a line."),
      Property(
        "letterSpacing", lines, \.letterSpacing, "0",
        "The distance added after every character, in points.", or: ["kern", "tracking"]),
      Property(
        "minimumScaleFactor", lines, \.minimumScaleFactor, "1",
        "The least factor by which text may shrink in order not to be cut."),
      Property("underline", lines, \.underline, "none", "The line under the text."),
      Property("strikethrough", lines, \.strikethrough, "none", "The line through the text."),
      Property(
        "highlightColor", lines, \.highlightColor, "none",
        "The colour behind the lines of the text."),
      Property("uppercase", lines, \.uppercase, "false", "Whether the text is shown in capitals."),
    ]
  }

  func style(in context: EnvironmentValues) -> ParagraphStyle {
    ParagraphStyle(
      alignment: textAlignment?.alignment ?? .leading, lineLimit: lineLimit?.value,
      lineBreakMode: lineBreakMode?.mode ?? .truncateTail, lineSpacing: lineSpacing?.points ?? 0,
      lineHeightMultiple: lineHeightMultiple?.points,
      minimumScaleFactor: minimumScaleFactor?.value ?? 1, layoutDirection: context.direction,
      locale: context.locale)
  }

  func apply(to attributes: inout TextAttributes, _ context: EnvironmentValues) {
    attributes.letterSpacing = letterSpacing
    attributes.underline = underline?.line { context.resolved($0) }
    attributes.strikethrough = strikethrough?.line { context.resolved($0) }
    attributes.background = highlightColor.map { context.resolved($0.color) }
    if uppercase == true { attributes.textCase = .uppercase }
  }
}

extension Property {
  /// A key that goes to an optional property of a part of the owner.
  init<Part, Value: PropertyValue>(
    _ name: String, _ part: WritableKeyPath<Owner, Part>,
    _ path: WritableKeyPath<Part, Value?>, _ defaultText: String, _ summary: String,
    or otherNames: [String] = []
  ) {
    nonisolated(unsafe) let (part, path) = (part, path)
    self.init(
      description: PropertyDescription(
        name, Value.kind, defaultText: defaultText, summary: summary, otherNames: otherNames),
      read: { value, owner, reader in
        guard let result = Value.read(value, as: name, &reader) else { return false }
        owner[keyPath: part][keyPath: path] = result
        return true
      },
      describe: { owner, writer in
        owner[keyPath: part][keyPath: path]?.describe(as: name, in: &writer)
      })
  }
}
