internal import GalleyDesign

/// How a font is set to take the room of another one.
struct FontFit: Hashable, Sendable {
  /// The factor on the size of the em.
  var sizeFactor: Double
  /// The distance after every cluster, in points.
  var tracking: Double
  /// What stands between the boxes of two lines, in points; under 0 where large lines overlap.
  var leading: Double

  /// Inter in the room of the platform's font; nil for other families and for text that does not ask
  /// for it.
  init?(_ descriptor: FontDescriptor, face: FontFace) {
    guard let wanted = descriptor.fit, face.familyName == "Inter" else { return nil }
    let size = descriptor.size
    sizeFactor = Self.sizeFactor
    tracking =
      PlatformFont.tracking(atSize: size)
      + size * PlatformFont.value(at: size, of: Self.looseness)
      + size * PlatformFont.value(at: Double(descriptor.weight.rawValue), of: Self.weightLooseness)
    let box = (PlatformFont.ascent + PlatformFont.descent) * size
    leading = wanted.leading(atSize: size).map { $0 - box } ?? 0
  }

  /// The height of the platform's capitals by that of Inter's.
  static let sizeFactor = 0.967

  /// How much wider the platform's letters are than those of Inter at `sizeFactor`, in ems a letter.
  /// Measured on frames of texts in published accessibility trees of iOS 15 to 18, of which the test
  /// of these widths has some. Above 17 points the platform's letters become narrower.
  private static let looseness: [(Double, Double)] = [
    (17, 0.0165), (20, 0.0075), (22, -0.0055), (24, -0.0195), (28, -0.029),
  ]

  /// The additional looseness at each weight.
  private static let weightLooseness: [(Double, Double)] = [(400, 0), (600, 0.008)]

  /// The platform's box of a line at a size, in points.
  func extent(atSize size: Double) -> LineExtent {
    LineExtent(
      ascent: PlatformFont.ascent * size, descent: PlatformFont.descent * size, gap: 0,
      leading: leading)
  }
}

extension FontMetrics {
  /// The metrics as shares of the size that a text asks for, where the font is set to fit another.
  mutating func apply(_ fit: FontFit) {
    (ascent, descent, lineGap) = (PlatformFont.ascent, PlatformFont.descent, 0)
    capHeight *= fit.sizeFactor
    xHeight *= fit.sizeFactor
    underlinePosition *= fit.sizeFactor
    underlineThickness *= fit.sizeFactor
    strikethroughPosition *= fit.sizeFactor
    strikethroughThickness *= fit.sizeFactor
  }
}
