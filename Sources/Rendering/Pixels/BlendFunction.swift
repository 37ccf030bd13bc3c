import GalleyPainting

/// The formulas of blend modes in whole numbers (W3C, Compositing and Blending Level 1).
///
/// Colours are brought to 16 bits without their opacity, mixed there, and rounded once more when
/// the result is put together.
struct BlendFunction {
  private static let one = 65_535
  let mode: BlendMode

  init(_ mode: BlendMode) { self.mode = mode }

  /// Lays premultiplied pixels over others: `opacity` of them, where `coverage`, for each pixel or
  /// one for all, lets them through.
  func lay(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>,
    _ span: CoverageSpan, opacity: Int
  ) {
    for index in 0..<span.count {
      let coverage = Int(span.bytes.map { $0[index] } ?? span.value)
      target[index] = mixed(
        Components(source[index]), Components(target[index]), opacity, coverage)
    }
  }

  /// One pixel.
  private func mixed(
    _ whole: Components, _ back: Components, _ opacity: Int, _ coverage: Int
  ) -> UInt32 {
    let source = whole.scaled(by: divided255(opacity * coverage))
    let rest = 255 - source.alpha
    switch mode {
    case .normal: return source.combined(255, back, rest)
    case .sourceAtop: return source.combined(back.alpha, back, rest)
    case .destinationOver: return source.combined(255 - back.alpha, back, 255)
    case .destinationOut: return source.combined(0, back, rest)
    case .destinationIn:
      // Outside the clip the target stays, inside only what the source covers.
      let missing = 255 - divided255(opacity * whole.alpha)
      return source.combined(0, back, 255 - divided255(coverage * missing))
    case .plusLighter:
      return source.zipped(back, alpha: min(255, source.alpha + back.alpha)) { min(255, $0 + $1) }
    case .plusDarker:
      let alpha = min(255, source.alpha + back.alpha)
      let missing = source.alpha + back.alpha - alpha
      return source.zipped(back, alpha: alpha) { max(0, $0 + $1 - missing) }
    default: return blended(source, back)
    }
  }

  /// αs·(1 − αb)·Cs + αb·(1 − αs)·Cb + αs·αb·B(Cb, Cs).
  private func blended(_ source: Components, _ back: Components) -> UInt32 {
    if source.alpha == 0 { return back.pixel }
    if back.alpha == 0 { return source.pixel }
    let result = function(source.wide, back.wide)
    let alpha = source.alpha + back.alpha - divided255(source.alpha * back.alpha)
    func channel(_ s: Int, _ b: Int, _ mixed: Int) -> Int {
      let outside = s * (255 - back.alpha) + b * (255 - source.alpha)
      let sum = outside * BlendFunction.one + source.alpha * back.alpha * mixed
      return min(alpha, (sum + 255 * BlendFunction.one / 2) / (255 * BlendFunction.one))
    }
    return Components(
      red: channel(source.red, back.red, result.red),
      green: channel(source.green, back.green, result.green),
      blue: channel(source.blue, back.blue, result.blue), alpha: alpha
    ).pixel
  }

  private func function(_ s: WideColor, _ b: WideColor) -> WideColor {
    switch mode {
    case .hue: s.with(saturation: b.saturation).with(luminosity: b.luminosity)
    case .saturation: b.with(saturation: s.saturation).with(luminosity: b.luminosity)
    case .color: s.with(luminosity: b.luminosity)
    case .luminosity: b.with(luminosity: s.luminosity)
    default:
      WideColor(
        red: separable(s.red, b.red), green: separable(s.green, b.green),
        blue: separable(s.blue, b.blue))
    }
  }

  private func separable(_ s: Int, _ b: Int) -> Int {
    let one = BlendFunction.one
    func product(_ p: Int, _ q: Int) -> Int { (p * q + one / 2) / one }
    func screen(_ p: Int, _ q: Int) -> Int { p + q - product(p, q) }
    func hardLight(_ s: Int, _ b: Int) -> Int {
      2 * s <= one ? product(2 * s, b) : screen(2 * s - one, b)
    }
    switch mode {
    case .multiply: return product(s, b)
    case .screen: return screen(s, b)
    case .overlay: return hardLight(b, s)
    case .hardLight: return hardLight(s, b)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : s == one ? one : min(one, b * one / (one - s))
    case .colorBurn: return b == one ? one : s == 0 ? 0 : one - min(one, (one - b) * one / s)
    case .difference: return abs(s - b)
    case .exclusion: return s + b - 2 * product(s, b)
    case .softLight:
      if 2 * s <= one { return b - product(product(one - 2 * s, b), one - b) }
      // 4b up to a quarter is ((16b − 12)·b + 4)·b, then the square root.
      let curve =
        4 * b <= one
        ? product(product(16 * b - 12 * one, b) + 4 * one, b)
        : Int(Double(b * one).squareRoot())
      return b + product(2 * s - one, curve - b)
    default: return s
    }
  }
}

/// A premultiplied pixel, channel by channel.
private struct Components {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(red: Int, green: Int, blue: Int, alpha: Int) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ pixel: UInt32) {
    self.init(
      red: Int(pixel >> 16 & 255), green: Int(pixel >> 8 & 255), blue: Int(pixel & 255),
      alpha: Int(pixel >> 24))
  }

  var pixel: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  func scaled(by share: Int) -> Components {
    Components(
      red: divided255(red * share), green: divided255(green * share),
      blue: divided255(blue * share), alpha: divided255(alpha * share))
  }

  /// The sum of two pixels, each with a factor of 255ths.
  func combined(_ share: Int, _ other: Components, _ otherShare: Int) -> UInt32 {
    func sum(_ a: Int, _ b: Int) -> Int { divided255(a * share) + divided255(b * otherShare) }
    // Each channel is rounded by itself; none may end above alpha.
    let whole = min(255, sum(alpha, other.alpha))
    return Components(
      red: min(whole, sum(red, other.red)), green: min(whole, sum(green, other.green)),
      blue: min(whole, sum(blue, other.blue)), alpha: whole
    ).pixel
  }

  func zipped(_ other: Components, alpha: Int, _ change: (Int, Int) -> Int) -> UInt32 {
    Components(
      red: min(alpha, change(red, other.red)), green: min(alpha, change(green, other.green)),
      blue: min(alpha, change(blue, other.blue)), alpha: alpha
    ).pixel
  }

  /// The colour without its opacity, which is not zero.
  var wide: WideColor {
    func channel(_ value: Int) -> Int { (value * 65_535 + alpha / 2) / alpha }
    return WideColor(red: channel(red), green: channel(green), blue: channel(blue))
  }
}

/// A colour in 16 bits a channel.
private struct WideColor {
  var red: Int
  var green: Int
  var blue: Int

  var luminosity: Int { (30 * red + 59 * green + 11 * blue + 50) / 100 }
  var saturation: Int { max(red, green, blue) - min(red, green, blue) }

  private func map(_ change: (Int) -> Int) -> WideColor {
    WideColor(red: change(red), green: change(green), blue: change(blue))
  }

  /// SetSat: the least channel becomes 0, the greatest the saturation.
  func with(saturation: Int) -> WideColor {
    let least = min(red, green, blue)
    let range = self.saturation
    return map { range == 0 ? 0 : (($0 - least) * saturation + range / 2) / range }
  }

  /// SetLum and ClipColor.
  func with(luminosity: Int) -> WideColor {
    let moved = map { $0 + luminosity - self.luminosity }
    let least = min(moved.red, moved.green, moved.blue)
    let most = max(moved.red, moved.green, moved.blue)
    let middle = moved.luminosity
    if least < 0, middle > least {
      return moved.map { max(0, middle + ($0 - middle) * middle / (middle - least)) }
    }
    if most > 65_535, most > middle {
      return moved.map {
        min(65_535, middle + ($0 - middle) * (65_535 - middle) / (most - middle))
      }
    }
    return moved.map { max(0, min(65_535, $0)) }
  }
}
