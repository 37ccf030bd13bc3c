internal import GalleyGeometry
public import GalleyLayout
internal import GalleySystem

/// A part of a picture: a value that describes its appearance, made of other views or, if it is primitive, of
/// layout nodes.
///
/// ```swift
/// struct Greeting: View {
///   var name: String
///   var body: some View {
///     HStack {
///       Circle().frame(width: 40, height: 40)
///       Text("Hello, \(name)")
///     }
///   }
/// }
/// ```
///
/// As in SwiftUI, `body` belongs to the main actor. A type that conforms where it is declared does
/// so as a whole; one that conforms in an extension keeps its initialisers free of the actor, as
/// every view of Galley does. A body that is needed on another thread is evaluated on the main one,
/// which must not wait for that thread meanwhile. After the bodies everything runs on any thread.
///
/// The requirements with an underscore are how views become nodes; they are called statically, so
/// that a tree of views costs no dynamic lookup. Primitive views conform to ``PrimitiveView``
/// instead of writing them.
@MainActor @preconcurrency
public protocol View: Sendable {
  /// The type of what it is made of; `Never` for primitive views.
  associatedtype Body: View

  /// The body.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends exactly one node with everything below it.
  nonisolated static func _makeView(
    _ view: Self, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
  /// Appends a node for each view it expands to in braces, each as an element of reports.
  nonisolated static func _makeChildren(
    _ view: Self, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
  /// Appends exactly one node, as an element of reports.
  nonisolated static func _makeElement(
    _ view: Self, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
  /// The number of views it expands to in braces: 1 except for groups.
  nonisolated static func _childCount(_ view: Self) -> Int
  /// Passes on the views it expands to in braces, in order.
  nonisolated static func _visitChildren<Visitor: ViewVisitor>(
    _ view: Self, _ visitor: inout Visitor)
  /// The name of the view in reports.
  nonisolated static func _elementName(_ view: Self) -> String
  /// Puts its properties into words, its modifiers' first.
  nonisolated static func _describe(_ view: Self, in writer: inout PropertyWriter)
}

/// Takes views of any type, one after the other.
public protocol ViewVisitor {
  /// Takes the next view.
  mutating func visit<Content: View>(_ view: Content)
  /// Takes the views of one value of a ``ForEach``, which its identity distinguishes from those of the other values.
  ///
  /// - Parameters:
  ///   - identity: Makes the identity.
  ///   - views: Hands the views over.
  mutating func visit(
    identifiedBy identity: () -> ViewIdentity, _ views: (inout Self) -> Void)
}

extension ViewVisitor {
  /// Takes the views as any others.
  public mutating func visit(
    identifiedBy identity: () -> ViewIdentity, _ views: (inout Self) -> Void
  ) {
    views(&self)
  }
}

extension View {
  /// Evaluates the body on the main actor and appends its node.
  public nonisolated static func _makeView(
    _ view: Self, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    tree.marked(view, environment) { tree in
      guard let (body, inner) = environment.evaluating(view) else {
        return makePlaceholder(in: &tree, environment)
      }
      Body.makeNode(body, in: &tree, inner)
    }
  }

  /// Appends one element for a body of one view, and all the views of a body of several.
  public nonisolated static func _makeChildren(
    _ view: Self, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    guard Body.self != Never.self else {
      return _makeElement(view, in: &tree, environment)
    }
    guard let (body, inner) = environment.evaluating(view) else {
      guard environment.placeholder(for: Self.self) != nil else { return }
      return makeElement(view, in: &tree, environment) { makePlaceholder(in: &$0, environment) }
    }
    guard Body._childCount(body) == 1 else {
      // A body of several views expands to all of them, as in SwiftUI.
      return Body._makeChildren(body, in: &tree, inner)
    }
    makeElement(view, in: &tree, environment) { tree in
      tree.marked(view, environment) { Body.makeNode(body, in: &$0, inner) }
    }
  }

  /// Appends the view's node as an element of its own name.
  public nonisolated static func _makeElement(
    _ view: Self, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    makeElement(view, in: &tree, environment) { _makeView(view, in: &$0, environment) }
  }

  /// 1: the view itself.
  public nonisolated static func _childCount(_ view: Self) -> Int { 1 }

  /// Hands over the view itself.
  public nonisolated static func _visitChildren<Visitor: ViewVisitor>(
    _ view: Self, _ visitor: inout Visitor
  ) {
    visitor.visit(view)
  }

  /// The `type` of documents, else the type's name without generic arguments.
  public nonisolated static func _elementName(_ view: Self) -> String {
    if let document = view as? any DocumentView { return type(of: document).typeName }
    return typeNameWithoutArguments
  }

  /// Describes the keys of a view that documents know, and the stored properties of any other.
  public nonisolated static func _describe(_ view: Self, in writer: inout PropertyWriter) {
    if let document = view as? any DocumentView { return describe(document, in: &writer) }
    PropertyMirror.describe(view, in: &writer)
  }

  private nonisolated static func describe<Content: DocumentView>(
    _ view: Content, in writer: inout PropertyWriter
  ) {
    view.describeFacts(in: &writer)
    for property in Content.properties { property.describe(view, &writer) }
  }

  /// `Card` for `Card<Text>`.
  nonisolated static var typeNameWithoutArguments: String {
    TypeName.plain("\(Self.self)")
  }
}

enum TypeName {
  /// `Card` for `Card<Text>`, and for `(Card in _2D43…)<Text>`, which is what optimised builds call a
  /// private type.
  static func plain(_ description: String) -> String {
    String(description.drop { $0 == "(" }.prefix { $0 != "<" && $0 != " " })
  }
}

extension View {
  /// Appends one node: the only view it expands to, an empty node, or all of them over one another.
  nonisolated static func makeNode(
    _ view: Self, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    switch _childCount(view) {
    case 0: tree.leaf(.empty)
    case 1: _makeElement(view, in: &tree, environment)
    default: tree.node(.zstack(.center)) { _makeChildren(view, in: &$0, environment) }
    }
  }

  /// Appends what is drawn in place of a view that can have no body.
  package nonisolated static func makePlaceholder(
    in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    guard let placeholder = environment.placeholder(for: Self.self) else {
      return tree.leaf(.empty)
    }
    AnyView.makeNode(placeholder, in: &tree, environment)
  }

  /// Appends a view as an element of reports.
  package nonisolated static func makeElement(
    _ view: Self, id: String? = nil, in tree: inout LayoutTree.Builder,
    _ environment: EnvironmentValues, _ build: (inout LayoutTree.Builder) -> Void
  ) {
    let element = Element(
      typeName: _elementName(view), id: id,
      describedBy: ViewDescription(
        view: view, appearance: environment.appearance, contrast: environment.contrast))
    tree.element(element, isProvisional: id == nil, build)
  }

  /// Appends this view as one node, regardless of the number of views it expands to in braces.
  nonisolated func appendNode(
    to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    Self._makeView(self, in: &tree, environment)
  }
}

/// A view that builds layout nodes itself.
///
/// ```swift
/// struct Square { var side: Double }
///
/// extension Square: PrimitiveView {
///   func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
///     tree.leaf(.fixed(Size(width: side, height: side)))
///   }
/// }
/// ```
public protocol PrimitiveView: View where Body == Never {
  /// Appends exactly one node with everything below it.
  nonisolated func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}

extension PrimitiveView {
  /// Never evaluated: the view builds nodes.
  public var body: Never { noBody(of: self) }

  /// Lets the view build its node.
  public nonisolated static func _makeView(
    _ view: Self, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    tree.marked(view, environment) { view.build(in: &$0, environment) }
  }
}

extension Never: View {
  /// It has no view inside.
  public typealias Body = Never
  /// The type has no values.
  public var body: Never { noBody(of: self) }
  /// Never called: the type has no values.
  public nonisolated static func _makeView(
    _ view: Never, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {}
}

/// The body of primitive views, which is never evaluated.
nonisolated func noBody(of view: some Any) -> Never {
  preconditionFailure("\(type(of: view)) is primitive and has no body")
}

extension LayoutTree {
  /// Builds the nodes of a view: the only one it expands to, or all of them over one another.
  public init(_ root: some View, _ environment: EnvironmentValues) {
    let environment = environment.onThisThread
    self.init(grid: environment.grid, direction: environment.direction) {
      Self.append(root, to: &$0, environment)
    }
  }

  private static func append<Root: View>(
    _ root: Root, to tree: inout Builder, _ environment: EnvironmentValues
  ) {
    Root.makeNode(root, in: &tree, environment)
  }
}
