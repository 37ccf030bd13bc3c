public import GalleyGeometry
public import GalleyLayout

/// The first view with a bar, the second one, at an edge, as `safeAreaInset` has them. The bar is
/// measured first, the content gets the rest, and below the content the bar counts as safe area.
public struct SafeAreaInset<Content: View>: Sendable {
  /// The edge of the bar.
  public var edge: Edge
  /// The alignment of the bar along its edge.
  public var alignment: Alignment
  /// The gap between content and bar, in points.
  public var spacing: Double
  /// Content and bar.
  public var content: Content

  /// Makes content with a bar.
  public init(
    _ edge: Edge = .bottom, alignment: Alignment = .center, spacing: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension SafeAreaInset: PrimitiveView {
  /// Appends content and bar.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    arrange(
      .safeAreaInset(edge, alignment: alignment, spacing: spacing), in: &tree, environment)
  }
}

extension SafeAreaInset: ContainerView {
  /// The sentence about `"type": "SafeAreaInset"` in the reference, the schema and editors.
  public static var summary: String {
    "Content with a bar at an edge, which becomes part of its safe area."
  }
  /// The inset's own keys.
  public static var properties: [Property<SafeAreaInset>] {
    [
      Property("edge", \.edge, default: "bottom", "The edge of the bar."),
      Property(
        "contentAlignment", \.alignment, default: "center",
        "Where the bar stands along its edge."),
      Property(
        "spacing", \.spacing, as: .distance, default: "0",
        "The gap between content and bar, in points; negative where they overlap."),
    ]
  }
}
