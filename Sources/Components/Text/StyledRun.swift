public import GalleyDesign
internal import GalleyLayout
internal import GalleyParsing
internal import GalleyText

/// A stretch of a text with a look of its own, or a picture in it. What is nil is left to the text.
///
/// ```swift
/// let price = Text(runs: [StyledRun("From "), StyledRun("€ 20") { $0.bold = true }])
/// let score = Text(runs: [StyledRun(Image(systemName: "star.fill")), StyledRun(" 4.8")])
/// ```
public struct StyledRun: Hashable, Sendable {
  /// What it says.
  public var text = ""
  /// The picture in the place of the text, which sits on the baseline; without content there is
  /// none. Icons have the run's font and colour.
  public var image = Image()
  /// The width of the picture, in points; nil follows from the height.
  public var width: Double?
  /// The height of the picture, in points; nil follows from the width. Without both a picture has
  /// its natural size and an icon is as large as the letters beside it.
  public var height: Double?
  /// The text style: a size that follows the reader.
  public var font: TextStyleName?
  /// The weight of the font.
  public var fontWeight: FontWeight?
  /// A family or a PostScript name.
  public var fontName: String?
  /// The size, in points.
  public var fontSize: Double?
  /// True if the weight is bold; goes before `fontWeight`.
  public var bold: Bool?
  /// True if the font is italic, else upright.
  public var italic: Bool?
  /// OpenType features.
  public var fontFeatures: [FontFeature]?
  /// The colour of the letters.
  public var foregroundColor: Color?
  /// The colour behind them.
  public var highlightColor: Color?
  /// Points added after every character.
  public var letterSpacing: Double?
  /// The offset of the baseline, in points; positive values raise the text.
  public var baselineOffset: Double?
  /// The line under the text.
  public var underline: DecorationValue?
  /// The line through the text.
  public var strikethrough: DecorationValue?
  /// Where the text leads, in the look that the theme gives links unless the stretch has its own.
  public var link: String?
  /// The language, as a BCP 47 tag.
  public var language: String?
  /// True if the text is shown in capitals.
  public var uppercase: Bool?

  /// Makes a stretch in the look of the text.
  public init(_ text: String) { self.text = text }

  /// Makes a picture that stands in the text like a letter.
  public init(_ image: Image) { self.image = image }

  /// Makes a stretch with a look of its own.
  public init(_ text: String, _ change: (inout StyledRun) -> Void) {
    self.text = text
    change(&self)
  }

  /// Every key of a run in documents.
  package static let properties: [Property<StyledRun>] = [
    Property("text", \.text, as: .displayText, default: "nothing", "What it says."),
    Property(
      "systemIconName", \.image.systemIconName, default: "none",
      "An icon of SF Symbols in the place of the text."),
    Property(
      "localImageName", \.image.localImageName, default: "none",
      "A picture in the place of the text: a PNG, JPEG, WebP, GIF, SVG or PDF file, relative to the document."
    ),
    Property(
      "imageUrl", \.image.imageUrl, default: "none",
      "A picture in the place of the text: a `data:` URL, or one that the asset map leads to a file.",
      or: ["imageURL"]),
    Property(
      "width", \.width, as: .length, default: "the picture's", "Its width, in points."),
    Property(
      "height", \.height, as: .length, default: "the picture's, or the letters' for an icon",
      "Its height, in points."),
    Property("font", \.font, default: "the text's", "The text style."),
    Property("fontWeight", \.fontWeight, default: "the text's", "The weight of the font."),
    Property(
      "fontName", \.fontName, default: "the text's", "A family or a PostScript name.",
      or: ["fontFamily"]),
    Property(
      "fontSize", \.fontSize, as: .length, default: "the text's", "The size, in points."),
    Property("bold", \.bold, default: "the text's", "Whether the weight is bold."),
    Property("italic", \.italic, default: "the text's", "Whether the font is italic."),
    Property(
      "fontFeatures", \.fontFeatures, as: .features, default: "the text's", "OpenType features."),
    Property(
      "foregroundColor", \.foregroundColor, default: "the text's", "The colour of the letters.",
      or: ["color"]),
    Property(
      "highlightColor", \.highlightColor, default: "the text's", "The colour behind them.",
      or: ["backgroundColor"]),
    Property(
      "letterSpacing", \.letterSpacing, default: "the text's",
      "The distance added after every character, in points.", or: ["kern", "tracking"]),
    Property(
      "baselineOffset", \.baselineOffset, default: "0", "How far it is raised, in points."),
    Property("underline", \.underline, default: "the text's", "The line under the text."),
    Property(
      "strikethrough", \.strikethrough, default: "the text's", "The line through the text."),
    Property("link", \.link, default: "none", "Where it leads."),
    Property(
      "language", \.language, as: .languageTag, default: "the text's", "The language."),
    Property("uppercase", \.uppercase, default: "the text's", "Whether it is shown in capitals."),
  ]

  /// True if it is a picture.
  var hasImage: Bool {
    if case .nothing = image.content { return false }
    return true
  }

  /// The stretch in a text; a picture is known by a name.
  func content(
    named name: String, in text: Text, _ context: EnvironmentValues
  ) -> AttributedText {
    let attributes = attributes(in: text, context)
    guard hasImage else { return AttributedText(self.text, attributes: attributes) }
    let font = attributes.font ?? text.descriptor(in: context)
    return AttributedText(
      image.inline(named: name, width: width, height: height, font: font, context),
      attributes: attributes)
  }

  /// The attributes of the stretch in a text.
  private func attributes(in text: Text, _ context: EnvironmentValues) -> TextAttributes {
    var look = text
    if let font {
      look.font = font
      look.fontSize = nil
    }
    look.fontSize = fontSize ?? look.fontSize
    look.fontName = fontName ?? look.fontName
    look.fontWeight = bold.map { $0 ? .bold : .regular } ?? fontWeight ?? look.fontWeight
    look.fontStyle = italic.map { $0 ? .italic : .upright } ?? look.fontStyle
    look.fontFeatures = fontFeatures ?? look.fontFeatures
    look.lines.letterSpacing = letterSpacing ?? look.lines.letterSpacing
    look.lines.underline = underline ?? look.lines.underline
    look.lines.strikethrough = strikethrough ?? look.lines.strikethrough
    look.lines.highlightColor = highlightColor ?? look.lines.highlightColor
    look.lines.language = language ?? look.lines.language
    look.lines.uppercase = uppercase ?? look.lines.uppercase
    var attributes = look.attributes(in: context)
    if let link {
      let theme = context.theme.styling(ofLink: link)
      if let color = theme.foreground { attributes.color = context.resolved(color) }
      if underline == nil, look.lines.underline == nil {
        attributes.underline = theme.underline.flatMap { LineDecoration($0, color: nil) }
      }
    }
    if let foregroundColor { attributes.color = context.resolved(foregroundColor) }
    attributes.baselineOffset = baselineOffset
    attributes.link = link
    return attributes
  }
}

extension PropertyForm where Value == StyledRun {
  /// A stretch of text: its words alone, or an object with its look.
  static var run: PropertyForm {
    let parts = StyledRun.properties.map { PropertyPart($0.description.name, $0.description.kind) }
    return PropertyForm(.either([.displayText, .object(parts)])) { value, name, reader in
      if case .string = value.kind {
        return reader.displayText(value, as: name).map(StyledRun.init)
      }
      if value["key"] != nil { return reader.displayText(value, as: name).map(StyledRun.init) }
      var run = StyledRun("")
      reader.readObject(value, named: name, by: StyledRun.properties, into: &run)
      run.image.find(reading: &reader) { key in value[key]?.range ?? value.range }
      return run
    } describe: { run, name, writer in
      writer.nested(under: name) { writer in
        for property in StyledRun.properties { property.describe(run, &writer) }
      }
    }
  }
}
