internal import GalleyGeometry
public import GalleyLayout

/// Children on top of one another, the last one in front (DUI-9): `ZStack`.
public struct OverlayStack: DocumentComponent {
  /// Where the children stand; the dialect knows only the centre.
  public var contentAlignment = AlignmentName.center

  /// Makes an overlay with every default.
  public init() {}

  // Reading

  /// `ZStack`.
  public static let typeName = "ZStack"
  /// One sentence.
  public static let summary = "Children on top of one another, the last one in front."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The overlay's own keys.
  public static let properties: [Property<OverlayStack>] = [
    Property(
      "contentAlignment", \.contentAlignment, default: "center",
      "Where the children stand above one another.")
  ]

  // Measuring and arranging

  /// Appends the stack.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    Subviews(children)
      .build(.zstack(contentAlignment.alignment), in: &tree, context)
  }
}
