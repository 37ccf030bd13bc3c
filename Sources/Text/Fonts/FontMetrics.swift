internal import CGalleyHarfBuzz

/// The vertical measures of a font instance, as shares of the em. Distances above the baseline are positive;
/// those below it too if the name indicates it.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line; positive.
  public var descent: Double
  /// The space that the font requests between lines; 0 in most.
  public var lineGap: Double
  /// The height of capital letters.
  public var capHeight: Double
  /// The height of the letter x.
  public var xHeight: Double
  /// From the baseline down to the middle of the underline; positive.
  public var underlinePosition: Double
  /// The thickness of the underline.
  public var underlineThickness: Double
  /// From the baseline up to the middle of the strike-through line.
  public var strikethroughPosition: Double
  /// The thickness of the strike-through line.
  public var strikethroughThickness: Double

  /// The distance between the baselines of two lines set solid.
  public var lineHeight: Double { ascent + descent + lineGap }
}

extension FontMetrics {
  /// Reads the metrics of a HarfBuzz font whose scale is its units per em. If the font does not specify them:
  /// capitals 0.7, x 0.5, underline 0.1 below with a thickness of 0.05, strike-through at three fifths of the
  /// height of x.
  init(font: OpaquePointer, unitsPerEm: Int) {
    let em = Double(unitsPerEm)
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var value: hb_position_t = 0
      guard hb_ot_metrics_get_position(font, tag, &value) != 0 else { return nil }
      return Double(value) / em
    }
    let line = FontExtents(of: font)
    ascent = line.map { $0.ascent / em } ?? 0.9
    descent = line.map { max(0, -$0.descent / em) } ?? 0.25
    lineGap = line.map { max(0, $0.gap / em) } ?? 0
    capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? 0.7
    xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? 0.5
    if capHeight <= 0 { capHeight = 0.7 }
    if xHeight <= 0 { xHeight = 0.5 }
    let thickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? 0
    underlineThickness = thickness > 0 ? thickness : 0.05
    // `post` gives the top of the line.
    let top = metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? 0
    underlinePosition = top < 0 ? -top + underlineThickness / 2 : 0.1
    let strike = metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE) ?? 0
    strikethroughThickness = strike > 0 ? strike : underlineThickness
    let strikeTop = metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) ?? 0
    strikethroughPosition =
      strikeTop > 0 ? strikeTop - strikethroughThickness / 2 : xHeight * 0.6
  }
}

/// The extents of a line in font units, the descent below the baseline negative.
private struct FontExtents {
  var ascent: Double
  var descent: Double
  var gap: Double

  /// Those of `hhea`, as the platform reads them; of a face whose `hhea` is empty, the typographic and then the
  /// Windows metrics of `OS/2`, as FreeType and browsers read it. Nil without any table.
  ///
  /// HarfBuzz varies the metrics with the axes of the face, but takes those of `OS/2` where a flag selects them,
  /// which the platform does not follow.
  init?(of font: OpaquePointer) {
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(font, &extents) != 0 else { return nil }
    (ascent, descent) = (Double(extents.ascender), Double(extents.descender))
    gap = Double(extents.line_gap)
    let face = hb_font_get_face(font)
    let header = Words(of: tag("hhea"), in: face)
    let other = Words(of: tag("OS/2"), in: face)
    let selectsTypographic = other.unsigned(62) & 128 != 0
    if selectsTypographic,
      (header.signed(4), header.signed(6)) != (other.signed(68), other.signed(70))
    {
      (ascent, descent, gap) = (header.signed(4), header.signed(6), header.signed(8))
    }
    guard ascent == 0, descent == 0 else { return }
    (ascent, descent, gap) = (other.signed(68), other.signed(70), other.signed(72))
    if ascent == 0, descent == 0 {
      (ascent, descent, gap) = (Double(other.unsigned(74)), -Double(other.unsigned(76)), 0)
    }
  }
}

/// The words of a table; 0 where the table ends before them.
private struct Words {
  private var words: [UInt16]

  init(of table: UInt32, in face: OpaquePointer?) {
    let blob = hb_face_reference_table(face, table)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let bytes = UnsafeRawBufferPointer(start: hb_blob_get_data(blob, &count), count: Int(count))
    words = stride(from: 0, to: bytes.count - 1, by: 2).map { bytes.bigEndian16(at: $0) ?? 0 }
  }

  func unsigned(_ offset: Int) -> UInt16 { offset / 2 < words.count ? words[offset / 2] : 0 }
  func signed(_ offset: Int) -> Double { Double(Int16(bitPattern: unsigned(offset))) }
}
