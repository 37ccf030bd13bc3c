public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// A raised surface with its children one below the other: corners of 12, a padding of 16 and a soft
/// shadow, unless styles, the theme or the document say otherwise.
public struct Card: DocumentComponent {
  /// Where the children stand across the column.
  public var horizontalAlignment = HorizontalAlignmentName.leading
  /// The gap between children, in points.
  public var spacing = Length(8)
  /// Whether it takes all the width it is offered.
  public var fillsWidth = true

  /// The children, when it is made by code.
  public var content = ComponentGroup()

  /// Makes an empty card.
  public init() {}

  // Reading

  /// `Card`.
  public static let typeName = "Card"
  /// One sentence.
  public static let summary = "A raised surface with its children one below the other."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// What the theme calls cards.
  public static let schemeKind: SchemeKind? = "cards"
  /// The card's own keys.
  public static let properties: [Property<Card>] = [
    Property(
      "horizontalAlignment", \.horizontalAlignment, default: "leading",
      "Where the children stand across the column."),
    Property("spacing", \.spacing, default: "8", "The gap between children, in points."),
    Property(
      "fillsWidth", \.fillsWidth, default: "true",
      "Whether it takes all the width it is offered."),
  ]

  /// The surface below what styles and the theme say.
  public func presented(_ scheme: Scheme?) -> Scheme? {
    var own = Scheme(
      colors: Colors(background: Color(light: .white, dark: CoreColor(hex: 0x1C1C1E))),
      styles: Styles(
        cornerRadius: .points(12), shadow: Shadow(opacity: 0.12, y: 2, radius: 6), padding: .bold))
    // Darkness shows no shadow; a fine line parts the card from what lies below.
    own.colors?.border = Color(light: .clear, dark: CoreColor.white.with(alpha: 0.1))
    own.styles?.border = LineThickness(points: 0.5)
    if scheme?.colors?.border != nil, scheme?.styles?.border == nil { own.styles?.border = 1 }
    return scheme?.merging(over: own) ?? own
  }

  /// Takes the gap between children.
  public static func adopt(_ scheme: Scheme, into card: inout StyleAdoption<Card>) {
    card.set("spacing", \.spacing, to: scheme.styles?.spacing.map { Length($0) })
  }

  // Measuring and arranging

  /// Appends the column; the look is the surface.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    let children: [any Component] = children.isEmpty ? content.components : children
    let limits = FrameLimits(maxWidth: fillsWidth ? .infinity : nil)
    let alignment = Alignment(
      horizontal: horizontalAlignment.alignment, vertical: .center)
    tree.node(.flexibleFrame(limits, alignment: alignment)) { tree in
      Subviews(children).build(
        .vstack(alignment: horizontalAlignment.alignment, spacing: spacing.points), in: &tree,
        context)
    }
  }
}

extension Card: Component {
  /// Makes a card round the components in the braces.
  public init(spacing: Double = 8, @ComponentBuilder content: () -> ComponentGroup) {
    self.init()
    self.spacing = Length(spacing)
    self.content = content()
  }

  /// Appends the card in the theme's look.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    scheme(nil).build(in: &tree, context)
  }
}
