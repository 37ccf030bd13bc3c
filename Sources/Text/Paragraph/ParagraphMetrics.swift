/// The greatest measures of the requested fonts of a text, in points.
public struct ParagraphMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  public var ascent: Double
  /// From the baseline down to the bottom of a line; positive.
  public var descent: Double
  /// The height of capital letters.
  public var capHeight: Double
  /// The distance between the boxes of two lines.
  public var leading: Double
}

extension Paragraph {
  /// The greatest measures of the requested fonts, without fallback fonts. Linear in the stretches of one
  /// font.
  public var metrics: ParagraphMetrics {
    var metrics = ParagraphMetrics(ascent: 0, descent: 0, capHeight: 0, leading: -.infinity)
    var latest = -1
    for item in items where item.primaryFont != latest {
      latest = item.primaryFont
      metrics.add(fonts[latest])
    }
    if latest < 0 { metrics.add(fonts[0]) }
    return metrics
  }
}

extension ParagraphMetrics {
  fileprivate mutating func add(_ font: ItemFont) {
    let extent = font.extent
    ascent = max(ascent, extent.ascent)
    descent = max(descent, extent.descent)
    capHeight = max(capHeight, font.shaping.metrics.capHeight * font.size)
    leading = max(leading, extent.leading + extent.gap)
  }
}
