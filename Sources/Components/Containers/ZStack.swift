public import GalleyGeometry
public import GalleyLayout

/// Children over one another, the last one in front.
public struct ZStack: Component {
  /// Where the children stand.
  public var alignment: Alignment
  /// The children.
  public var content: ComponentGroup

  /// Makes a stack in depth.
  public init(
    alignment: Alignment = .center, @ComponentBuilder content: () -> ComponentGroup
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// Appends the stack.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    tree.node(.zstack(alignment)) { content.appendAll(to: &$0, context) }
  }
}
