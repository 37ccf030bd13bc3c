public import GalleyDesign
public import GalleyLayout
internal import GalleyParsing

/// Text that leads somewhere, in the tint colour unless a foreground colour is given for it.
public struct Link: Sendable {
  /// The text.
  public var text = Text()
  /// The address; it is never opened.
  public var url: String?

  /// Makes a link without a label.
  public init() {}

  // Reading

  /// The sentence about `"type": "Link"` in the reference, the schema and editors.
  public static let summary = "Text that leads somewhere, in the tint colour."
  /// The theme's scheme for labels.
  public static let schemeKind: SchemeKind? = .labels
  /// The link's own keys: those of text, and where it leads.
  public static let properties: [Property<Link>] =
    [
      Property(
        "text", \.text.text, as: .displayText, in: .values, default: "nothing",
        "What the link says."),
      Property("url", \.url, in: .values, "Where the link leads; it is never opened."),
    ] + Text.lookProperties.map { $0.moved(to: \.text) }

  /// Takes font, alignment, line breaks and decorations.
  public static func adopt(_ scheme: Scheme, into link: inout StyleAdoption<Link>) {
    TextAdoption(\Link.text).adopt(scheme, into: &link)
  }

  // Measuring and arranging

  /// Appends the text.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    var inner = context
    if look.foregroundColor == nil { inner.foreground = context.accent }
    text.appendNode(to: &tree, inner)
  }
}

extension Link {
  /// Makes a link.
  public init(_ text: String, url: String? = nil) {
    self.init()
    self.text.text = text
    self.url = url
  }
}

extension Link: StyledView {
  /// A link.
  public var accessibilityTraits: AccessibilityTraits { .isLink }
}
