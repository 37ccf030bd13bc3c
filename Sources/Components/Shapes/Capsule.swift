internal import GalleyDesign
public import GalleyLayout

/// A filled rectangle that takes all the room it is offered, its shorter sides round.
public struct Capsule: Sendable {
  /// Colours along a line instead of the foreground colour.
  public var gradient: Gradient?

  /// Makes a capsule in the foreground colour.
  public init() {}

  // Reading

  public static let typeName = "Capsule"
  public static let summary = "A filled rectangle whose shorter sides are round."
  /// The capsule's own key.
  public static let properties: [Property<Capsule>] = [
    Property("gradient", \.gradient, "Colours along a line instead of the foreground colour.")
  ]

  // Measuring and arranging

  /// Appends the shape.
  public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues) {
    tree.leaf(
      .fill,
      drawing: ShapeDrawing(
        outline: .capsule, fill: ShapeFill(gradient, context)))
  }
}

extension Capsule: PrimitiveView, DocumentView {}
