/// The keys that every component takes beside its own: the box around it.
///
/// From the inside out (DUI-15): content, padding, foreground colour, background, border, frame.
/// Galley's own keys stand where the dialect is silent: `cornerRadius` rounds background, border
/// and shadow, `clipped` cuts the content off at that outline, `shadow` lies under the background,
/// `opacity` composes the whole box at once, and the keys that change the layout stand between
/// border and frame.
public struct Modifiers: Sendable {
  /// The style of the style sheet that fills in what the document leaves open.
  public var style: StyleName?
  /// A style that goes before `style`, key by key.
  public var substyle: StyleName?
  /// The scheme of the theme that fills in what is left.
  public var scheme: SchemeName?
  /// The text style of the theme or of DNAKit that goes before style and scheme.
  public var typography: TypographyName?
  /// The distance between the content and the box.
  public var padding: Insets?
  /// The colour of texts, icons and shapes inside that name none.
  public var foregroundColor: ColorValue?
  /// The colour of the box.
  public var backgroundColor: ColorValue?
  /// Colours of the box along a line.
  public var backgroundGradient: Gradient?
  /// The colour of the border; nothing is drawn without `borderWidth`.
  public var borderColor: ColorValue?
  /// The width of the border; nothing is drawn without `borderColor`.
  public var borderWidth: WholeLength?
  /// How round the box is.
  public var cornerRadius: Radii?
  /// Whether content is cut off at the box.
  public var clipped: Bool?
  /// The shadow of the box.
  public var shadow: ShadowValue?
  /// The opacity of everything together.
  public var opacity: UnitShare?
  /// Whether nothing is drawn; the component keeps its room.
  public var hidden: Bool?
  /// The width of the frame.
  public var width: Length?
  /// The height of the frame.
  public var height: Length?
  /// Where the box stands in its frame.
  public var alignment: AlignmentName?

  /// Makes a look that changes nothing.
  public init() {}

  /// Every key, in the order in which they are described.
  public static let properties: [Property<Modifiers>] = [
    Property(
      "style", \.style,
      "The style of the style sheet that fills in what the document leaves open."),
    Property("substyle", \.substyle, "A style that goes before `style`, key by key."),
    Property(
      "scheme", \.scheme, default: "the theme's for this type",
      "The scheme of the theme that fills in what is left."),
    Property(
      "typography", \.typography,
      "The text style of the theme or of DNAKit, such as `h2.blog`, that goes before style and scheme."
    ),
    Property("width", \.width, "The width of the frame around the box, in points."),
    Property("height", \.height, "The height of the frame around the box, in points."),
    Property(
      "alignment", \.alignment, default: "center", "Where the box stands in its frame.",
      or: ["frameAlignment"]),
    Property(
      "padding", \.padding, default: "0",
      "The distance between the content and the edges of the box, in points."),
    Property(
      "foregroundColor", \.foregroundColor, default: "label",
      "The colour of texts, icons and shapes that name none, inherited by everything inside.",
      or: ["foregroundColour"]),
    Property(
      "backgroundColor", \.backgroundColor, "The colour of the box.", or: ["backgroundColour"]),
    Property(
      "backgroundGradient", \.backgroundGradient,
      "Colours of the box along a line, over its colour."),
    Property(
      "borderColor", \.borderColor,
      "The colour of the border inside the box; it needs a width as well.", or: ["borderColour"]),
    Property(
      "borderWidth", \.borderWidth,
      "The width of the border inside the box, in points; it needs a colour as well."),
    Property(
      "cornerRadius", \.cornerRadius, default: "0",
      "The radius of the corners of background, border, shadow and clip, in points."),
    Property(
      "clipped", \.clipped, default: "false", "Whether content is cut off at the box.",
      or: ["clipsToBounds"]),
    Property("shadow", \.shadow, "The shadow of the box."),
    Property("opacity", \.opacity, default: "1", "The opacity of everything together."),
    Property(
      "hidden", \.hidden, default: "false",
      "Whether nothing is drawn; the component keeps its room."),
  ]
}
