public import GalleyLayout

/// A row that forks of the dialect build on demand; here every picture needs all of it, so it is
/// laid out as `HStack`.
public struct LazyHorizontalStack: DocumentComponent {
  /// The row.
  public var row = HorizontalStack()

  /// Makes a row with every default.
  public init() {}

  // Reading

  /// `LazyHStack`.
  public static let typeName = "LazyHStack"
  /// One sentence.
  public static let summary = "The same as HStack, under the name that forks of the dialect use."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The row's own keys.
  public static let properties: [Property<LazyHorizontalStack>] = [
    Property(
      "verticalAlignment", \.row.verticalAlignment, default: "center",
      "Where the children stand across the row."),
    Property("spacing", \.row.spacing, default: "0", "The distance between neighbours, in points."),
  ]

  // Measuring and arranging

  /// Appends the stack.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    row.build(children, look, in: &tree, context)
  }
}
