/// The perceptual distance of Kotsarenko and Ramos in YIQ, as pixelmatch 5.3 computes it: in double
/// precision, translucent colours on white, and in this order of operations, so that verdicts agree
/// to the pixel.
enum YIQDistance {
  /// The distance of black and white.
  static let maximum = 35_215.0
  /// The largest eigenvalue of the distance as a quadratic form in red, green and blue. A sum of
  /// squares up to limit / eigenvalue proves that the distance is within the limit.
  static let largestEigenvalue = 0.2561
  /// The smallest one, rounded down: a sum of squares above limit / eigenvalue proves the contrary.
  static let smallestEigenvalue = 0.0447

  struct Color {
    var red: Double
    var green: Double
    var blue: Double

    @inline(__always)
    init(_ word: UInt32) {
      red = Double(word & 0xFF)
      green = Double(word >> 8 & 0xFF)
      blue = Double(word >> 16 & 0xFF)
      guard word < 0xFF00_0000 else { return }
      let alpha = Double(word >> 24) / 255
      red = 255 + (red - 255) * alpha
      green = 255 + (green - 255) * alpha
      blue = 255 + (blue - 255) * alpha
    }

    var y: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
    var i: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }
    var q: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
  }

  /// The squared distance, 0 to 35,215.
  @inline(__always)
  static func squared(_ first: UInt32, _ second: UInt32) -> Double {
    let (a, b) = (Color(first), Color(second))
    let y = a.y - b.y
    let i = a.i - b.i
    let q = a.q - b.q
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}
