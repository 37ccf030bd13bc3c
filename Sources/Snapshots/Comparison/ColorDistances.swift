import GalleyPlatform
internal import GalleySystem

/// Colours in two perceptual spaces, computed from sRGB.
enum PerceptualColor {
  /// sRGB levels as linear light (IEC 61966-2-1).
  static let linear: [Double] = (0..<256).map { level in
    let value = Double(level) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The channels of a word on a grey background, in linear light after blending in sRGB, which is
  /// how the word would be seen.
  static func channels(
    _ word: UInt32, on background: Double
  ) -> (red: Double, green: Double, blue: Double) {
    let alpha = Double(word >> 24) / 255
    func channel(_ index: UInt32) -> Double {
      let level = Channels.channel(word, index)
      if word >= 0xFF00_0000 { return linear[level] }
      return linear[Int(saturating: (background + (Double(level) - background) * alpha).rounded())]
    }
    return (channel(0), channel(1), channel(2))
  }

  /// CIE L*a*b* under D65.
  static func lab(_ word: UInt32, on background: Double) -> SIMD3<Double> {
    let (red, green, blue) = channels(word, on: background)
    let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    func f(_ t: Double) -> Double {
      t > 216.0 / 24_389 ? cbrt(t) : (24_389.0 / 27 * t + 16) / 116
    }
    let (fx, fy, fz) = (f(x), f(y), f(z))
    return SIMD3(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }

  /// CIE94 with the weights for graphic arts (K1 = 0.045, K2 = 0.015), the first colour being the
  /// reference; 0 to 100.
  static func cie94(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    let delta = first - second
    let firstChroma = (first.y * first.y + first.z * first.z).squareRoot()
    let secondChroma = (second.y * second.y + second.z * second.z).squareRoot()
    let chroma = firstChroma - secondChroma
    let hueSquared = max(0, delta.y * delta.y + delta.z * delta.z - chroma * chroma)
    let chromaTerm = chroma / (1 + 0.045 * firstChroma)
    let hueWeight = 1 + 0.015 * firstChroma
    return
      (delta.x * delta.x + chromaTerm * chromaTerm + hueSquared / (hueWeight * hueWeight))
      .squareRoot()
  }

  /// OKLab (Ottosson 2020) with the lightness put through his toe, so that steps of grey are even.
  static func okLab(_ word: UInt32, on background: Double) -> SIMD3<Double> {
    let (red, green, blue) = channels(word, on: background)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    let lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let shifted = k3 * lightness - k1
    let toe = 0.5 * (shifted + (shifted * shifted + 4 * k2 * k3 * lightness).squareRoot())
    return SIMD3(
      toe, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The distance of two OKLab colours by HyAB: lightness and chroma added, not squared together.
  static func hyab(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    let delta = first - second
    return abs(delta.x) + (delta.y * delta.y + delta.z * delta.z).squareRoot()
  }

  /// The larger distance of two words on white and on black; one of them for opaque words.
  static func distance(
    _ first: UInt32, _ second: UInt32, in space: (UInt32, Double) -> SIMD3<Double>,
    by metric: (SIMD3<Double>, SIMD3<Double>) -> Double
  ) -> Double {
    let onWhite = metric(space(first, 255), space(second, 255))
    if first & second >= 0xFF00_0000 { return onWhite }
    return max(onWhite, metric(space(first, 0), space(second, 0)))
  }

  /// OKLab with HyAB: black to white is 1, a level of grey about 0.004.
  static func hyabDistance(_ first: UInt32, _ second: UInt32) -> Double {
    distance(first, second, in: okLab(_:on:), by: hyab)
  }

  /// CIE94 ΔE, the first word being the reference.
  static func cie94Distance(_ first: UInt32, _ second: UInt32) -> Double {
    distance(first, second, in: lab(_:on:), by: cie94)
  }
}

/// Remembers the distance of pairs of words: interfaces have few colours.
struct DistanceCache: Sendable {
  private var keys = [UInt64](repeating: 0, count: 1024)
  private var values = [Double](repeating: 0, count: 1024)

  /// The distance of two different words, computed by the function when it is not remembered.
  mutating func distance(
    _ first: UInt32, _ second: UInt32, _ compute: (UInt32, UInt32) -> Double
  ) -> Double {
    let key = UInt64(first) << 32 | UInt64(second)
    let place = Int((key &* 0x9E37_79B9_7F4A_7C15) >> 54)
    if keys[place] == key { return values[place] }
    let value = compute(first, second)
    keys[place] = key
    values[place] = value
    return value
  }
}

/// A limit on CIE94.
struct PerceptualJudge: PixelJudge {
  let limit: Double
  private var cache = DistanceCache()

  init(precision: Double) { limit = (1 - precision) * 100 }

  mutating func fails(
    _ pair: PixelPair, x: Int, y: Int, _ expected: UInt32, _ actual: UInt32
  ) -> Bool {
    cache.distance(expected, actual, PerceptualColor.cie94Distance) > limit
  }
}
