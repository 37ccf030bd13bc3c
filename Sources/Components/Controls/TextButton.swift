public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyText

/// Text that can be tapped, with insets of 2, 4, 4, 4 and no surface (DNA-21).
public struct TextButton: Sendable {
  /// The text, with its font.
  public var text = Text()
  /// The look.
  public var kind = TextButtonKind.link

  /// Makes a button without a label.
  public init() {}

  // Reading

  /// The sentence about `"type": "TextButton"` in the reference, the schema and editors.
  public static let summary = "Text that can be tapped."
  /// The theme's scheme for labels.
  public static let schemeKind: SchemeKind? = .labels
  /// The button's own keys.
  public static let properties: [Property<TextButton>] =
    [
      Property(
        "title", \.text.text, as: .displayText, in: .values, default: "none", "The text.",
        or: ["text"]),
      Property("kind", \.kind, default: "link", "The look."),
    ] + Text.lookProperties.map { $0.moved(to: \.text) }

  /// The kind's colour and the insets below what styles say.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    let color = kind == .link ? DNAColor.link : DNAColor.fontNormal
    var own = Scheme(colors: Colors(foreground: color.color), styles: Styles())
    own.styles?.padding = PaddingInsets(
      EdgeInsets(top: 2, leading: 4, bottom: 4, trailing: 4))
    return scheme?.merging(over: own) ?? own
  }

  /// Takes the font and draws the kind's line.
  public static func adopt(_ scheme: Scheme, into button: inout StyleAdoption<TextButton>) {
    TextAdoption(\TextButton.text).adopt(scheme, into: &button)
    if !button.choosesTextStyle(of: \.text) { button.set("fontSize", \.text.fontSize, to: 14) }
    let kind = button.owner.kind
    if kind == .link {
      button.set("fontWeight", \.text.fontWeight, to: .medium)
    } else {
      button.set(
        "underline", \.text.lines.underline,
        to: DecorationValue.single(kind == .dashedUnderline ? .dot : .solid))
    }
  }

  // Measuring and arranging

  /// Appends the text.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    text.appendNode(to: &tree, context)
  }
}

extension TextButton {
  /// Makes a button of a size in points.
  public init(_ title: String, kind: TextButtonKind = .link, size: Double = 14) {
    self.init()
    text.text = title
    text.fontSize = size
    self.kind = kind
  }
}

/// The looks of a text button (DNA-21).
public enum TextButtonKind: String, PropertyChoice, Hashable {
  case link, underlineText, dashedUnderline
}

extension TextButton: StyledView {
  /// A button.
  public var accessibilityTraits: AccessibilityTraits { .isButton }
}
