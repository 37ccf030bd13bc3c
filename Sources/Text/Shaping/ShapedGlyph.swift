internal import GalleyUnicode

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
    /// The first glyph of what was shaped by itself.
    static let segmentStart = Flags(rawValue: 128)
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

extension ShapedGlyph {
  /// A glyph of a segment that begins at an offset, at a number of points per font unit.
  @inline(__always)
  init(_ glyph: SegmentCache.Glyph, start: UInt32, scale: Double) {
    self.init(
      id: glyph.id, flags: glyph.flags, cluster: start + glyph.cluster,
      advance: Double(glyph.advance) * scale, dx: glyph.dx, dy: glyph.dy)
  }

  /// Joins the clusters of a stretch that are parts of one user-perceived character. The cluster at the
  /// beginning of the stretch stays separate: it has a font of its own.
  static func joinCharacters(
    of glyphs: UnsafeMutableBufferPointer<ShapedGlyph>, startingWhere isStart: (Int) -> Bool
  ) {
    for index in glyphs.indices.dropFirst() where !isStart(Int(glyphs[index].cluster)) {
      glyphs[index].flags.remove(.clusterStart)
    }
  }

  /// Marks a space, a line break and what is never drawn.
  mutating func markSpecialCharacter(in bytes: UnsafeBufferPointer<UInt8>) {
    switch bytes.scalar(at: Int(cluster)).value {
    // A space may carry a mark, which then is not the first glyph of the cluster.
    case 0x20 where flags.contains(.clusterStart):
      flags.formUnion([.invisible, .whitespace, .expandable])
    case 0xA0 where flags.contains(.clusterStart): flags.formUnion([.invisible, .expandable])
    case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: flags.formUnion([.invisible, .whitespace])
    case 0x85, 0x2028, 0x2029:
      flags.formUnion([.invisible, .whitespace, .lineBreak])
      advance = 0
    case 0x80...0x9F:
      flags.insert(.invisible)
      advance = 0
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF:
      if flags.contains(.clusterStart) { flags.insert(.invisible) }
    default: break
    }
  }

  /// True when the glyph is invisible and takes no space, as a word joiner.
  private var isUnseen: Bool {
    flags.contains(.invisible) && flags.isDisjoint(with: [.whitespace, .expandable]) && advance == 0
  }

  /// Adds the spacing that a text requests, and that of a font that is set to fit another, behind each cluster
  /// of a stretch: to the glyph that is last in it on the line. Invisible characters have none, as if they were
  /// not there (CSS Text 3 §8.2).
  static func addLetterSpacing(
    _ requested: Double, _ fit: FontFit?, in bytes: UTF8Text, script: UInt32, isRightToLeft: Bool,
    to glyphs: UnsafeMutableBufferPointer<ShapedGlyph>
  ) {
    if requested == 0 && fit == nil || CursiveScripts.contains(script) { return }
    for index in glyphs.indices {
      let isLast = index + 1 == glyphs.count || glyphs[index + 1].flags.contains(.clusterStart)
      let isFirst = glyphs[index].flags.contains(.clusterStart)
      let isPlaceless =
        !glyphs[index].flags.isDisjoint(with: [.tab, .lineBreak])
        || isFirst && isLast && glyphs[index].isUnseen
      guard !isPlaceless, isRightToLeft ? isFirst : isLast else { continue }
      glyphs[index].advance += requested
      guard let fit else { continue }
      let scalar = bytes.scalar(at: Int(glyphs[index].cluster)).value
      glyphs[index].advance += fit.tracking(after: scalar)
      let shift = fit.shift(of: scalar)
      glyphs[index].dx += shift.x
      glyphs[index].dy += shift.y
    }
  }
}
