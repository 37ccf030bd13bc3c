public import GalleyGeometry
public import GalleyLayout

/// Views in rows of cells (its own, or those of ``GridRow``), or in columns of cells along a vertical axis. It reads
/// `gridCellColumns` and `gridCellRows` of the views inside. Lengths are points.
public struct Grid<Content: View>: Sendable {
  /// The axis along which cells follow one another within a line.
  public var axis: Axis
  /// The columns, or along a vertical axis the rows.
  public var tracks: [GridStyle.Track]
  /// The gap between tracks.
  public var trackSpacing: Double
  /// The gap between lines.
  public var lineSpacing: Double
  /// The length of every line; nil is its longest cell's.
  public var lineLength: Double?
  /// The alignment of a cell's content.
  public var alignment: Alignment
  /// Where content sits in the cells of single columns, from the first one.
  public var columnAlignments: [HorizontalAlignment]
  /// The views.
  public var content: Content

  /// Makes a grid of tracks.
  public init(
    _ tracks: [GridStyle.Track] = [.flexible()], axis: Axis = .horizontal,
    trackSpacing: Double = 8, lineSpacing: Double = 8, lineLength: Double? = nil,
    alignment: Alignment = .center, columnAlignments: [HorizontalAlignment] = [],
    @ViewBuilder content: () -> Content
  ) {
    self.axis = axis
    self.tracks = tracks
    self.trackSpacing = trackSpacing
    self.lineSpacing = lineSpacing
    self.alignment = alignment
    self.columnAlignments = columnAlignments
    self.lineLength = lineLength
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  /// Appends the grid.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let rows = GridRows(of: content)
    guard rows.isEmpty else { return rows.build(self, in: &tree, environment) }
    let style = GridStyle(
      axis: axis, tracks: tracks, trackSpacing: trackSpacing, lineSpacing: lineSpacing,
      alignment: alignment, columnAlignments: columnAlignments, lineLength: lineLength)
    arrange(.grid(style), in: &tree, environment)
  }
}

extension Grid: ContainerView {
  /// The sentence about `"type": "Grid"` in the reference, the schema and editors.
  public static var summary: String {
    "Children in rows of cells, in columns that are fixed, flexible, adaptive or as wide as what is in them."
  }
  /// The grid's own keys.
  public static var properties: [Property<Grid>] {
    [
      Property(
        "axis", \.axis, default: "horizontal",
        "The axis along which cells follow one another within a line."),
      Property(
        "tracks", \.tracks, default: "one flexible track",
        "The columns, or with a vertical axis the rows.", or: ["columns", "rows"]),
      Property(
        "trackSpacing", \.trackSpacing, as: .distance, default: "8",
        "The gap between tracks, in points.", or: ["columnSpacing", "spacing"]),
      Property(
        "lineSpacing", \.lineSpacing, as: .distance, default: "8",
        "The gap between lines, in points.", or: ["rowSpacing"]),
      Property(
        "lineLength", \.lineLength, as: .length, default: "the longest cell's",
        "The height of every row, in points, or with a vertical axis the width of every column.",
        or: ["rowHeight"]),
      Property(
        "contentAlignment", \.alignment, default: "center",
        "Where a cell's content sits in its cell."),
      Property(
        "columnAlignments", \.columnAlignments, default: "as contentAlignment",
        "Where content sits in the cells of single columns, from the first one."),
    ]
  }
}
