public import GalleyGeometry

/// The division of a grid's width into columns (or, on the other axis, of its height into rows).
public struct GridStyle: Hashable, Sendable {
  /// One column, or a group of columns.
  public enum Track: Hashable, Sendable {
    /// A fixed length, in points.
    case fixed(Double)
    /// An equal share of what is left, held between two lengths.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many equal tracks of at least `minimum` as fit into this track's share, at least one.
    case adaptive(minimum: Double, maximum: Double = .infinity)
    /// As long as its longest cell likes to be, or when room is short needs to be.
    case content
  }

  /// The axis along which cells follow one another within a line: horizontal for rows of cells.
  public var axis: Axis
  /// The tracks; an empty list counts as one flexible track.
  public var tracks: [Track]
  /// The gap between tracks, in points.
  public var trackSpacing: Double
  /// The gap between lines, in points.
  public var lineSpacing: Double
  /// The length of every line; nil is its longest cell's.
  public var lineLength: Double?
  /// The alignment of a cell's content in its cell.
  public var alignment: Alignment
  /// The alignments of content in the cells of single tracks, from the first one; the others use `alignment`.
  public var columnAlignments: [HorizontalAlignment]

  /// Makes a style.
  public init(
    axis: Axis = .horizontal, tracks: [Track], trackSpacing: Double = 8, lineSpacing: Double = 8,
    alignment: Alignment = .center, columnAlignments: [HorizontalAlignment] = [],
    lineLength: Double? = nil
  ) {
    self.axis = axis
    self.tracks = tracks
    self.trackSpacing = trackSpacing
    self.lineSpacing = lineSpacing
    self.alignment = alignment
    self.columnAlignments = columnAlignments
    self.lineLength = lineLength
  }
}
