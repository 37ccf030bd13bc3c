public import GalleyGeometry
public import GalleyLayout
internal import GalleyPainting

/// A view of content that may be larger, clipped at the frame, or at the canvas's edge if the frame ends at a
/// bar or with the safe area. Several views are arranged in a column, or in a row if only the horizontal axis
/// scrolls. Lengths are points.
public struct ScrollView<Content: View>: Sendable {
  /// The axes that scroll.
  public var axes: Axis.Set
  /// True if there are indicators; they fade away at rest, so a picture never shows them.
  public var showsIndicators: Bool
  /// The distance between the views.
  public var spacing = 0.0
  /// The distance by which the content is moved up (y) and to the left (x).
  public var contentOffset: Point?
  /// The point of the content that is seen before anybody scrolls, where it is larger than the view:
  /// a thread begins at its bottom. Nil is the start.
  public var anchor: UnitPoint?
  /// The same where it is smaller than the view; nil is `anchor`.
  public var alignmentAnchor: UnitPoint?
  /// The views.
  public var content: Content

  /// Makes a view that scrolls.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  /// Appends the view.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    var style = ScrollStyle(
      horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical),
      contentOffset: contentOffset ?? .zero)
    style.anchor = anchor ?? .topLeading
    style.alignmentAnchor = alignmentAnchor ?? style.anchor
    let stack: NodeKind =
      axes == .horizontal
      ? .hstack(alignment: .center, spacing: spacing)
      : .vstack(alignment: .center, spacing: spacing)
    tree.node(.scroll(style), drawing: ScrollDrawing()) { tree in
      if Content._childCount(content) == 1 {
        Content.makeNode(content, in: &tree, environment.arranged(by: stack))
      } else {
        arrange(stack, in: &tree, environment)
      }
    }
  }
}

extension ScrollView: ContainerView {
  /// The sentence about `"type": "ScrollView"` in the reference, the schema and editors.
  public static var summary: String {
    "A part of content that may be larger, cut off at the frame."
  }
  /// The view's own keys.
  public static var properties: [Property<ScrollView>] {
    [
      Property("axis", \.axes, default: "vertical", "The axes that scroll."),
      Property(
        "showsIndicators", \.showsIndicators, default: "true",
        "Whether there are indicators; at rest, as in a picture, they are never seen."),
      Property(
        "spacing", \.spacing, as: .distance, default: "0",
        "The distance between children, in points."),
      Property(
        "contentOffset", \.contentOffset, as: .offset, default: "0",
        "How far the content is moved up and to the left, in points."),
      Property(
        "anchor", \.anchor, default: "the start",
        "The point of the content that is seen at first, where it is larger.",
        or: ["defaultScrollAnchor"]),
      Property(
        "alignmentAnchor", \.alignmentAnchor, default: "the anchor",
        "Where the content stands when it is smaller."),
    ]
  }
}

/// The scrolling content inside a component, as a part of it.
struct ScrollingPart<Content: View>: Sendable {
  /// The distance by which the content is moved up, in points.
  var offset: Double
  var content: Content
}

extension ScrollingPart: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let style = ScrollStyle(contentOffset: Point(x: 0, y: offset))
    tree.node(.scroll(style), drawing: ScrollDrawing()) {
      content.appendNode(to: &$0, environment)
    }
  }
}

/// Cuts what is inside off at the frame; under bars and notches it is seen.
struct ScrollDrawing: NodeDrawing {
  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let reach = node.scrollReach
    let seen = Rect(
      x: frame.minX - reach.left(in: node.direction), y: frame.minY - reach.top,
      width: frame.width + reach.horizontal, height: frame.height + reach.vertical)
    painter.append(.save)
    painter.append(.clip(.rectangle(node.grid.snapped(seen))))
  }

  func paintForeground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    painter.append(.restore)
  }
}
