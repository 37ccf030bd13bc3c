internal import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyPainting

/// A filled rectangle that takes all the room it is offered (DUI-12).
public struct Rectangle: Sendable {
  /// Colours along a line instead of the foreground colour.
  public var gradient: Gradient?

  /// Makes a rectangle in the foreground colour.
  public init() {}

  // Reading

  public static let typeName = "Rectangle"
  public static let summary = "A filled rectangle that takes all the room it is offered."
  /// The rectangle's own key.
  public static let properties: [Property<Rectangle>] = [
    Property("gradient", \.gradient, "Colours along a line instead of the foreground colour.")
  ]

  // Measuring and arranging

  /// Appends the shape; `cornerRadius` rounds it.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    build(radii: look.cornerRadius, in: &tree, context)
  }

  /// Appends the shape.
  public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues) {
    build(radii: nil, in: &tree, context)
  }

  private func build(
    radii: CornerRadii?, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues
  ) {
    tree.leaf(
      .fill,
      drawing: ShapeDrawing(
        outline: .rectangle(radii), fill: ShapeFill(gradient, context)))
  }
}

extension Rectangle: PrimitiveView, DocumentView {}
