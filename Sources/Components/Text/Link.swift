public import GalleyDesign
public import GalleyLayout
internal import GalleyParsing

/// Text that leads somewhere, in the tint colour unless a foreground colour is given for it.
public struct Link: DocumentComponent {
  /// The text.
  public var text = Text()
  /// Where it leads; never opened.
  public var url: String?

  /// Makes a link that says nothing.
  public init() {}

  // Reading

  /// `Link`.
  public static let typeName = "Link"
  /// One sentence.
  public static let summary = "Text that leads somewhere, in the tint colour."
  /// The theme's scheme for labels.
  public static let schemeKind: SchemeKind? = .labels
  /// The link's own keys: those of text, and where it leads.
  public static let properties: [Property<Link>] =
    [
      Property("text", \.text.text, in: .values, default: "nothing", "What the link says."),
      Property("url", \.url, in: .values, "Where the link leads; it is never opened."),
      Property(
        "font", \.text.font, default: "body", "The text style: a size that follows the reader."),
      Property(
        "fontWeight", \.text.fontWeight, default: "regular", "The weight of the font."),
      Property("fontName", \.text.fontName, default: "Inter", "A family or a PostScript name."),
      Property("fontSize", \.text.fontSize, default: "the text style's", "The size, in points."),
      Property("fontStyle", \.text.fontStyle, default: "normal", "Upright or italic."),
    ] + TextLines.properties(of: \Link.text.lines)

  // Measuring and arranging

  /// Appends the text.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    var inner = context
    if look.foregroundColor == nil {
      inner.foreground =
        context.theme.scheme(for: .base).colors?.tint ?? SystemColor.systemBlue.color
    }
    text.build(in: &tree, inner)
  }
}
