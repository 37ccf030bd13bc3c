public import GalleyComponents
internal import GalleyLayout

// The names with an underscore by which sources reach the views that a view represents.

public protocol _VariadicView_Root {}

/// Makes a view from the views that another one represents.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// One that makes a single view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// One whose views are those of the container around.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  public struct Tree<Root, Content> {
    public var root: Root
    public var content: Content
    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

extension _VariadicView.Tree: @unchecked Sendable {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public var body: some View {
    var list = ChildList()
    Content._visitChildren(content, &list)
    return root.body(children: _VariadicView_Children(views: list.views))
  }
}

/// The views that a view represents, in their order.
public struct _VariadicView_Children: RandomAccessCollection, Sendable {
  let views: [AnyView]

  public struct Element: Identifiable, Sendable {
    let view: AnyView
    let index: Int
    public var id: AnyHashable { index }
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      modifierChain(of: view).lazy.compactMap { $0 as? _TraitWritingModifier<Trait> }.first?.value
        ?? Trait.defaultValue
    }
  }

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Element { Element(view: views[index], index: index) }
}

extension _VariadicView_Children: View {
  public var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

extension _VariadicView_Children.Element: View {
  public var body: some View { view }
}

/// A value that a view provides about itself to code that decomposes its children.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct _TraitWritingModifier<Trait: _ViewTraitKey>: @unchecked Sendable {
  public let value: Trait.Value
  public init(value: Trait.Value) { self.value = value }
}

extension _TraitWritingModifier: TreeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    content.append(in: &tree, environment)
  }
}

extension View {
  public nonisolated func _trait<Trait: _ViewTraitKey>(
    _ key: Trait.Type, _ value: Trait.Value
  ) -> some View {
    modifier(_TraitWritingModifier<Trait>(value: value))
  }
}
