/// A description of something that can be laid out and painted: a value, made anew for every
/// picture.
public protocol Component: Sendable {
  /// Appends exactly one node, with everything below it, to the tree.
  func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext)
}
