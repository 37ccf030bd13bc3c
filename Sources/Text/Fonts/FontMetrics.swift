internal import CGalleyHarfBuzz

/// The vertical measures of a font instance, as shares of the em. Distances above the baseline are
/// positive, below it too where the name says so.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line; positive.
  public var descent: Double
  /// What the font asks for between lines; 0 in most.
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
  /// Reads the metrics of a HarfBuzz font whose scale is its units per em. Where the font is
  /// silent: capitals 0.7, x 0.5, underline 0.1 below with a thickness of 0.05, strike-through at
  /// three fifths of the height of x.
  init(font: OpaquePointer, unitsPerEm: Int) {
    let em = Double(unitsPerEm)
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var value: hb_position_t = 0
      guard hb_ot_metrics_get_position(font, tag, &value) != 0 else { return nil }
      return Double(value) / em
    }
    var extents = hb_font_extents_t()
    let isKnown = hb_font_get_h_extents(font, &extents) != 0
    ascent = isKnown ? Double(extents.ascender) / em : 0.9
    descent = isKnown ? max(0, -Double(extents.descender) / em) : 0.25
    lineGap = isKnown ? max(0, Double(extents.line_gap) / em) : 0
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
