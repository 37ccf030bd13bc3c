public import GalleyGeometry
public import GalleyLayout

/// The first of its views whose ideal size fits into what is offered; the last where none does.
public struct ViewThatFits<Content: View>: Sendable {
  /// The axes on which a view must fit.
  public var axes: Axis.Set
  /// The views, the preferred one first.
  public var content: Content

  /// Makes a choice.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  /// Appends all views; one of them gets a place.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    arrange(.custom(FittingChoice(axes: axes)), in: &tree, environment)
  }
}

extension ViewThatFits: ContainerView {
  /// The sentence about `"type": "ViewThatFits"` in the reference, the schema and editors.
  public static var summary: String {
    "The first of its children that fits; the last where none does."
  }
  /// The view's own keys.
  public static var properties: [Property<ViewThatFits>] {
    [
      Property(
        "axis", \.axes, default: "both", "The axes on which a child must fit.", or: ["axes", "in"])
    ]
  }
}

/// Shows the first child that fits.
private struct FittingChoice: ChoosingLayout {
  let axes: Axis.Set

  func index(for proposal: ProposedSize, _ children: LayoutChildren) -> Int {
    let width = axes.contains(.horizontal) ? proposal.width ?? .infinity : .infinity
    let height = axes.contains(.vertical) ? proposal.height ?? .infinity : .infinity
    return (0..<children.count).first { index in
      let ideal = children.exactSize(of: index, for: .unspecified)
      // A millionth of a point of rounding does not choose another view.
      return ideal.width <= width + 1e-6 && ideal.height <= height + 1e-6
    } ?? children.count - 1
  }
}

/// A layout that shows one of its children, with the size of that child.
protocol ChoosingLayout: ContainerLayout {
  /// The index of the child that is shown. Is not called without children.
  func index(for proposal: ProposedSize, _ children: LayoutChildren) -> Int
}

extension ChoosingLayout {
  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    guard children.count > 0 else { return .zero }
    return children.size(of: index(for: proposal, children), for: proposal)
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    let shown = index(for: proposal, children)
    return (0..<children.count).map { index in
      var place = ChildPlacement(origin: .zero, proposal: proposal)
      place.isShown = index == shown
      return place
    }
  }
}
