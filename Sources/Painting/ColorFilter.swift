internal import GalleySystem

/// A change of colours and opacities in sRGB, pixel by pixel: a step of SVG's filters and masks.
/// Colours are not multiplied by their opacity; results are clamped to 0…1.
package enum ColorFilter: Hashable, Sendable {
  /// Four rows (red, green, blue, opacity) of five factors: on red, green, blue and opacity, and what
  /// is added.
  case matrix([Double])
  /// The results of the 256 steps of red, green, blue and opacity: four tables of 256 bytes.
  case tables([[UInt8]])
  /// Black, as opaque as the colours are bright and opaque: the luminance of CSS Masking, section
  /// 7.10.1, times the opacity.
  case luminance
}

extension ColorFilter {
  /// Black, as opaque as before.
  package static let alpha = ColorFilter.matrix(
    Array(repeating: 0, count: 15) + [0, 0, 0, 1, 0])

  /// Colours from sRGB to numbers in proportion to light.
  package static let toLinear = colors { value in
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055).raised(to: 2.4)
  }

  /// Colours from numbers in proportion to light to sRGB.
  package static let toSRGB = colors { value in
    value <= 0.0031308 ? value * 12.92 : 1.055 * value.raised(to: 1 / 2.4) - 0.055
  }

  /// True if pixels without opacity can become visible.
  package var fillsEmptiness: Bool {
    switch self {
    case .matrix(let factors): factors[19] > 0
    case .tables(let tables): tables[3][0] > 0
    case .luminance: false
    }
  }

  private static func colors(_ change: (Double) -> Double) -> ColorFilter {
    let table = (0..<256).map { UInt8((change(Double($0) / 255) * 255).rounded()) }
    return .tables([table, table, table, (0..<256).map { UInt8($0) }])
  }
}
