internal import GalleyComponents
internal import GalleyGeometry
internal import GalleyLayout

/// A modifier that builds nodes itself. The content is appended as one node.
protocol TreeModifier: ViewModifier where Body == Never {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}

extension TreeModifier {
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is primitive and has no body")
  }

  public nonisolated static func _makeView<Wrapped: View>(
    _ modifier: Self, of content: Wrapped, in tree: inout TreeBuilder,
    _ environment: TreeEnvironment
  ) {
    modifier.build(content, in: &tree, environment)
  }
}

extension View {
  /// Appends one node: the only view it represents, an empty node, or all of them over one another.
  nonisolated static func makeOne(
    _ view: Self, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    switch _childCount(view) {
    case 0: tree.leaf(.empty)
    case 1: _makeElement(view, in: &tree, environment)
    default: tree.node(.zstack(.center)) { _makeChildren(view, in: &$0, environment) }
    }
  }

  /// Appends one node inside a modifier.
  nonisolated func append(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    Self._makeView(self, in: &tree, environment)
  }

  /// One layout node around.
  nonisolated func node(_ kind: NodeKind) -> some View { modifier(NodeModifier(kind: kind)) }

  /// Changed surroundings inside.
  nonisolated func values(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(ValuesModifier(change: change))
  }
}

struct NodeModifier: TreeModifier {
  let kind: NodeKind
}

extension NodeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    tree.node(kind) { content.append(in: &$0, environment) }
  }
}

/// Changes the surroundings of a view.
struct ValuesModifier: @unchecked Sendable {
  let change: (inout EnvironmentValues) -> Void
}

extension ValuesModifier: TreeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    let inner = surroundings(environment)
    if inner.direction != environment.direction {
      return tree.node(.layoutDirection(inner.direction)) { content.append(in: &$0, inner) }
    }
    content.append(in: &tree, inner)
  }
}

/// Carries what is not sendable through a tree that is built by one thread at a time.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Builds a view's nodes with a closure.
struct Built: Sendable {
  let make: @Sendable (inout TreeBuilder, TreeEnvironment) -> Void
}

extension Built: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    make(&tree, environment)
  }
}

extension GalleyGeometry.Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension CGSize {
  package init(_ size: GalleyGeometry.Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  package init(_ rect: GalleyGeometry.Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension GalleyGeometry.Rect {
  init(_ rect: CGRect) {
    self.init(
      x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

extension GalleyGeometry.Point {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
  init(_ point: GalleyGeometry.Point) { self.init(x: point.x, y: point.y) }
}
