public import GalleyGeometry
public import GalleyLayout

/// Children side by side, from leading to trailing.
public struct HStack: Component {
  /// Where the children stand across the row.
  public var alignment: VerticalAlignment
  /// The distance between neighbours, in points; nil asks the children, most of them want 8.
  public var spacing: Double?
  /// The children.
  public var content: ComponentGroup

  /// Makes a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ComponentBuilder content: () -> ComponentGroup
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Appends the row.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    tree.node(.hstack(alignment: alignment, spacing: spacing)) {
      content.appendAll(to: &$0, context)
    }
  }
}
