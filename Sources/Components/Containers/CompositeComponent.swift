public import GalleyLayout

/// A component made of others, as a view is of its body.
public protocol CompositeComponent: Component {
  /// What it is made of.
  @ComponentBuilder var body: ComponentGroup { get }
}

extension CompositeComponent {
  /// Appends the body.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    body.build(in: &tree, context)
  }
}
