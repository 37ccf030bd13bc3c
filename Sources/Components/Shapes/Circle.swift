internal import GalleyDesign
public import GalleyLayout

/// A filled circle, inscribed in the smaller side of the room it is offered and centred in it
/// (DUI-12).
public struct Circle: DocumentComponent, Component {
  /// Colours along a line instead of the foreground colour.
  public var gradient: Gradient?

  /// Makes a circle in the foreground colour.
  public init() {}

  // Reading

  /// `Circle`.
  public static let typeName = "Circle"
  /// One sentence.
  public static let summary = "A filled circle, inscribed in the room it is offered and centred."
  /// The circle's own key.
  public static let properties: [Property<Circle>] = [
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
        outline: .circle, fill: ShapeFill(gradient, context)))
  }
}
