internal import GalleyComponents
internal import GalleyLayout

/// A view with a meaning for touch or speech. It is its content in every respect: it appends no node and
/// no element, so that a picture is the same with it and without it.
struct Touched<Content: View>: @unchecked Sendable {
  let content: Content
  /// The meaning; may change the surroundings inside.
  let mark: (inout EnvironmentValues) -> TouchKind?
}

/// A touched view, whatever its content is.
protocol AnyTouched {
  var anyContent: Any { get }
  /// Another view with the same meaning.
  func around(_ view: AnyView) -> AnyView
  /// Appends the content among the marks of a screen that can be touched.
  func building(
    in tree: inout TreeBuilder, _ environment: TreeEnvironment,
    _ build: (inout TreeBuilder, TreeEnvironment) -> Void)
}

extension Touched: AnyTouched {
  func around(_ view: AnyView) -> AnyView {
    AnyView(Touched<AnyView>(content: view, mark: mark))
  }

  func building(
    in tree: inout TreeBuilder, _ environment: TreeEnvironment,
    _ build: (inout TreeBuilder, TreeEnvironment) -> Void
  ) {
    guard let touches = Session.touches(in: environment) else {
      guard tree.isOutlined, isGesture(environment) else { return build(&tree, environment) }
      return tree.marked(ViewMark.foreign("the closure of a gesture")) { build(&$0, environment) }
    }
    var values = EnvironmentValues(environment)
    let kind = mark(&values)
    let inner = values.tree ?? environment
    guard let kind else { return build(&tree, inner) }
    touches.mark(kind, in: &tree) { build(&$0, inner) }
  }
}

extension Touched {
  /// True if a touch of the view calls a closure of the program.
  private func isGesture(_ environment: TreeEnvironment) -> Bool {
    var values = EnvironmentValues(environment)
    if case .gesture? = mark(&values) { return true }
    return false
  }
}

extension Touched: View {
  typealias Body = Never
  var body: Never { preconditionFailure("a touched view has no body") }

  nonisolated static func _makeView(
    _ view: Touched, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    view.building(in: &tree, environment) { Content._makeView(view.content, in: &$0, $1) }
  }
  nonisolated static func _makeChildren(
    _ view: Touched, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    view.building(in: &tree, environment) { Content._makeChildren(view.content, in: &$0, $1) }
  }
  nonisolated static func _makeElement(
    _ view: Touched, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    view.building(in: &tree, environment) { Content._makeElement(view.content, in: &$0, $1) }
  }
  nonisolated static func _childCount(_ view: Touched) -> Int { Content._childCount(view.content) }
  nonisolated static func _visitChildren<Visitor: ViewVisitor>(
    _ view: Touched, _ visitor: inout Visitor
  ) {
    var inner = TouchedChildren(visitor: visitor, mark: view.mark)
    Content._visitChildren(view.content, &inner)
    visitor = inner.visitor
  }
  nonisolated static func _elementName(_ view: Touched) -> String {
    Content._elementName(view.content)
  }
  nonisolated static func _describe(_ view: Touched, in writer: inout PropertyWriter) {
    Content._describe(view.content, in: &writer)
  }
}

/// Hands over the views inside, each with the mark.
private struct TouchedChildren<Visitor: ViewVisitor>: ViewVisitor {
  var visitor: Visitor
  let mark: (inout EnvironmentValues) -> TouchKind?

  mutating func visit<Content: View>(_ view: Content) {
    visitor.visit(Touched(content: view, mark: mark))
  }

  mutating func visit(
    identifiedBy identity: () -> ViewIdentity, _ views: (inout Self) -> Void
  ) {
    visitor.visit(identifiedBy: identity) { [mark] inner in
      var outer = TouchedChildren(visitor: inner, mark: mark)
      views(&outer)
      inner = outer.visitor
    }
  }
}

/// Represents the mark where modifiers are collected.
struct TouchMarkModifier: TreeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    content.append(in: &tree, environment)
  }
}

extension Touched: ModifiedView {
  var anyModifier: Any { TouchMarkModifier() }
  var anyContent: Any { content }
  func replacing(core: AnyView) -> AnyView {
    let inner = (content as? AnyView)?.base ?? content
    let content = (inner as? any ModifiedView)?.replacing(core: core) ?? core
    return AnyView(Touched<AnyView>(content: content, mark: mark))
  }
}

extension View {
  /// With a meaning for touch or speech, or with nil none.
  nonisolated func touched(
    _ mark: @escaping (inout EnvironmentValues) -> TouchKind?
  ) -> Touched<Self> {
    Touched(content: self, mark: mark)
  }

  /// In surroundings that matter only on a screen that can be touched.
  nonisolated func touchSurroundings(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> Touched<Self> {
    touched {
      change(&$0)
      return nil
    }
  }

  /// A control of a screen that can be touched.
  nonisolated func control(
    _ role: ScreenRole, _ change: @escaping (inout TouchControl, EnvironmentValues) -> Void
  ) -> Touched<Self> {
    touched { values in
      var control = TouchControl(role, values)
      change(&control, values)
      return .control(control)
    }
  }
}

/// The view inside of all meanings for touch and speech.
func untouched(_ view: Any) -> Any {
  var current = view
  while let touched = current as? any AnyTouched {
    current = (touched.anyContent as? AnyView)?.base ?? touched.anyContent
  }
  return current
}

extension Session {
  /// The marks for touch; nil for a picture.
  static func touches(in environment: TreeEnvironment) -> Touches? {
    (environment.attachment as? Surroundings)?.session.touches
  }
}
