internal import GalleyDesign
public import GalleyLayout

/// A filled ellipse that touches all four sides of the room it is offered.
public struct Ellipse: Sendable {
  /// Colours along a line instead of the foreground colour.
  public var gradient: Gradient?

  /// Makes an ellipse in the foreground colour.
  public init() {}

  // Reading

  public static let typeName = "Ellipse"
  public static let summary =
    "A filled ellipse that touches all four sides of the room it is offered."
  /// The ellipse's own key.
  public static let properties: [Property<Ellipse>] = [
    Property("gradient", \.gradient, "Colours along a line instead of the foreground colour.")
  ]

  // Measuring and arranging

  /// Appends the shape.
  public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues) {
    tree.leaf(
      .fill,
      drawing: ShapeDrawing(
        outline: .ellipse, fill: ShapeFill(gradient, context)))
  }
}

extension Ellipse: PrimitiveView, DocumentView {}
