internal import CGalleyHarfBuzz

/// An instance made ready for shaping: an immutable HarfBuzz font in font units, without hinting.
///
/// `@unchecked Sendable`: the HarfBuzz font is immutable after the initialiser and then safe to
/// read from many threads.
final class ShapingFont: @unchecked Sendable {
  /// A number that is unique among the fonts of one typesetter.
  let identifier: UInt32
  let face: FontFace
  let font: OpaquePointer
  let metrics: FontMetrics
  let unitsPerEm: Double
  /// The glyph of U+0020 and its advance, in font units.
  let space: (glyph: UInt32, advance: Int32)
  /// True if every printable ASCII character has a glyph.
  let coversASCII: Bool
  /// The division into words that can be shaped alone.
  let wordDivision: WordDivision
  private let handle: FaceHandle

  init(_ instance: FontInstance, identifier: UInt32) {
    self.identifier = identifier
    face = instance.face
    handle = instance.face.handle
    font = hb_font_create(handle.face)
    let units = max(1, hb_face_get_upem(handle.face))
    unitsPerEm = Double(units)
    hb_font_set_scale(font, Int32(units), Int32(units))
    let variations = instance.variations.map {
      hb_variation_t(tag: $0.tag, value: Float($0.value))
    }
    if !variations.isEmpty { hb_font_set_variations(font, variations, UInt32(variations.count)) }
    hb_font_make_immutable(font)
    metrics = FontMetrics(font: font, unitsPerEm: Int(units))
    let font = font
    func glyph(_ scalar: UInt32) -> UInt32 {
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : 0
    }
    let spaceGlyph = glyph(0x20)
    space = (spaceGlyph, hb_font_get_glyph_h_advance(font, spaceGlyph))
    wordDivision = WordDivision(instance.face.spaceSensitivity)
    coversASCII = (UInt32(0x20)...0x7E).allSatisfy { glyph($0) != 0 }
  }

  deinit { hb_font_destroy(font) }

  /// The glyph of a character, or 0.
  func glyph(_ scalar: UInt32) -> UInt32 {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : 0
  }

  /// True if glyph 0 shows something, so that a missing character is visible.
  var hasVisibleMissingGlyph: Bool {
    var extents = hb_glyph_extents_t()
    return hb_font_get_glyph_extents(font, 0, &extents) != 0 && extents.width != 0
      && extents.height != 0
  }
}
