internal import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyPainting

/// A part of content that may be larger, cut off at the frame. Several children stand in a column,
/// or in a row when only the horizontal axis scrolls.
public struct ScrollView: DocumentComponent {
  /// The axes that scroll.
  public var axis = ScrollAxisName.vertical
  /// Whether there are indicators; they fade away at rest, so a picture never shows them.
  public var showsIndicators = true
  /// The distance between children, in points.
  public var spacing = WholeLength(0)
  /// How far the content is moved up and to the left, in points.
  public var contentOffset: OffsetValue?

  /// The children, when it is made by code.
  public var content = ComponentGroup()

  /// Makes a view that scrolls up and down.
  public init() {}

  // Reading

  /// `ScrollView`.
  public static let typeName = "ScrollView"
  /// One sentence.
  public static let summary = "A part of content that may be larger, cut off at the frame."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The view's own keys.
  public static let properties: [Property<ScrollView>] = [
    Property("axis", \.axis, default: "vertical", "The axes that scroll."),
    Property(
      "showsIndicators", \.showsIndicators, default: "true",
      "Whether there are indicators; at rest, as in a picture, they are never seen."),
    Property("spacing", \.spacing, default: "0", "The distance between children, in points."),
    Property(
      "contentOffset", \.contentOffset, default: "0",
      "How far the content is moved up and to the left, in points."),
  ]

  // Measuring and arranging

  /// Appends the view.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    arrange(children, in: &tree, context)
  }

  /// Appends the container round children from a document or from code.
  func arrange(
    _ children: [any Component], in tree: inout LayoutTree.Builder, _ context: LayoutContext
  ) {
    let style = ScrollStyle(
      horizontal: axis != .vertical, vertical: axis != .horizontal,
      contentOffset: Point(x: contentOffset?.x ?? 0, y: contentOffset?.y ?? 0))
    let stack: NodeKind =
      axis == .horizontal
      ? .hstack(alignment: .center, spacing: spacing.points)
      : .vstack(alignment: .center, spacing: spacing.points)
    tree.node(.scroll(style), drawing: ClipDrawing()) { tree in
      if children.count == 1 {
        children[0].build(in: &tree, context)
      } else {
        Subviews(children).build(stack, in: &tree, context)
      }
    }
  }
}

/// Cuts what is inside off at the frame.
struct ClipDrawing: NodeDrawing {
  func drawBeneath(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    painter.append(.save)
    painter.append(.clip(.rectangle(node.grid.snapped(frame))))
  }

  func drawAbove(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    painter.append(.restore)
  }
}
