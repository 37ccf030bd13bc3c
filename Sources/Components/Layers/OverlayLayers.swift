public import GalleyLayout

/// The first child with the others in front of it; the first alone decides the size.
public struct OverlayLayers: DocumentComponent {
  /// Where the others stand over the first.
  public var contentAlignment = AlignmentName.center

  /// Makes one with every default.
  public init() {}

  // Reading

  /// `Overlay`.
  public static let typeName = "Overlay"
  /// One sentence.
  public static let summary = "The first child with the others in front of it."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The container's own keys.
  public static let properties = LayeredChildren.properties(\OverlayLayers.contentAlignment)

  // Measuring and arranging

  /// Appends the container.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    LayeredChildren(isOverlay: true, alignment: contentAlignment).build(
      children, in: &tree, context)
  }
}
