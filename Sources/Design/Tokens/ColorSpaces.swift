import GalleyPlatform
import GalleySystem

/// The transfer functions of RGB spaces (CSS Color 4, section 10), mirrored for negative values.
enum ColorTransfer {
  case sRGB
  case a98
  case proPhoto
  case rec2020

  /// From the encoded to the linear value.
  func decode(_ value: Double) -> Double {
    let size = abs(value)
    let linear: Double
    switch self {
    case .sRGB: linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    case .a98: linear = pow(size, 563.0 / 256)
    case .proPhoto: linear = size <= 16.0 / 512 ? size / 16 : pow(size, 1.8)
    case .rec2020:
      let alpha = 1.09929682680944
      linear =
        size < 0.018053968510807 * 4.5
        ? size / 4.5 : pow((size + alpha - 1) / alpha, 1 / 0.45)
    }
    return value < 0 ? -linear : linear
  }

  /// From the linear to the encoded value of sRGB.
  func encode(_ value: Double) -> Double {
    let size = abs(value)
    let encoded = size > 0.0031308 ? 1.055 * pow(size, 1 / 2.4) - 0.055 : 12.92 * size
    return value < 0 ? -encoded : encoded
  }
}

/// Three rows of three factors.
struct ColorMatrix {
  let rows: [[Double]]

  func applied(to vector: [Double]) -> [Double] {
    rows.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  // The matrices of CSS Color 4, section 17.
  static let displayP3 = ColorMatrix(rows: [
    [608_311.0 / 1_250_200, 189_793.0 / 714_400, 198_249.0 / 1_000_160],
    [35_783.0 / 156_275, 247_089.0 / 357_200, 198_249.0 / 2_500_400],
    [0, 32_229.0 / 714_400, 5_220_557.0 / 5_000_800],
  ])
  static let a98 = ColorMatrix(rows: [
    [573_536.0 / 994_567, 263_643.0 / 1_420_810, 187_206.0 / 994_567],
    [591_459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374_412.0 / 4_972_835],
    [53_769.0 / 1_989_134, 351_524.0 / 4_972_835, 4_929_758.0 / 4_972_835],
  ])
  static let rec2020 = ColorMatrix(rows: [
    [63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314],
    [26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157],
    [0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314],
  ])
  static let proPhoto = ColorMatrix(rows: [
    [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
    [0.28807482881940130, 0.71183523424187300, 0.00008993693872564],
    [0, 0, 0.82510460251046020],
  ])
  private static let fromXYZ = ColorMatrix(rows: [
    [12_831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
    [-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810],
    [705.0 / 12_673, -2585.0 / 12_673, 705.0 / 667],
  ])
  private static let fromD50ToD65 = ColorMatrix(rows: [
    [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
    [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
    [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
  ])

  /// To linear sRGB from XYZ under D65.
  static func xyzToSRGB(_ xyz: [Double]) -> [Double] { fromXYZ.applied(to: xyz) }

  /// To linear sRGB from XYZ under D50, adapted after Bradford.
  static func xyzD50ToSRGB(_ xyz: [Double]) -> [Double] {
    xyzToSRGB(fromD50ToD65.applied(to: xyz))
  }
}

/// Colour models that are not linear combinations.
enum ColorModels {
  /// Encoded sRGB from hue in degrees, saturation and lightness in percent.
  static func rgb(hsl: [Double]) -> [Double] {
    let saturation = hsl[1] / 100
    let lightness = hsl[2] / 100
    let amplitude = saturation * min(lightness, 1 - lightness)
    return [0.0, 8, 4].map { offset in
      let k = positiveRemainder(offset + hsl[0] / 30, 12)
      return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
  }

  /// Encoded sRGB from hue in degrees, whiteness and blackness in percent.
  static func rgb(hwb: [Double]) -> [Double] {
    let white = hwb[1] / 100
    let black = hwb[2] / 100
    if white + black >= 1 { return [Double](repeating: white / (white + black), count: 3) }
    return rgb(hsl: [hwb[0], 100, 50]).map { $0 * (1 - white - black) + white }
  }

  /// Lightness and two axes from lightness, chroma and hue in degrees.
  static func rectangular(_ polar: [Double]) -> [Double] {
    let angle = polar[2] * .pi / 180
    return [polar[0], polar[1] * cos(angle), polar[1] * sin(angle)]
  }

  /// The white of D50 in XYZ.
  static let white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]

  /// XYZ under D50 from CIELAB.
  static func xyzD50(lab: [Double]) -> [Double] {
    let kappa = 24389.0 / 27
    let epsilon = 216.0 / 24389
    let y = (lab[0] + 16) / 116
    let x = lab[1] / 500 + y
    let z = y - lab[2] / 200
    let cube = { (value: Double) in
      let cubed = value * value * value
      return cubed > epsilon ? cubed : (116 * value - 16) / kappa
    }
    let luminance = lab[0] > kappa * epsilon ? y * y * y : lab[0] / kappa
    return [cube(x) * white[0], luminance * white[1], cube(z) * white[2]]
  }

  /// Linear sRGB from Oklab, by way of its cone responses.
  static func linearSRGB(oklab: [Double]) -> [Double] {
    let toCones = ColorMatrix(rows: [
      [1, 0.3963377773761749, 0.2158037573099136],
      [1, -0.1055613458156586, -0.0638541728258133],
      [1, -0.0894841775298119, -1.2914855480194092],
    ])
    let toXYZ = ColorMatrix(rows: [
      [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
      [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
      [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
    ])
    let cones = toCones.applied(to: oklab).map { $0 * $0 * $0 }
    return ColorMatrix.xyzToSRGB(toXYZ.applied(to: cones))
  }

  private static func positiveRemainder(_ value: Double, _ divisor: Double) -> Double {
    let remainder = fmod(value, divisor)
    return remainder < 0 ? remainder + divisor : remainder
  }
}
