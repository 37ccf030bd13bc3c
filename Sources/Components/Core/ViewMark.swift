package import GalleyGeometry
package import GalleyLayout

/// A mark of an outline: what a view or a modifier was before it became nodes. Those who write views down again read
/// the marks; a tree without an outline has none.
package enum ViewMark: Sendable {
  /// A view in the values around it.
  case view(any View, EnvironmentValues)
  /// The container whose children are those of the node.
  case arrangement
  /// Modifiers of the view at the place with the number.
  case look(Modifiers, content: Int)
  /// A mask of the view at the place with the number.
  case mask(AnyView, Alignment, EnvironmentValues, content: Int)
  /// An identifier.
  case identifier(String)
  /// A shape as wide as it is high.
  case square
  /// One shape, whose fill and lines are the children of the node.
  case painted
  /// A part that has no place in a document, in words.
  case foreign(String)
}

extension LayoutTree.Builder {
  /// Builds a node and marks it with the view that it is made of, if the tree keeps an outline.
  package mutating func marked<Content: View>(
    _ view: Content, _ environment: EnvironmentValues, _ build: (inout LayoutTree.Builder) -> Void
  ) {
    guard isOutlined else { return build(&self) }
    marked(ViewMark.view(view, environment), build)
  }
}

/// The holder of a value that changes while a view is used: a state, an object, a focus.
package protocol ChangingValue {}

/// A shape that is made of another one in a known way.
package protocol DerivedOutline {
  /// The shape that it is made of, how much smaller it is on all sides in points, and the part of its outline, each
  /// change after the one before; nil for a shape that is made in another way.
  nonisolated var derivation: (base: any Shape, inset: Double, part: TrimRange?)? { get }
}

extension LayoutTree {
  /// Builds the nodes of views beside one another, with an outline. Each is a child of the first node.
  package init(outlining views: some View, _ environment: EnvironmentValues) {
    let environment = environment.onThisThread
    self.init(grid: environment.grid, direction: environment.direction, isOutlined: true) { tree in
      tree.node(.zstack(.center)) { Self.appendChildren(of: views, to: &$0, environment) }
    }
  }

  private static func appendChildren<Content: View>(
    of views: Content, to tree: inout Builder, _ environment: EnvironmentValues
  ) {
    Content._makeChildren(views, in: &tree, environment)
  }
}
