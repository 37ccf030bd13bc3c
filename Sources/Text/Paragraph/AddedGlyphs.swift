internal import CGalleyHarfBuzz

/// The hyphen or ellipsis that layout adds to a line, in the font of the text beside it.
struct AddedGlyphs {
  /// The glyph ids and how often each is set.
  let glyph: UInt32
  let count: Int
  /// The advance of one glyph, in points.
  let advance: Double

  var width: Double { Double(count) * advance }

  /// U+2010, else U+002D, else nothing.
  static func hyphen(in font: ItemFont) -> AddedGlyphs {
    for scalar: UInt32 in [0x2010, 0x2D] {
      let glyph = font.shaping.glyph(scalar)
      if glyph != 0 { return AddedGlyphs(glyph, scalar, count: 1, font) }
    }
    return AddedGlyphs(0, 0, count: 0, font)
  }

  /// U+2026, else three full stops, else nothing; full stops as well where the platform's dots are farther apart or
  /// nearer.
  static func ellipsis(in font: ItemFont) -> AddedGlyphs {
    let (ellipsis, stop) = (font.shaping.glyph(0x2026), font.shaping.glyph(0x2E))
    if let step = font.fit?.ellipsisStep, stop != 0 {
      return AddedGlyphs(glyph: stop, count: 3, advance: step)
    }
    if ellipsis != 0 { return AddedGlyphs(ellipsis, 0x2026, count: 1, font) }
    return AddedGlyphs(stop, 0x2E, count: stop == 0 ? 0 : 3, font)
  }

  private init(glyph: UInt32, count: Int, advance: Double) {
    self.glyph = glyph
    self.count = count
    self.advance = advance
  }

  private init(_ glyph: UInt32, _ scalar: UInt32, count: Int, _ font: ItemFont) {
    self.glyph = glyph
    self.count = count
    let units = hb_font_get_glyph_h_advance(font.shaping.font, glyph)
    advance = Double(units) * font.scale + (font.fit?.tracking(after: scalar) ?? 0)
  }
}
