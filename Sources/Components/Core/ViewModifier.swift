public import GalleyLayout

/// A value that makes another view of a view: with a body, as in SwiftUI, or as a primitive that builds a
/// node around it.
///
/// ```swift
/// struct Framed: ViewModifier {
///   var color: Color
///   func body(content: Content) -> some View {
///     content.padding(8).border(color)
///   }
/// }
/// Text("Proof").modifier(Framed(color: .black))
/// ```
@MainActor @preconcurrency
public protocol ViewModifier: Sendable {
  /// The type of what it makes; `Never` for primitive modifiers.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The body that it makes of a view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Appends exactly one node with the content inside.
  nonisolated static func _makeView<Wrapped: View>(
    _ modifier: Self, of content: Wrapped, in tree: inout LayoutTree.Builder,
    _ environment: EnvironmentValues)
  /// Describes the modifier's request.
  nonisolated static func _describe(_ modifier: Self, in writer: inout PropertyWriter)
  /// True if the view becomes an element of reports by it.
  nonisolated static var _makesElement: Bool { get }
}

extension ViewModifier {
  /// Evaluates the body on the main actor and appends its node.
  public nonisolated static func _makeView<Wrapped: View>(
    _ modifier: Self, of content: Wrapped, in tree: inout LayoutTree.Builder,
    _ environment: EnvironmentValues
  ) {
    let content = _ViewModifier_Content<Self>(view: AnyView(content))
    guard let (body, inner) = environment.evaluating(modifier, of: content) else {
      guard environment.skips(Self.self) else { return tree.leaf(.empty) }
      return AnyView.makeNode(content.view, in: &tree, environment)
    }
    Body.makeNode(body, in: &tree, inner)
  }

  /// Describes the modifier's stored properties.
  public nonisolated static func _describe(_ modifier: Self, in writer: inout PropertyWriter) {
    PropertyMirror.describe(modifier, in: &writer)
  }

  /// No: the view is an element without it.
  public nonisolated static var _makesElement: Bool { false }
}

/// The view that a modifier is given.
public struct _ViewModifier_Content<Modifier: ViewModifier>: Sendable {
  let view: AnyView
}

extension _ViewModifier_Content: GroupView {
  nonisolated var childCount: Int { AnyView._childCount(view) }
  nonisolated func appendChildren(
    to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    AnyView._makeChildren(view, in: &tree, environment)
  }
  nonisolated func visitChildren<Visitor: ViewVisitor>(_ visitor: inout Visitor) {
    AnyView._visitChildren(view, &visitor)
  }
}

/// A modifier that builds nodes itself.
protocol PrimitiveViewModifier: ViewModifier where Body == Never {
  /// Appends exactly one node with the content inside.
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
  /// Describes the values of the modifier.
  nonisolated func describe(in writer: inout PropertyWriter)
}

extension PrimitiveViewModifier {
  /// Never evaluated: the modifier builds nodes.
  public func body(content: Content) -> Never { noBody(of: self) }

  /// Lets the modifier build its node round the content.
  public nonisolated static func _makeView<Wrapped: View>(
    _ modifier: Self, of content: Wrapped, in tree: inout LayoutTree.Builder,
    _ environment: EnvironmentValues
  ) {
    modifier.build(content, in: &tree, environment)
  }

  /// Writes the modifier's description of itself; nothing by default.
  public nonisolated static func _describe(_ modifier: Self, in writer: inout PropertyWriter) {
    modifier.describe(in: &writer)
  }

  nonisolated func describe(in writer: inout PropertyWriter) {}
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Makes a modified view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never evaluated: the modifier builds round the content.
  public var body: Never { noBody(of: self) }

  /// Appends the modifier's node with the content inside.
  public nonisolated static func _makeView(
    _ view: Self, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    Modifier._makeView(view.modifier, of: view.content, in: &tree, environment)
  }

  /// Appends each view of the content with the modifier round it, as SwiftUI does for groups.
  public nonisolated static func _makeChildren(
    _ view: Self, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    if Content._childCount(view.content) != 1 {
      // As in SwiftUI, a modifier of a group goes to each view of it.
      var list = ModifiedViews(modifier: view.modifier, takesApart: true)
      Content._visitChildren(view.content, &list)
      return list.views.makeChildren(in: &tree, environment)
    }
    _makeElement(view, in: &tree, environment)
  }

  /// Appends one element for view and modifier together.
  public nonisolated static func _makeElement(
    _ view: Self, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    if Modifier._makesElement { return _makeView(view, in: &tree, environment) }
    makeElement(view, in: &tree, environment) { _makeView(view, in: &$0, environment) }
  }

  /// The number of views that the content expands to.
  public nonisolated static func _childCount(_ view: Self) -> Int {
    Content._childCount(view.content)
  }

  /// Hands over each view of the content with the modifier round it.
  public nonisolated static func _visitChildren<Visitor: ViewVisitor>(
    _ view: Self, _ visitor: inout Visitor
  ) {
    guard Content._childCount(view.content) != 1 else { return visitor.visit(view) }
    var list = ModifiedViews(modifier: view.modifier)
    Content._visitChildren(view.content, &list)
    for (view, identities) in zip(list.views.views, list.views.identities) {
      visitor.visit(identifiedBy: identities[...]) { $0.visit(view) }
    }
  }

  /// The name of the content.
  public nonisolated static func _elementName(_ view: Self) -> String {
    Content._elementName(view.content)
  }

  /// Describes the modifier, then the content.
  public nonisolated static func _describe(_ view: Self, in writer: inout PropertyWriter) {
    Modifier._describe(view.modifier, in: &writer)
    Content._describe(view.content, in: &writer)
  }
}

/// A view that is visited whole, but drawn as several: a list looks for it, and a stack arranges its parts.
package protocol PartedView {
  func visitParts<Visitor: ViewVisitor>(_ visitor: inout Visitor)
}

/// A view as one of parts, also without its type.
private func partedView(in view: Any) -> (any PartedView)? {
  var view = view
  while let any = view as? AnyView { view = any.base }
  return view as? any PartedView
}

/// The views of a group, each with the group's modifier.
private struct ModifiedViews<Modifier: ViewModifier>: ViewVisitor {
  let modifier: Modifier
  /// True where views that are visited whole are drawn, and so consist of their parts.
  let takesApart: Bool
  var views = ViewCollector()

  init(modifier: Modifier, takesApart: Bool = false) {
    (self.modifier, self.takesApart) = (modifier, takesApart)
  }

  mutating func visit<Content: View>(_ view: Content) {
    if takesApart, Content._childCount(view) != 1, let parts = partedView(in: view) {
      return parts.visitParts(&self)
    }
    views.visit(ModifiedContent(content: view, modifier: modifier))
  }

  mutating func visit(
    identifiedBy identity: () -> ViewIdentity, _ views: (inout Self) -> Void
  ) {
    self.views.enter(identity())
    views(&self)
    self.views.leave()
  }
}

extension ModifiedContent: PartedView where Content: View, Modifier: ViewModifier {
  package func visitParts<Visitor: ViewVisitor>(_ visitor: inout Visitor) {
    guard let parts = partedView(in: content) else { return visitor.visit(self) }
    var list = ModifiedViews(modifier: modifier, takesApart: true)
    parts.visitParts(&list)
    for (view, identities) in zip(list.views.views, list.views.identities) {
      visitor.visit(identifiedBy: identities[...]) { $0.visit(view) }
    }
  }
}

extension View {
  /// Another view made of this one.
  public nonisolated func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
