public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// Children side by side, from leading to trailing (DUI-9): `HStack`.
public struct HorizontalStack: DocumentComponent {
  /// Where the children stand across the row.
  public var verticalAlignment = VerticalAlignmentName.center
  /// The distance between neighbours, in points. The dialect's default is 0, not the platform's 8.
  public var spacing = WholeLength(0)

  /// Makes a row with every default.
  public init() {}

  // Reading

  /// `HStack`.
  public static let typeName = "HStack"
  /// One sentence.
  public static let summary = "Children side by side, from leading to trailing."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The row's own keys.
  public static let properties: [Property<HorizontalStack>] = [
    Property(
      "verticalAlignment", \.verticalAlignment, default: "center",
      "Where the children stand across the row."),
    Property("spacing", \.spacing, default: "0", "The distance between neighbours, in points."),
  ]

  /// Takes the distance between neighbours (STY-22).
  public static func adopt(_ scheme: Scheme, into stack: inout StyleAdoption<HorizontalStack>) {
    stack.set("spacing", \.spacing, to: scheme.styles?.spacing.map { WholeLength(max(0, $0)) })
  }

  // Measuring and arranging

  /// Appends the stack.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    let kind = NodeKind.hstack(
      alignment: verticalAlignment.alignment, spacing: spacing.points)
    Subviews(children).build(kind, in: &tree, context)
  }
}
