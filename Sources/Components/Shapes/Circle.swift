internal import GalleyDesign
public import GalleyLayout

/// A filled circle, inscribed in the smaller side of the room it is offered and centred in it
/// (DUI-12).
public struct Circle: Sendable {
  /// Colours along a line instead of the foreground colour.
  public var gradient: Gradient?

  /// Makes a circle in the foreground colour.
  public init() {}

  // Reading

  public static let typeName = "Circle"
  public static let summary = "A filled circle, inscribed in the room it is offered and centred."
  /// The circle's own key.
  public static let properties: [Property<Circle>] = [
    Property("gradient", \.gradient, "Colours along a line instead of the foreground colour.")
  ]

  // Measuring and arranging

  /// Appends the shape.
  public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues) {
    tree.leaf(
      .fill,
      drawing: ShapeDrawing(
        outline: .circle, fill: ShapeFill(gradient, context)))
  }
}

extension Circle: PrimitiveView, DocumentView {}
