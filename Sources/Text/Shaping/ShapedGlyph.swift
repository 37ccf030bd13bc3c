/// One glyph of a paragraph in logical order: text order, so that a line is one range of glyphs.
/// Runs from right to left are turned round when a line is written out.
struct ShapedGlyph: Hashable, Sendable, BitwiseCopyable {
  /// The glyph in the low 24 bits (OpenType glyph ids have 16), flags above.
  private var packed: UInt32
  /// The UTF-8 offset of the cluster's first byte.
  var cluster: UInt32
  /// The pen's way, in points, letter spacing included.
  var advance: Double
  /// The offset to the right, in font units.
  var dx: Int32
  /// The offset upwards, in font units.
  var dy: Int32

  struct Flags: OptionSet, Hashable, Sendable, BitwiseCopyable {
    var rawValue: UInt8
    /// The first glyph of its cluster.
    static let clusterStart = Flags(rawValue: 1)
    /// White space that hangs at the end of a line.
    static let whitespace = Flags(rawValue: 2)
    /// Nothing to draw: white space, line breaks, images, soft hyphens.
    static let invisible = Flags(rawValue: 4)
    /// A tab; its width depends on its place in the line.
    static let tab = Flags(rawValue: 8)
    /// Breaking before this cluster changes the shapes or positions beside it.
    static let unsafeToBreak = Flags(rawValue: 16)
    /// A space that grows in justified lines.
    static let expandable = Flags(rawValue: 32)
    /// A character after which a line must end.
    static let lineBreak = Flags(rawValue: 64)
  }

  init(
    id: UInt32, flags: Flags, cluster: UInt32, advance: Double, dx: Int32 = 0, dy: Int32 = 0
  ) {
    packed = id & 0xFF_FFFF | UInt32(flags.rawValue) << 24
    self.cluster = cluster
    self.advance = advance
    self.dx = dx
    self.dy = dy
  }

  var id: UInt32 { packed & 0xFF_FFFF }

  var flags: Flags {
    get { Flags(rawValue: UInt8(truncatingIfNeeded: packed >> 24)) }
    set { packed = packed & 0xFF_FFFF | UInt32(newValue.rawValue) << 24 }
  }
}
