/// A colour of the format in any of its colour spaces.
public struct TokenColor: Hashable, Sendable {
  /// The colour spaces, by their names in CSS Color 4.
  public enum Space: String, Sendable, Hashable, CaseIterable {
    case srgb
    case srgbLinear = "srgb-linear"
    case hsl, hwb, lab, lch, oklab, oklch
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case proPhotoRGB = "prophoto-rgb"
    case rec2020
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"
  }

  /// The space.
  public var space: Space
  /// The three components; nil is `none`, which counts as zero.
  public var components: [Double?]
  /// The opacity, 0…1.
  public var alpha: Double
  /// The colour in sRGB for tools without the space.
  public var fallback: RGBAColor?

  /// Makes a colour.
  public init(
    _ space: Space, _ components: [Double?], alpha: Double = 1, fallback: RGBAColor? = nil
  ) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.fallback = fallback
  }

  /// Makes a colour of sRGB.
  public init(_ color: RGBAColor) {
    self.init(.srgb, [color.red, color.green, color.blue], alpha: color.alpha)
  }

  /// The colour in sRGB.
  ///
  /// A colour that sRGB does not have is its fallback where it has one, and has its components cut
  /// to 0…1 where it has none. Matrices and formulas are those of CSS Color 4, sections 10 to 12.
  public var core: RGBAColor {
    let encoded = encodedSRGB
    // A hundred-thousandth lies under the rounding of the published matrices.
    let isInGamut = encoded.allSatisfy { $0 >= -0.00001 && $0 <= 1.00001 }
    if !isInGamut, let fallback { return fallback.with(alpha: alpha) }
    let cut = encoded.map { min(max($0, 0), 1) }
    return RGBAColor(red: cut[0], green: cut[1], blue: cut[2], alpha: alpha)
  }

  /// Whether sRGB has the colour.
  public var isInSRGB: Bool {
    encodedSRGB.allSatisfy { $0 >= -0.00001 && $0 <= 1.00001 }
  }

  /// The components of sRGB itself go unchanged; others are rounded to a millionth, under which the
  /// last bits of the mathematical functions of different systems lie.
  var encodedSRGB: [Double] {
    if space == .srgb { return (0..<3).map { $0 < components.count ? components[$0] ?? 0 : 0 } }
    return linearSRGB.map { (ColorTransfer.sRGB.encode($0) * 1_000_000).rounded() / 1_000_000 }
  }

  var linearSRGB: [Double] {
    let values = (0..<3).map { $0 < components.count ? components[$0] ?? 0 : 0 }
    switch space {
    case .srgb: return values.map { ColorTransfer.sRGB.decode($0) }
    case .srgbLinear: return values
    case .hsl: return ColorModels.rgb(hsl: values).map { ColorTransfer.sRGB.decode($0) }
    case .hwb: return ColorModels.rgb(hwb: values).map { ColorTransfer.sRGB.decode($0) }
    case .lab: return ColorMatrix.xyzD50ToSRGB(ColorModels.xyzD50(lab: values))
    case .lch:
      return ColorMatrix.xyzD50ToSRGB(ColorModels.xyzD50(lab: ColorModels.rectangular(values)))
    case .oklab: return ColorModels.linearSRGB(oklab: values)
    case .oklch: return ColorModels.linearSRGB(oklab: ColorModels.rectangular(values))
    case .displayP3:
      return ColorMatrix.xyzToSRGB(
        ColorMatrix.displayP3.applied(to: values.map { ColorTransfer.sRGB.decode($0) }))
    case .a98RGB:
      return ColorMatrix.xyzToSRGB(
        ColorMatrix.a98.applied(to: values.map { ColorTransfer.a98.decode($0) }))
    case .proPhotoRGB:
      return ColorMatrix.xyzD50ToSRGB(
        ColorMatrix.proPhoto.applied(to: values.map { ColorTransfer.proPhoto.decode($0) }))
    case .rec2020:
      return ColorMatrix.xyzToSRGB(
        ColorMatrix.rec2020.applied(to: values.map { ColorTransfer.rec2020.decode($0) }))
    case .xyzD65: return ColorMatrix.xyzToSRGB(values)
    case .xyzD50: return ColorMatrix.xyzD50ToSRGB(values)
    }
  }
}
