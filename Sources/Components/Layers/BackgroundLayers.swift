public import GalleyLayout

/// The first child with the others behind it; the first alone decides the size.
public struct BackgroundLayers: DocumentComponent {
  /// Where the others stand over the first.
  public var contentAlignment = AlignmentName.center

  /// Makes one with every default.
  public init() {}

  // Reading

  /// `Background`.
  public static let typeName = "Background"
  /// One sentence.
  public static let summary = "The first child with the others behind it."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The container's own keys.
  public static let properties = LayeredChildren.properties(\BackgroundLayers.contentAlignment)

  // Measuring and arranging

  /// Appends the container.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    LayeredChildren(isOverlay: false, alignment: contentAlignment).build(
      children, in: &tree, context)
  }
}
