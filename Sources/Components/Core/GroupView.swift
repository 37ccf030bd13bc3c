internal import GalleyLayout

/// A view that expands to any number of others in braces. On its own, it is the only one of them, an empty
/// node, or all of them over one another.
protocol GroupView: View where Body == Never {
  /// The number of views that it expands to.
  nonisolated var childCount: Int { get }
  /// Appends each view as an element.
  nonisolated func appendChildren(
    to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
  /// Hands each view over.
  nonisolated func visitChildren<Visitor: ViewVisitor>(_ visitor: inout Visitor)
}

extension GroupView {
  /// Never evaluated: the inner views are built instead.
  public var body: Never { noBody(of: self) }

  /// Appends the only view, an empty node, or all views over one another.
  public nonisolated static func _makeView(
    _ view: Self, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    makeNode(view, in: &tree, environment)
  }

  /// Appends each view as an element.
  public nonisolated static func _makeChildren(
    _ view: Self, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    view.appendChildren(to: &tree, environment)
  }

  /// Appends the only view as an element; none or several become one element of the group.
  public nonisolated static func _makeElement(
    _ view: Self, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    var list = ViewCollector()
    view.visitChildren(&list)
    guard list.views.count == 1 else {
      return makeElement(view, in: &tree, environment) { makeNode(view, in: &$0, environment) }
    }
    environment.identified(by: list.identities[0][...], in: &tree) {
      AnyView._makeElement(list.views[0], in: &$0, $1)
    }
  }

  /// The number of views inside.
  public nonisolated static func _childCount(_ view: Self) -> Int { view.childCount }

  /// Hands each view inside over.
  public nonisolated static func _visitChildren<Visitor: ViewVisitor>(
    _ view: Self, _ visitor: inout Visitor
  ) {
    view.visitChildren(&visitor)
  }

  /// Returns the name of the only view; several are placed over one another.
  public nonisolated static func _elementName(_ view: Self) -> String {
    guard view.childCount == 1 else { return "ZStack" }
    var names = ElementNames()
    view.visitChildren(&names)
    return names.names[0]
  }

  /// Describes the only view; several have no common description.
  public nonisolated static func _describe(_ view: Self, in writer: inout PropertyWriter) {
    guard view.childCount == 1 else { return }
    var description = Description(writer: writer)
    view.visitChildren(&description)
    writer = description.writer
  }
}

private struct ElementNames: ViewVisitor {
  var names: [String] = []
  mutating func visit<Content: View>(_ view: Content) { names.append(Content._elementName(view)) }
}

private struct Description: ViewVisitor {
  var writer: PropertyWriter
  mutating func visit<Content: View>(_ view: Content) { Content._describe(view, in: &writer) }
}

// Views in braces

/// Several views in a row.
public struct TupleView<Views>: Sendable {
  private let pack: any ViewPack

  nonisolated init<each Content: View>(
    _ views: repeat each Content
  ) where Views == (repeat each Content) {
    pack = Pack(views: (repeat each views))
  }

  /// Makes one of two views.
  public nonisolated init<First: View, Second: View>(
    _ value: (First, Second)
  ) where Views == (First, Second) {
    self.init(value.0, value.1)
  }

  /// Makes one of three views.
  public nonisolated init<First: View, Second: View, Third: View>(
    _ value: (First, Second, Third)
  ) where Views == (First, Second, Third) {
    self.init(value.0, value.1, value.2)
  }

  /// The views, as a tuple.
  public nonisolated var value: Views {
    guard let views = pack.tuple as? Views else {
      preconditionFailure("the pack of \(Self.self) is made of its views")
    }
    return views
  }
}

extension TupleView: GroupView {
  nonisolated var childCount: Int { pack.childCount }
  nonisolated func appendChildren(
    to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    pack.appendChildren(to: &tree, environment)
  }
  nonisolated func visitChildren<Visitor: ViewVisitor>(_ visitor: inout Visitor) {
    pack.visitChildren(&visitor)
  }
}

/// The views of a tuple, whose types only their pack knows.
private protocol ViewPack: Sendable {
  var tuple: Any { get }
  var childCount: Int { get }
  func appendChildren(to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
  func visitChildren<Visitor: ViewVisitor>(_ visitor: inout Visitor)
}

private struct Pack<each Content: View>: ViewPack {
  let views: (repeat each Content)

  var tuple: Any { views }

  var childCount: Int {
    var count = 0
    for view in repeat each views { count += Self.count(view) }
    return count
  }

  func appendChildren(to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    repeat (each Content)._makeChildren(each views, in: &tree, environment)
  }

  func visitChildren<Visitor: ViewVisitor>(_ visitor: inout Visitor) {
    repeat (each Content)._visitChildren(each views, &visitor)
  }

  private static func count<Child: View>(_ view: Child) -> Int { Child._childCount(view) }
}

/// The content of one of two branches.
public enum _ConditionalContent<First: View, Second: View>: Sendable {
  case first(First)
  case second(Second)
}

extension _ConditionalContent: GroupView {
  nonisolated var childCount: Int {
    switch self {
    case .first(let view): First._childCount(view)
    case .second(let view): Second._childCount(view)
    }
  }
  nonisolated func appendChildren(
    to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    switch self {
    case .first(let view): First._makeChildren(view, in: &tree, environment)
    case .second(let view): Second._makeChildren(view, in: &tree, environment)
    }
  }
  nonisolated func visitChildren<Visitor: ViewVisitor>(_ visitor: inout Visitor) {
    switch self {
    case .first(let view): First._visitChildren(view, &visitor)
    case .second(let view): Second._visitChildren(view, &visitor)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// It builds no view but the one it may hold.
  public typealias Body = Never
}

extension Optional: GroupView where Wrapped: View {
  nonisolated var childCount: Int { map { Wrapped._childCount($0) } ?? 0 }
  nonisolated func appendChildren(
    to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    if let self { Wrapped._makeChildren(self, in: &tree, environment) }
  }
  nonisolated func visitChildren<Visitor: ViewVisitor>(_ visitor: inout Visitor) {
    if let self { Wrapped._visitChildren(self, &visitor) }
  }
}

/// Views of one type in order.
public struct ViewList<Content: View>: Sendable {
  /// The views.
  public var views: [Content]

  /// Makes a list.
  public init(_ views: [Content]) { self.views = views }
}

extension ViewList: RowContent {
  nonisolated var rowCount: Int { views.count }
  nonisolated func appendRows(
    _ rows: Range<Int>, to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    for view in views[rows] { Content._makeChildren(view, in: &tree, environment) }
  }
}

extension ViewList: GroupView {
  nonisolated var childCount: Int { views.reduce(0) { $0 + Content._childCount($1) } }
  nonisolated func appendChildren(
    to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    for view in views { Content._makeChildren(view, in: &tree, environment) }
  }
  nonisolated func visitChildren<Visitor: ViewVisitor>(_ visitor: inout Visitor) {
    for view in views { Content._visitChildren(view, &visitor) }
  }
}

/// Views that take the place of one, for instance in order to give all of them a modifier.
public struct Group<Content: View>: Sendable {
  let content: Content

  /// Makes a group of the views in the braces.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: GroupView {
  nonisolated var childCount: Int { Content._childCount(content) }
  nonisolated func appendChildren(
    to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    Content._makeChildren(content, in: &tree, environment)
  }
  nonisolated func visitChildren<Visitor: ViewVisitor>(_ visitor: inout Visitor) {
    Content._visitChildren(content, &visitor)
  }
}
