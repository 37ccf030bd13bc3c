public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// Children below one another (DUI-9): `VStack`.
public struct VerticalStack: DocumentComponent {
  /// Where the children stand across the column.
  public var horizontalAlignment = HorizontalAlignmentName.center
  /// The distance between neighbours, in points. The dialect's default is 0, not the platform's 8.
  public var spacing = WholeLength(0)

  /// Makes a column with every default.
  public init() {}

  // Reading

  /// `VStack`.
  public static let typeName = "VStack"
  /// One sentence.
  public static let summary = "Children below one another."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The column's own keys.
  public static let properties: [Property<VerticalStack>] = [
    Property(
      "horizontalAlignment", \.horizontalAlignment, default: "center",
      "Where the children stand across the column."),
    Property("spacing", \.spacing, default: "0", "The distance between neighbours, in points."),
  ]

  /// Takes the distance between neighbours (STY-22).
  public static func adopt(_ scheme: Scheme, into stack: inout StyleAdoption<VerticalStack>) {
    stack.set("spacing", \.spacing, to: scheme.styles?.spacing.map { WholeLength(max(0, $0)) })
  }

  // Measuring and arranging

  /// Appends the stack.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    let kind = NodeKind.vstack(
      alignment: horizontalAlignment.alignment, spacing: spacing.points)
    Subviews(children).build(kind, in: &tree, context)
  }
}
