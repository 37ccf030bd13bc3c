public import GalleyDesign
public import GalleyGeometry
public import GalleyLayout

/// Views in a row or column with UIStackView's distributions and alignments, and the packing and
/// weight modes of other engines: `Linear` in documents.
///
/// It reads `hugging`, `compressionResistance`, `flex`, `customSpacing(after:)` and `collapsed` of
/// the views inside.
public struct LinearStack<Content: View>: Sendable {
  /// The direction in which the views follow one another.
  public var axis: Axis
  /// What happens to lengths and gaps along the axis.
  public var distribution: LinearStyle.Distribution
  /// The alignment of views across the axis.
  public var alignment: LinearStyle.CrossAlignment
  /// The gap between neighbours, in points.
  public var spacing: Double
  /// The distance from the container's edges to its views, in points.
  public var margins: EdgeInsets?
  /// The views.
  public var content: Content

  /// Makes a row or column.
  public init(
    _ axis: Axis = .vertical, distribution: LinearStyle.Distribution = .fill,
    alignment: LinearStyle.CrossAlignment = .fill, spacing: Double = 0,
    margins: EdgeInsets? = nil, @ViewBuilder content: () -> Content
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.margins = margins
    self.content = content()
  }
}

extension LinearStack: PrimitiveView {
  /// Appends the container.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let style = LinearStyle(
      axis: axis, distribution: distribution, alignment: alignment, spacing: spacing,
      insets: margins ?? .zero)
    arrange(.linear(style), in: &tree, environment)
  }
}

extension LinearStack: ContainerView {
  /// Documents call it so, Swift ``LinearStack``.
  public static var typeName: String { "Linear" }
  /// The sentence about `"type": "Linear"` in the reference, the schema and editors.
  public static var summary: String {
    "Children in a row or column with the distributions of UIStackView and the packing ones."
  }
  /// The stack's own keys.
  public static var properties: [Property<LinearStack>] {
    [
      Property(
        "axis", \.axis, default: "vertical",
        "The direction in which the children follow one another."),
      Property(
        "distribution", \.distribution, default: "fill",
        "What happens to lengths and gaps along the axis."),
      Property(
        "crossAlignment", \.alignment, default: "fill", "Where children sit across the axis.",
        or: ["itemAlignment"]),
      Property(
        "spacing", \.spacing, as: .distance, default: "0",
        "The gap between neighbours, in points; negative where they overlap."),
      Property(
        "margins", \.margins, default: "0",
        "The distance from the container's edges to its children, in points.",
        or: ["layoutMargins"]),
    ]
  }
  /// Takes the distance between neighbours (STY-22).
  public static func adopt(_ scheme: Scheme, into stack: inout StyleAdoption<LinearStack>) {
    stack.set("spacing", \.spacing, to: scheme.styles?.spacing.map { max(0, $0) })
  }
}
