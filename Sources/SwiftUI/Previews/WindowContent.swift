internal import GalleyComponents
internal import GalleyLayout

/// The content of a window: several views without a container are placed below one another, whether they are
/// those of a body or of a group.
package struct WindowContent: Sendable {
  let content: AnyView

  package init(_ content: AnyView) { self.content = content }
}

extension WindowContent: PrimitiveView {
  /// Appends the node of a single view, which what is around it has made an element of already, and
  /// several views below one another.
  package func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    var list = ChildList()
    AnyView._visitChildren(content, &list)
    guard list.views.count == 1, type(of: list.views[0].base) == type(of: content.base) else {
      return AnyView.stackOne(content, in: &tree, environment)
    }
    func open(_ only: some View) { AnyView.stackNode(only, in: &tree, environment) }
    open(content.base)
  }

  /// The content is the element.
  package nonisolated static func _makeElement(
    _ view: Self, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    AnyView.stackOne(view.content, in: &tree, environment)
  }

  /// The content is the element.
  package nonisolated static func _makeChildren(
    _ view: Self, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    AnyView.stackOne(view.content, in: &tree, environment)
  }

  /// The name of the content.
  package nonisolated static func _elementName(_ view: Self) -> String {
    AnyView._elementName(view.content)
  }

  /// Describes the content.
  package nonisolated static func _describe(_ view: Self, in writer: inout PropertyWriter) {
    AnyView._describe(view.content, in: &writer)
  }
}

/// A modifier around the views of a window that changes nothing but their surroundings, so that they stay
/// several.
protocol WindowModifier: TreeModifier {
  nonisolated func surroundings(_ environment: TreeEnvironment) -> TreeEnvironment
}

extension PreviewSettings: WindowModifier {
  nonisolated func surroundings(_ environment: TreeEnvironment) -> TreeEnvironment { environment }
}

extension ValuesModifier: WindowModifier {
  nonisolated func surroundings(_ environment: TreeEnvironment) -> TreeEnvironment {
    var values = EnvironmentValues(environment)
    change(&values)
    return values.tree ?? environment
  }
}

extension View {
  /// Appends one node as `makeOne` does, but several views are placed below one another. The number of views
  /// is known for a view with a body only after the body is made.
  fileprivate nonisolated static func stackOne(
    _ view: Self, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    switch _childCount(view) {
    case 0: tree.leaf(.empty)
    case 1:
      var list = ChildList()
      _visitChildren(view, &list)
      func open(_ only: some View) { stackElement(only, in: &tree, environment) }
      open(list.views[0].base)
    default:
      tree.node(.vstack(alignment: .center, spacing: nil)) {
        _makeChildren(view, in: &$0, environment)
      }
    }
  }

  private nonisolated static func stackElement<Only: View>(
    _ view: Only, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    guard
      Only.Body.self != Never.self || windowModified(view, environment) != nil
        || view is any AnyTouched || view is any AnyMenuPlace
    else {
      return Only._makeElement(view, in: &tree, environment)
    }
    Only.makeElement(view, in: &tree, environment) { stackNode(view, in: &$0, environment) }
  }

  fileprivate nonisolated static func stackNode<Only: View>(
    _ view: Only, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    func open(_ only: some View, _ tree: inout TreeBuilder, _ environment: TreeEnvironment) {
      stackNode(only, in: &tree, environment)
    }
    if let place = view as? any AnyMenuPlace {
      guard Session.touches(in: environment) == nil else {
        return Only._makeView(view, in: &tree, environment)
      }
      return open(place.stillView.base, &tree, environment)
    }
    if let touched = view as? any AnyTouched, let content = touched.anyContent as? any View {
      return touched.building(in: &tree, environment) {
        open(AnyView(content).base, &$0, $1)
      }
    }
    if let (content, inner) = windowModified(view, environment) {
      return stackNode(content, in: &tree, inner)
    }
    guard Only.Body.self != Never.self else { return Only._makeView(view, in: &tree, environment) }
    tree.marked(view, environment) { tree in
      guard let (body, inner) = environment.evaluating(view) else {
        return Only.makePlaceholder(in: &tree, environment)
      }
      Only.Body.stackOne(body, in: &tree, inner)
    }
  }

  /// The content of a view with a window's modifier, and what surrounds it.
  private nonisolated static func windowModified(
    _ view: some View, _ environment: TreeEnvironment
  ) -> (content: any View, inner: TreeEnvironment)? {
    guard let modified = view as? any ModifiedView,
      let modifier = modified.anyModifier as? any WindowModifier,
      let content = modified.anyContent as? any View
    else { return nil }
    let inner = modifier.surroundings(environment)
    guard inner.direction == environment.direction else { return nil }
    return ((content as? AnyView)?.base ?? content, inner)
  }
}
