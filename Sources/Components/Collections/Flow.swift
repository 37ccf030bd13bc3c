internal import GalleyGeometry
public import GalleyLayout

/// Children one after another in lines that wrap, as chips do.
public struct Flow: DocumentComponent {
  /// The gap between neighbours in a line, in points.
  public var spacing = Length(8)
  /// The gap between lines, in points.
  public var lineSpacing = Length(8)
  /// Where a line sits in the container, and a child in the height of its line.
  public var contentAlignment = AlignmentName.topLeading

  /// The children, when it is made by code.
  public var content = ComponentGroup()

  /// Makes one with every default.
  public init() {}

  // Reading

  /// `Flow`.
  public static let typeName = "Flow"
  /// One sentence.
  public static let summary = "Children one after another in lines that wrap, as chips do."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The container's own keys.
  public static let properties: [Property<Flow>] = [
    Property("spacing", \.spacing, default: "8", "The gap between neighbours, in points."),
    Property("lineSpacing", \.lineSpacing, default: "8", "The gap between lines, in points."),
    Property(
      "contentAlignment", \.contentAlignment, default: "topLeading",
      "Where a line sits in the container, and a child in the height of its line."),
  ]

  // Measuring and arranging

  /// Appends the container.
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
    let style = FlowStyle(
      spacing: spacing.points, lineSpacing: lineSpacing.points,
      alignment: contentAlignment.alignment)
    Subviews(children).build(.flow(style), in: &tree, context)
  }
}
