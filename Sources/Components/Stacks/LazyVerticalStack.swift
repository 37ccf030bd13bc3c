public import GalleyLayout

/// A column that forks of the dialect build on demand; here every picture needs all of it, so it is
/// laid out as `VStack`.
public struct LazyVerticalStack: DocumentComponent {
  /// The column.
  public var column = VerticalStack()

  /// Makes a column with every default.
  public init() {}

  // Reading

  /// `LazyVStack`.
  public static let typeName = "LazyVStack"
  /// One sentence.
  public static let summary = "The same as VStack, under the name that forks of the dialect use."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The column's own keys.
  public static let properties: [Property<LazyVerticalStack>] = [
    Property(
      "horizontalAlignment", \.column.horizontalAlignment, default: "center",
      "Where the children stand across the column."),
    Property(
      "spacing", \.column.spacing, default: "0", "The distance between neighbours, in points."),
  ]

  // Measuring and arranging

  /// Appends the stack.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    column.build(children, look, in: &tree, context)
  }
}
