internal import GalleyGeometry
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
  public static let properties: [Property<OverlayLayers>] = [
    Property(
      "contentAlignment", \.contentAlignment, default: "center",
      "Where the others stand over the first.")
  ]

  // Measuring and arranging

  /// Appends the container.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    guard let first = children.first else { return tree.leaf(.empty) }
    tree.node(.overlay(contentAlignment.alignment)) { tree in
      first.build(in: &tree, context)
      layer(children.dropFirst(), in: &tree, context)
    }
  }

  private func layer(
    _ children: ArraySlice<ComponentNode>, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    tree.node(.zstack(contentAlignment.alignment)) { tree in
      for child in children { child.build(in: &tree, context) }
    }
  }
}
