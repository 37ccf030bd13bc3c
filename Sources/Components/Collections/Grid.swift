internal import GalleyGeometry
public import GalleyLayout

/// Children in rows of cells, or in columns of cells with a vertical axis. The key `columnSpan` of
/// the children is read here.
public struct Grid: DocumentComponent {
  /// The axis along which cells follow one another within a line.
  public var axis = AxisName.horizontal
  /// The tracks.
  public var tracks = PropertyList([TrackValue(.flexible())])
  /// The gap between tracks, in points.
  public var trackSpacing = Length(8)
  /// The gap between lines, in points.
  public var lineSpacing = Length(8)
  /// Where a cell's content sits in its cell.
  public var contentAlignment = AlignmentName.center

  /// The children, when it is made by code.
  public var content = ComponentGroup()

  /// Makes one with every default.
  public init() {}

  // Reading

  /// `Grid`.
  public static let typeName = "Grid"
  /// One sentence.
  public static let summary = "Children in rows of cells, in fixed, flexible or adaptive columns."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The container's own keys.
  public static let properties: [Property<Grid>] = [
    Property(
      "axis", \.axis, default: "horizontal",
      "The axis along which cells follow one another within a line."),
    Property(
      "tracks", \.tracks, default: "one flexible track",
      "The columns, or with a vertical axis the rows.", or: ["columns", "rows"]),
    Property(
      "trackSpacing", \.trackSpacing, default: "8", "The gap between tracks, in points.",
      or: ["columnSpacing", "spacing"]),
    Property(
      "lineSpacing", \.lineSpacing, default: "8", "The gap between lines, in points.",
      or: ["rowSpacing"]),
    Property(
      "contentAlignment", \.contentAlignment, default: "center",
      "Where a cell's content sits in its cell."),
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
    let style = GridStyle(
      axis: axis.axis, tracks: tracks.elements.map(\.track), trackSpacing: trackSpacing.points,
      lineSpacing: lineSpacing.points, alignment: contentAlignment.alignment)
    Subviews(children).build(.grid(style), in: &tree, context)
  }
}
