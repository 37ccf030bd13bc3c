internal import GalleyDesign
public import GalleyLayout

/// A filled ellipse that touches all four sides of the room it is offered.
public struct Ellipse: DocumentComponent, Component {
  /// Colours along a line instead of the foreground colour.
  public var gradient: Gradient?

  /// Makes an ellipse in the foreground colour.
  public init() {}

  // Reading

  /// `Ellipse`.
  public static let typeName = "Ellipse"
  /// One sentence.
  public static let summary =
    "A filled ellipse that touches all four sides of the room it is offered."
  /// The ellipse's own key.
  public static let properties: [Property<Ellipse>] = [
    Property("gradient", \.gradient, "Colours along a line instead of the foreground colour.")
  ]

  // Measuring and arranging

  /// Appends the shape.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    build(in: &tree, context)
  }

  /// Appends the shape.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    tree.leaf(
      .fill,
      drawing: ShapeDrawing(
        outline: .ellipse, fill: ShapeFill(gradient, context)))
  }
}
