internal import GalleyGeometry
public import GalleyLayout

/// Nothing: what a component without a type is (DUI-8).
public struct EmptyView: DocumentComponent, Component {
  /// Makes nothing.
  public init() {}

  // Reading

  /// `EmptyView`.
  public static let typeName = "EmptyView"
  /// One sentence.
  public static let summary = "Nothing; what a component without a type is."
  /// None.
  public static let properties: [Property<EmptyView>] = []

  // Measuring and arranging

  /// Appends a node without size.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    build(in: &tree, context)
  }

  /// Appends a node without size.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    tree.leaf(.empty)
  }
}
