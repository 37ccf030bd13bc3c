public import GalleyLayout

/// A view whose type is not known to those who hold it.
public struct AnyView: Sendable {
  private let view: any View

  /// The view inside.
  package var base: any View { view }

  /// The component of a document that is inside; nil for views of code.
  var documentNode: DocumentNode? { view as? DocumentNode }

  /// Hides the type of a view.
  public init(_ view: some View) { self.view = (view as? AnyView)?.view ?? view }

  /// Hides the type of a view.
  public init(erasing view: any View) { self.init(view) }

  /// Hides the type of what may be a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: View {
  /// Never evaluated: the inner view is built instead.
  public var body: Never { noBody(of: self) }

  /// Appends the node of the view inside.
  public nonisolated static func _makeView(
    _ view: AnyView, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    func open<Content: View>(_ content: Content, _ tree: inout LayoutTree.Builder) {
      Content._makeView(content, in: &tree, environment)
    }
    open(view.view, &tree)
  }

  /// Appends the views that the one inside stands for.
  public nonisolated static func _makeChildren(
    _ view: AnyView, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    func open<Content: View>(_ content: Content, _ tree: inout LayoutTree.Builder) {
      Content._makeChildren(content, in: &tree, environment)
    }
    open(view.view, &tree)
  }

  /// Appends the view inside as an element under its own name.
  public nonisolated static func _makeElement(
    _ view: AnyView, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    func open<Content: View>(_ content: Content, _ tree: inout LayoutTree.Builder) {
      Content._makeElement(content, in: &tree, environment)
    }
    open(view.view, &tree)
  }

  /// The number of views that the inner view expands to.
  public nonisolated static func _childCount(_ view: AnyView) -> Int {
    func open<Content: View>(_ content: Content) -> Int { Content._childCount(content) }
    return open(view.view)
  }

  /// Hands over the views that the one inside stands for.
  public nonisolated static func _visitChildren<Visitor: ViewVisitor>(
    _ view: AnyView, _ visitor: inout Visitor
  ) {
    func open<Content: View>(_ content: Content, _ visitor: inout Visitor) {
      Content._visitChildren(content, &visitor)
    }
    open(view.view, &visitor)
  }

  /// The name of the inner view.
  public nonisolated static func _elementName(_ view: AnyView) -> String {
    func open<Content: View>(_ content: Content) -> String { Content._elementName(content) }
    return open(view.view)
  }

  /// Describes the view inside.
  public nonisolated static func _describe(_ view: AnyView, in writer: inout PropertyWriter) {
    func open<Content: View>(_ content: Content, _ writer: inout PropertyWriter) {
      Content._describe(content, in: &writer)
    }
    open(view.view, &writer)
  }
}
