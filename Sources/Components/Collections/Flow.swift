public import GalleyGeometry
public import GalleyLayout

/// Views one after another in lines that wrap, as chips do. Lengths are points.
public struct Flow<Content: View>: Sendable {
  /// The gap between neighbours in a line.
  public var spacing: Double
  /// The gap between lines.
  public var lineSpacing: Double
  /// Where a line sits in the container, and a view in the height of its line.
  public var alignment: Alignment
  /// The views.
  public var content: Content

  /// Makes lines that wrap.
  public init(
    spacing: Double = 8, lineSpacing: Double = 8, alignment: Alignment = .topLeading,
    @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.alignment = alignment
    self.content = content()
  }
}

extension Flow: PrimitiveView {
  /// Appends the lines.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let style = FlowStyle(spacing: spacing, lineSpacing: lineSpacing, alignment: alignment)
    arrange(.flow(style), in: &tree, environment)
  }
}

extension Flow: ContainerView {
  /// The sentence about `"type": "Flow"` in the reference, the schema and editors.
  public static var summary: String {
    "Children one after another in lines that wrap, as chips do."
  }
  /// The flow's own keys.
  public static var properties: [Property<Flow>] {
    [
      Property(
        "spacing", \.spacing, as: .distance, default: "8",
        "The gap between neighbours, in points; negative where they overlap."),
      Property(
        "lineSpacing", \.lineSpacing, as: .distance, default: "8",
        "The gap between lines, in points."),
      Property(
        "contentAlignment", \.alignment, default: "topLeading",
        "Where a line sits in the container, and a child in the height of its line."),
    ]
  }
}
