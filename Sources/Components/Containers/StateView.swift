public import GalleyLayout

/// One of four children, by the state of what is shown: the content, what stands while it is loading,
/// what stands when there is nothing, and what stands after a failure (DNA-36). A state without a
/// child shows nothing, loading shows an indicator.
public struct StateView: DocumentComponent, Component {
  /// Which child is shown; empty unless something is said.
  public var show = ViewStateName.empty

  /// The children, when it is made by code.
  public var content = ComponentGroup()

  /// Makes a view without children.
  public init() {}

  /// Makes a view of content, loading, empty and error, in this order; later ones may be missing.
  public init(_ state: ViewStateName, @ComponentBuilder content: () -> ComponentGroup) {
    show = state
    self.content = content()
  }

  // Reading

  /// `StateView`.
  public static let typeName = "StateView"
  /// One sentence.
  public static let summary =
    "One of its children: the first for content, then for loading, empty and error."
  /// Up to four.
  public static let subviews = SubviewRule.many
  /// The view's own key.
  public static let properties: [Property<StateView>] = [
    Property("show", \.show, default: "empty", "Which child is shown.", or: ["state"])
  ]

  // Measuring and arranging

  /// Appends the child of the state.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    arrange(children, in: &tree, context)
  }

  /// Appends the child of the state.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    arrange(content.components, in: &tree, context)
  }

  private func arrange(
    _ children: [any Component], in tree: inout LayoutTree.Builder, _ context: LayoutContext
  ) {
    let index = ViewStateName.allCases.firstIndex(of: show) ?? 0
    if index < children.count {
      ComponentGroup([children[index]]).build(in: &tree, context)
    } else if show == .loading {
      ActivityIndicator(size: 37).build(in: &tree, context)
    } else {
      tree.leaf(.empty)
    }
  }
}

/// What there is to show.
public enum ViewStateName: String, PropertyChoice, Hashable {
  case content, loading, empty, error
}
