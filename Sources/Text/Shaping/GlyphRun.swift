public import GalleyGeometry

/// Glyphs of one font instance and size, in visual order, left to right.
public struct GlyphRun: Hashable, Sendable {
  /// The font.
  package var font: FontInstance
  /// The size of the em, in points.
  public var size: Double
  /// The glyphs with their positions.
  public var glyphs: [Glyph]

  /// One glyph of a run.
  @frozen
  public struct Glyph: Hashable, Sendable {
    /// The index in the face.
    public var id: UInt32
    /// The UTF-8 offset of the cluster's first byte in the paragraph.
    public var cluster: UInt32
    /// The glyph's origin, in points from the run's origin on the baseline; y points down.
    public var position: Point

    /// Makes a glyph.
    public init(id: UInt32, cluster: UInt32, position: Point) {
      self.id = id
      self.cluster = cluster
      self.position = position
    }
  }

  /// Makes a run.
  package init(font: FontInstance, size: Double, glyphs: [Glyph]) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
  }
}
