internal import GalleyGeometry
public import GalleyLayout

/// Elements side by side whose widths are shares of the row by their `weight` (GUI-15, GUI-16).
public struct FormRow: DocumentComponent {
  /// The rule for widths.
  public var rule = FormRuleName.measured
  /// The gap between elements, in points.
  public var gap = Length(5)
  /// The distance from the row's edges to its elements.
  public var margins: Insets?
  /// Where elements sit in the height of the row; `fill` stretches them over it.
  public var rowAlignment = RowAlignmentName.top

  /// The children, when it is made by code.
  public var content = ComponentGroup()

  /// Makes one with every default.
  public init() {}

  // Reading

  /// `FormRow`.
  public static let typeName = "FormRow"
  /// One sentence.
  public static let summary = "Elements side by side with relative widths."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The container's own keys.
  public static let properties: [Property<FormRow>] = [
    Property("rule", \.rule, default: "measured", "The rule for widths."),
    Property(
      "gap", \.gap, default: "5", "The gap between elements, in points.", or: ["spacing"]),
    Property(
      "margins", \.margins, default: "0",
      "The distance from the row's edges to its elements, in points."),
    Property(
      "rowAlignment", \.rowAlignment, default: "top",
      "Where elements sit in the height of the row, which is that of the tallest.",
      or: ["verticalAlignment"]),
  ]

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
    let style = FormRowStyle(
      rule: rule.rule, gap: gap.points, insets: margins?.edges ?? .zero,
      alignment: rowAlignment.alignment)
    Subviews(children).build(.formRow(style), in: &tree, context)
  }
}
