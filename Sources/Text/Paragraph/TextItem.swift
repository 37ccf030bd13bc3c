internal import GalleyDesign

/// Neighbouring glyphs of a paragraph with one font, one embedding level and one set of
/// attributes.
struct TextItem: Sendable {
  private var start: Int32
  private var fontIndex: Int32
  private var primaryFontIndex: Int32
  private var runIndex: Int32
  /// The embedding level (UAX #9); odd is right to left.
  var level: UInt8
  /// The script that the glyphs were shaped with.
  let script: UInt32
  /// True if the item is the picture of its run's attributes.
  var isImage: Bool

  init(
    glyphStart: Int, font: Int, primaryFont: Int, run: Int, level: UInt8, script: UInt32,
    isImage: Bool = false
  ) {
    start = Int32(glyphStart)
    fontIndex = Int32(font)
    primaryFontIndex = Int32(primaryFont)
    runIndex = Int32(run)
    self.level = level
    self.script = script
    self.isImage = isImage
  }

  /// The index of the first glyph; the item ends where the next begins.
  var glyphStart: Int { Int(start) }
  /// The index of the font among those of the paragraph.
  var font: Int { Int(fontIndex) }
  /// The index of the font that the text requested, which decides about lines under and through it.
  var primaryFont: Int { Int(primaryFontIndex) }
  /// The index of the run in the attributed text.
  var run: Int { Int(runIndex) }
}

extension TextItem {
  /// The index of the font of what layout adds beside the item: the one that the text requested, or the Japanese one that
  /// replaces it. Recorded on iOS 17.4: three dots in the middle of an em end a Japanese title that is too long
  /// (suguruTakahashi-1234/fia-practical-sample at 19976cb6, LicenseDetailView).
  func additionFont(among fonts: [ItemFont]) -> Int {
    fonts[font].fit?.isJapanese == true ? font : primaryFont
  }
}

/// A font of a paragraph at its size.
struct ItemFont: Sendable {
  let instance: FontInstance
  let shaping: ShapingFont
  /// The requested size of the text, in points.
  let askedSize: Double
  /// The size of the em, in points.
  let size: Double
  /// Points per font unit.
  let scale: Double
  /// The adjustment with which it takes the space of another font.
  let fit: FontFit?

  init(
    _ instance: FontInstance, _ shaping: ShapingFont, size: Double, fit: FontFit? = nil
  ) {
    self.instance = instance
    self.shaping = shaping
    self.fit = fit
    askedSize = size
    self.size = size * (fit?.sizeFactor ?? 1)
    scale = self.size / shaping.unitsPerEm
  }

  /// The height of a line of this font, in points.
  var extent: LineExtent {
    if let fit { return fit.extent(atSize: askedSize) }
    let metrics = shaping.metrics
    return LineExtent(
      ascent: metrics.ascent * size, descent: metrics.descent * size, gap: metrics.lineGap * size,
      size: askedSize)
  }
}

/// The extent of a line above and below its baseline, in points.
struct LineExtent: Hashable, Sendable {
  var ascent: Double
  var descent: Double
  /// The space that the fonts request between lines, half of it above and half below.
  var gap: Double
  /// The additional space below a line that is not the last.
  var leading = 0.0
  /// The largest requested size of the text in the line.
  var size = 0.0

  mutating func formUnion(_ other: LineExtent) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    gap = max(gap, other.gap)
    leading = max(leading, other.leading)
    size = max(size, other.size)
  }
}
