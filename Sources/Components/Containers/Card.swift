public import GalleyDesign
public import GalleyGeometry
public import GalleyLayout

/// A raised surface with views one below the other: corners of 12, a padding of 16 and a soft shadow, unless
/// styles or the theme specify otherwise. Lengths are points.
public struct Card<Content: View>: Sendable {
  /// The alignment of the views across the column.
  public var alignment: HorizontalAlignment
  /// The gap between the views.
  public var spacing: Double
  /// True if it takes all the width it is offered.
  public var fillsWidth: Bool
  /// The views.
  public var content: Content

  /// Makes a card round the views in the braces.
  public init(
    alignment: HorizontalAlignment = .leading, spacing: Double = 8, fillsWidth: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.fillsWidth = fillsWidth
    self.content = content()
  }
}

extension Card: StyledView, ContainerView {
  /// The sentence about `"type": "Card"` in the reference, the schema and editors.
  public static var summary: String { "A raised surface with its children one below the other." }
  /// The theme's `cards`.
  public static var schemeKind: SchemeKind? { "cards" }
  /// The card's own keys.
  public static var properties: [Property<Card>] {
    [
      Property(
        "horizontalAlignment", \.alignment, default: "leading",
        "Where the children stand across the column."),
      Property(
        "spacing", \.spacing, as: .distance, default: "8",
        "The gap between children, in points; negative where they overlap."),
      Property(
        "fillsWidth", \.fillsWidth, default: "true",
        "Whether it takes all the width it is offered."),
    ]
  }

  /// Returns the surface below that of styles and the theme.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    var own = Scheme(
      colors: Colors(
        background: Color(light: .white, dark: RGBAColor(hex: 0x1C1C1E)).playing(.surface)),
      styles: Styles(
        cornerRadius: .points(12), shadow: Shadow(opacity: 0.12, y: 2, radius: 6), padding: .bold))
    // In the dark appearance a shadow is invisible; a fine line separates the card from its background.
    own.colors?.border = Color(light: .clear, dark: RGBAColor.white.with(alpha: 0.1))
    own.styles?.border = LineThickness(points: 0.5)
    if scheme?.colors?.border != nil, scheme?.styles?.border == nil { own.styles?.border = 1 }
    return scheme?.merging(over: own) ?? own
  }

  /// Takes the gap between the views.
  public static func adopt(_ scheme: Scheme, into card: inout StyleAdoption<Card>) {
    card.set("spacing", \.spacing, to: scheme.styles?.spacing)
  }

  /// Appends the column; the look is the surface.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    let limits = FrameLimits(maxWidth: fillsWidth ? .infinity : nil)
    let place = Alignment(horizontal: alignment, vertical: .center)
    tree.node(.flexibleFrame(limits, alignment: place)) {
      arrange(.vstack(alignment: alignment, spacing: spacing), in: &$0, environment)
    }
  }
}
