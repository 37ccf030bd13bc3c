public import GalleyLayout

/// One of four views, by the state of what is shown: the content, what stands while it is loading,
/// what stands when there is nothing, and what stands after a failure (DNA-36). A state without a
/// view shows nothing, loading shows an indicator.
public struct StateView<Content: View>: Sendable {
  /// The view that is shown.
  public var state: ContentState
  /// The views; later ones may be missing.
  public var content: Content

  /// Makes a view of content, loading, empty and error, in this order.
  public init(_ state: ContentState, @ViewBuilder content: () -> Content) {
    self.state = state
    self.content = content()
  }
}

extension StateView: PrimitiveView {
  /// Appends the view of the state.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let index = ContentState.allCases.firstIndex(of: state) ?? 0
    var search = ViewSearch(index)
    Content._visitChildren(content, &search)
    if let found = search.found {
      AnyView.makeNode(found, in: &tree, environment)
    } else if state == .loading {
      ActivityIndicator(size: 37).build(in: &tree, environment)
    } else {
      tree.leaf(.empty)
    }
  }
}

extension StateView: ContainerView {
  /// The sentence about `"type": "StateView"` in the reference, the schema and editors.
  public static var summary: String {
    "One of its children: the first for content, then for loading, empty and error."
  }
  /// The view's own key.
  public static var properties: [Property<StateView>] {
    [Property("show", \.state, default: "empty", "Which child is shown.", or: ["state"])]
  }
}

/// What there is to show, in the order of a state view's views.
public enum ContentState: String, PropertyChoice, Hashable {
  case content, loading, empty, error
}

/// Finds a view by its number.
struct ViewSearch: ViewVisitor {
  private var remaining: Int
  private(set) var found: AnyView?

  init(_ index: Int) { remaining = index }

  mutating func visit<Content: View>(_ view: Content) {
    if remaining == 0 { found = AnyView(view) }
    remaining -= 1
  }
}
