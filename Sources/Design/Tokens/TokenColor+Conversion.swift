import GalleyPlatform
import GalleySystem

extension TokenColor {
  /// The colour in another space: encoded sRGB, HSL, CIE LCH or Display P3, between which token tools
  /// convert; every other space gives encoded sRGB.
  ///
  /// Components are rounded to a millionth, which hides differences in the last bits of the mathematical
  /// functions of different systems. The hue of a grey is `none`. Formulas: CSS Color 4, sections 10 to 12.
  package func converted(to space: Space) -> TokenColor {
    if space == self.space { return self }
    let linear = linearSRGB
    let values: [Double?]
    switch space {
    case .displayP3:
      let xyz = ColorMatrix.sRGBToXYZ(linear)
      values = ColorMatrix.xyzToDisplayP3(xyz).map { ColorTransfer.sRGB.encode($0) }
    case .lch: values = ColorModels.polar(ColorModels.lab(xyzD50: ColorMatrix.sRGBToXYZD50(linear)))
    case .hsl: values = ColorModels.hsl(rgb: linear.map { ColorTransfer.sRGB.encode($0) })
    default: return TokenColor(.srgb, encodedSRGB, alpha: alpha)
    }
    let rounded = values.map { $0.map { ($0 * 1_000_000).rounded() / 1_000_000 } }
    return TokenColor(space, rounded, alpha: alpha)
  }
}

extension ColorMatrix {
  private static let toXYZ = ColorMatrix(rows: [
    [506_752.0 / 1_228_815, 87_881.0 / 245_763, 12_673.0 / 70_218],
    [87_098.0 / 409_605, 175_762.0 / 245_763, 12_673.0 / 175_545],
    [7918.0 / 409_605, 87_881.0 / 737_289, 1_001_167.0 / 1_053_270],
  ])
  private static let fromD65ToD50 = ColorMatrix(rows: [
    [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
    [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
    [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371],
  ])
  private static let toDisplayP3 = ColorMatrix(rows: [
    [446_124.0 / 178_915, -333_277.0 / 357_830, -72_051.0 / 178_915],
    [-14_852.0 / 17_905, 63_121.0 / 35_810, 423.0 / 17_905],
    [11_844.0 / 330_415, -50_337.0 / 660_830, 316_169.0 / 330_415],
  ])

  /// To XYZ under D65 from linear sRGB.
  static func sRGBToXYZ(_ linear: [Double]) -> [Double] { toXYZ.applied(to: linear) }

  /// To XYZ under D50, adapted after Bradford, from linear sRGB.
  static func sRGBToXYZD50(_ linear: [Double]) -> [Double] {
    fromD65ToD50.applied(to: sRGBToXYZ(linear))
  }

  /// To linear Display P3 from XYZ under D65.
  static func xyzToDisplayP3(_ xyz: [Double]) -> [Double] { toDisplayP3.applied(to: xyz) }
}

extension ColorModels {
  /// CIELAB from XYZ under D50.
  static func lab(xyzD50 xyz: [Double]) -> [Double] {
    let roots = zip(xyz, white).map { value, white in
      let share = value / white
      return share > 216.0 / 24389 ? cbrt(share) : (24389.0 / 27 * share + 16) / 116
    }
    return [116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2])]
  }

  /// Lightness, chroma and hue in degrees from lightness and two axes; a grey has no hue.
  static func polar(_ rectangular: [Double]) -> [Double?] {
    let chroma = (rectangular[1] * rectangular[1] + rectangular[2] * rectangular[2]).squareRoot()
    guard chroma > 0.0015 else { return [rectangular[0], 0, nil] }
    let angle = atan2(rectangular[2], rectangular[1]) * 180 / .pi
    return [rectangular[0], chroma, angle < 0 ? angle + 360 : angle]
  }

  /// Hue in degrees, saturation and lightness in percent from encoded sRGB; a grey has no hue.
  static func hsl(rgb: [Double]) -> [Double?] {
    let high = max(rgb[0], rgb[1], rgb[2])
    let low = min(rgb[0], rgb[1], rgb[2])
    let light = (high + low) / 2
    let range = high - low
    guard range > 0.000001 else { return [nil, 0, light * 100] }
    let saturation = range / (1 - abs(2 * light - 1))
    let sector: Double
    if high == rgb[0] {
      sector = (rgb[1] - rgb[2]) / range + (rgb[1] < rgb[2] ? 6 : 0)
    } else if high == rgb[1] {
      sector = (rgb[2] - rgb[0]) / range + 2
    } else {
      sector = (rgb[0] - rgb[1]) / range + 4
    }
    return [sector * 60, saturation * 100, light * 100]
  }
}
