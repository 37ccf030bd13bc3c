public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// Children in a row or column with UIStackView's distributions and alignments, and the packing and
/// weight modes of other engines. The keys `hugging`, `compression`, `grow`, `shrink`,
/// `spacingAfter` and `hidden` of the children are read here.
public struct LinearStack: DocumentComponent {
  /// The direction in which the children follow one another.
  public var axis = AxisName.vertical
  /// What happens to lengths and gaps along the axis.
  public var distribution = DistributionName.fill
  /// Where children sit across the axis.
  public var crossAlignment = CrossAlignmentName.fill
  /// The gap between neighbours, in points.
  public var spacing = Length(0)
  /// The distance from the container's edges to its children.
  public var margins: Insets?

  /// The children, when it is made by code.
  public var content = ComponentGroup()

  /// Makes one with every default.
  public init() {}

  // Reading

  /// `Linear`.
  public static let typeName = "Linear"
  /// One sentence.
  public static let summary =
    "Children in a row or column with the distributions of UIStackView and the packing ones."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The container's own keys.
  public static let properties: [Property<LinearStack>] = [
    Property(
      "axis", \.axis, default: "vertical",
      "The direction in which the children follow one another."),
    Property(
      "distribution", \.distribution, default: "fill",
      "What happens to lengths and gaps along the axis."),
    Property(
      "crossAlignment", \.crossAlignment, default: "fill", "Where children sit across the axis.",
      or: ["itemAlignment"]),
    Property("spacing", \.spacing, default: "0", "The gap between neighbours, in points."),
    Property(
      "margins", \.margins, default: "0",
      "The distance from the container's edges to its children, in points.",
      or: ["layoutMargins"]),
  ]

  /// Takes the distance between neighbours (STY-22).
  public static func adopt(_ scheme: Scheme, into stack: inout StyleAdoption<LinearStack>) {
    stack.set("spacing", \.spacing, to: scheme.styles?.spacing.map { Length(max(0, $0)) })
  }

  // Measuring and arranging

  /// Appends the container.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    arrange(children, in: &tree, context)
  }

  /// Appends the container round children from a document or from code.
  func arrange(
    _ children: [any Component], in tree: inout LayoutTree.Builder, _ context: LayoutContext
  ) {
    let style = LinearStyle(
      axis: axis.axis, distribution: distribution.distribution,
      alignment: crossAlignment.alignment, spacing: spacing.points,
      insets: margins?.edges ?? .zero)
    Subviews(children).build(.linear(style), in: &tree, context)
  }
}
