public import GalleyLayout

/// Children arranged by any kind of layout node: by a user's own `ContainerLayout`, or by one of
/// the built-in kinds with every number of its style.
///
/// `Container(.linear(LinearStyle(axis: .horizontal, distribution: .equalSpacing))) { … }`
public struct Container: Component {
  /// How the children are arranged.
  public var kind: NodeKind
  /// The children.
  public var content: ComponentGroup

  /// Makes a container of a kind.
  public init(_ kind: NodeKind, @ComponentBuilder content: () -> ComponentGroup) {
    self.kind = kind
    self.content = content()
  }

  /// Makes a container that arranges its children by a layout of the user's own.
  public init(
    _ layout: some ContainerLayout, @ComponentBuilder content: () -> ComponentGroup
  ) {
    self.init(.custom(layout), content: content)
  }

  /// Appends the container.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    tree.node(kind) { content.appendAll(to: &$0, context) }
  }
}
