public import GalleyGeometry
public import GalleyLayout

/// Children one below the other.
public struct VStack: Component {
  /// Where the children stand across the column.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours, in points; nil asks the children, most of them want 8.
  public var spacing: Double?
  /// The children.
  public var content: ComponentGroup

  /// Makes a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ComponentBuilder content: () -> ComponentGroup
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Appends the column.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    tree.node(.vstack(alignment: alignment, spacing: spacing)) {
      content.appendAll(to: &$0, context)
    }
  }
}
