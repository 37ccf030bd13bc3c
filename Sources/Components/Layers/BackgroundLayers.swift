internal import GalleyGeometry
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
  public static let properties: [Property<BackgroundLayers>] = [
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
    tree.node(.background(contentAlignment.alignment)) { tree in
      layer(children.dropFirst(), in: &tree, context)
      first.build(in: &tree, context)
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
