public import GalleyLayout

/// Views arranged by any kind of layout node: by a user's own `ContainerLayout`, or by one of the
/// built-in kinds with every number of its style.
public struct Container<Content: View>: Sendable {
  private let kind: NodeKind
  private let content: Content

  /// Makes a container of a kind.
  public init(_ kind: NodeKind, @ViewBuilder content: () -> Content) {
    self.kind = kind
    self.content = content()
  }

  /// Makes a container that arranges its views by a layout of the user's own.
  public init(_ layout: some ContainerLayout, @ViewBuilder content: () -> Content) {
    self.init(.custom(layout), content: content)
  }
}

extension Container: PrimitiveView {
  /// Appends the container.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    tree.node(kind) { Content._makeChildren(content, in: &$0, environment) }
  }
}
