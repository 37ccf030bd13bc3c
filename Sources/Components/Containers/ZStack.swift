public import GalleyGeometry
public import GalleyLayout

/// Views over one another, the last one in front (DUI-9).
public struct ZStack<Content: View>: Sendable {
  /// The position of the views.
  public var alignment: Alignment
  /// The views.
  public var content: Content

  /// Makes a stack in depth.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  /// Appends the stack.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    arrange(.zstack(alignment), in: &tree, environment)
  }
}

extension ZStack: ContainerView {
  /// The sentence about `"type": "ZStack"` in the reference, the schema and editors.
  public static var summary: String { "Children on top of one another, the last one in front." }
  /// The stack's own key.
  public static var properties: [Property<ZStack>] {
    [
      Property(
        "contentAlignment", \.alignment, default: "center",
        "Where the children stand above one another.")
    ]
  }
}
