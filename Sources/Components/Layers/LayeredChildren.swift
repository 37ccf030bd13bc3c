internal import GalleyGeometry
internal import GalleyLayout

/// A first child that alone decides the size, with the others in a layer behind it or in front.
struct LayeredChildren {
  /// Whether the layer lies in front of the first child.
  var isOverlay: Bool
  var alignment: AlignmentName

  /// The key of both containers.
  static func properties<Owner>(
    _ alignment: any WritableKeyPath<Owner, AlignmentName> & Sendable
  ) -> [Property<Owner>] {
    [
      Property(
        "contentAlignment", alignment, default: "center",
        "Where the others stand over the first.")
    ]
  }

  func build(
    _ children: [ComponentNode], in tree: inout LayoutTree.Builder, _ context: LayoutContext
  ) {
    guard let first = children.first else { return tree.leaf(.empty) }
    let place = alignment.alignment
    tree.node(isOverlay ? .overlay(place) : .background(place)) { tree in
      if isOverlay { first.build(in: &tree, context) }
      tree.node(.zstack(place)) { tree in
        for child in children.dropFirst() { child.build(in: &tree, context) }
      }
      if !isOverlay { first.build(in: &tree, context) }
    }
  }
}
