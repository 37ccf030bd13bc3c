/// The metrics of text in the system's font.
public enum SystemFontMetrics: String, Sendable, Hashable, CaseIterable {
  /// The platform's font: its replacement is set in its size, tracking and leading, so that lines break as on
  /// the platform.
  case platform
  /// The metrics of the replacement font.
  case own
}

/// The requirements of text in the system's font beside the font: the space that the platform's font takes.
public struct SystemFontFit: Hashable, Sendable {
  /// The text style whose distance of baselines lines have. Text with a size of its own has none: its lines
  /// are as close as their boxes.
  public var style: TextStyleName?

  /// True for text that is set for a language of tall letters: its lines have room for these, whatever is written in
  /// them, if it has a style.
  package var hasTallLines = false

  /// Makes a fit.
  public init(style: TextStyleName? = nil) { self.style = style }

  /// The languages, as BCP 47 tags, of whose letters texts make room. That Arabic, Thai and Kurdish are among them is
  /// known from pointfreeco/swift-snapshot-testing#736.
  package static func isTall(_ language: String) -> Bool {
    ["ar", "ckb", "ku", "th"].contains(language.prefix { $0 != "-" && $0 != "_" })
  }

  /// The distance of baselines at a size, in points; nil unless the size is one of the style's.
  package func leading(atSize size: Double) -> Double? {
    guard let style else { return nil }
    return TextSize.allCases.first { abs($0.points(for: style) - size) < 1e-6 }
      .map { $0.leading(for: style) }
  }
}

/// The platform's font in numbers, as shares of the em unless specified otherwise.
package enum PlatformFont {
  /// From the baseline up to the top of a line.
  package static let ascent = 0.952
  /// From the baseline down to the bottom of a line.
  package static let descent = 0.241

  /// The additional height of lines for tall letters, above and below the baseline. Both are measured in pictures of
  /// AhmedRaslan2022/TMDB_2026 at 711cb94d (PosterCardSnapshotTests), which a simulator with Arabic among its languages
  /// recorded on iOS 26: at the sizes 12, 13, 32 and 33 of captions and footnotes.
  package static let tall = (above: 0.06, below: 0.081)

  /// Returns the space that the font adds after every letter at a size, in points; linearly interpolated
  /// between the published sizes.
  package static func tracking(atSize size: Double) -> Double {
    value(at: size, of: trackings)
  }

  /// The value at a place of a function that is known at some places, in rising order.
  package static func value(at place: Double, of table: [(Double, Double)]) -> Double {
    guard let next = table.firstIndex(where: { $0.0 > place }) else { return table.last?.1 ?? 0 }
    guard next > 0 else { return table[0].1 }
    let (low, high) = (table[next - 1], table[next])
    return low.1 + (high.1 - low.1) * (place - low.0) / (high.0 - low.0)
  }

  /// From the platform's published table.
  private static let trackings: [(Double, Double)] = [
    (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
    (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (30, 0.40),
    (32, 0.41), (34, 0.40), (36, 0.37), (44, 0.37), (48, 0.35), (52, 0.33), (56, 0.30),
    (60, 0.26), (66, 0.19), (72, 0.14), (80, 0),
  ]
}
