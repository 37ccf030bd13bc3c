internal import GalleyGeometry
public import GalleyLayout

/// The first child with a bar, the second child, at an edge. The bar is measured first, the content
/// gets the rest, and below the content the bar counts as safe area (section 11 of the layout).
public struct SafeAreaInset: DocumentComponent {
  /// The edge of the bar.
  public var edge = EdgeName.bottom
  /// Where the bar stands along its edge.
  public var contentAlignment = AlignmentName.center
  /// The gap between content and bar, in points.
  public var spacing = Length(0)

  /// Makes one with every default.
  public init() {}

  // Reading

  /// `SafeAreaInset`.
  public static let typeName = "SafeAreaInset"
  /// One sentence.
  public static let summary = "Content with a bar at an edge, which becomes part of its safe area."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The container's own keys.
  public static let properties: [Property<SafeAreaInset>] = [
    Property("edge", \.edge, default: "bottom", "The edge of the bar."),
    Property(
      "contentAlignment", \.contentAlignment, default: "center",
      "Where the bar stands along its edge."),
    Property("spacing", \.spacing, default: "0", "The gap between content and bar, in points."),
  ]

  // Measuring and arranging

  /// Appends the container.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    let kind = NodeKind.safeAreaInset(
      edge.edge, alignment: contentAlignment.alignment, spacing: spacing.points)
    Subviews(children).build(kind, in: &tree, context)
  }
}
