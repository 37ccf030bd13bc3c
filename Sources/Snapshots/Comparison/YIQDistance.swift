/// The perceptual distance of Kotsarenko and Ramos in YIQ, in the arithmetic of each tool that uses
/// it, so that verdicts agree to the pixel.
enum YIQDistance {
  /// The distance of black and white.
  static let maximum = 35_215.0
  /// The largest eigenvalue of the distance as a quadratic form in red, green and blue. A sum of
  /// squares up to limit / eigenvalue proves that the distance is within the limit.
  static let largestEigenvalue = 0.2561
  /// The smallest one, rounded down: a sum of squares above limit / eigenvalue proves the contrary.
  static let smallestEigenvalue = 0.0447

  /// Red, green and blue, or a change of them.
  struct Color {
    var red: Double
    var green: Double
    var blue: Double

    @inline(__always)
    init(red: Double, green: Double, blue: Double) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// A colour on white.
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

    /// The change from one colour to another on the background that pixelmatch 7 gives a pixel.
    ///
    /// - Parameter place: The index of the pixel in its picture.
    @inline(__always)
    init(from first: UInt32, to second: UInt32, onPatternAt place: Int) {
      func level(_ word: UInt32, _ shift: UInt32) -> Double { Double(word >> shift & 0xFF) }
      if first & second >= 0xFF00_0000 {
        func change(_ shift: UInt32) -> Double { level(first, shift) - level(second, shift) }
        self.init(red: change(0), green: change(8), blue: change(16))
        return
      }
      let (old, new) = (level(first, 24), level(second, 24))
      func change(_ shift: UInt32, on background: Double) -> Double {
        (level(first, shift) * old - level(second, shift) * new - background * (old - new)) / 255
      }
      // Offsets are in bytes, so that red has one background everywhere. JavaScript's "| 0" keeps 32
      // bits, and its remainder the sign.
      let offset = Double(4 * place)
      func background(_ ratio: Double) -> Double {
        48 + 159 * Double(Int32(truncatingIfNeeded: Int(saturating: offset / ratio)) % 2)
      }
      self.init(
        red: change(0, on: 48), green: change(8, on: background(1.618033988749895)),
        blue: change(16, on: background(2.618033988749895)))
    }

    var y: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
    var i: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }
    var q: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
  }

  @inline(__always)
  private static func squared(_ y: Double, _ i: Double, _ q: Double) -> Double {
    0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// The squared distance, 0 to 35,215, as pixelmatch 5 has it: on white, the coordinates of each
  /// colour first.
  @inline(__always)
  static func squared(_ first: UInt32, _ second: UInt32) -> Double {
    let (a, b) = (Color(first), Color(second))
    return squared(a.y - b.y, a.i - b.i, a.q - b.q)
  }

  /// The squared distance as pixelmatch 7 has it: the change first, then its coordinates.
  @inline(__always)
  static func squared(_ first: UInt32, _ second: UInt32, onPatternAt place: Int) -> Double {
    let change = Color(from: first, to: second, onPatternAt: place)
    return squared(change.y, change.i, change.q)
  }

  /// 1 in odiff's numbers of twelve binary places.
  static let fixedOne = 4096
  /// The largest distance of the root of a squared distance in odiff's numbers from the exact one: each
  /// coordinate errs by less than 3 · 255 / 4096 + 1 / 4096, and the weights add up to 1.
  static let fixedError = 0.2

  /// The squared distance as odiff has it: whole numbers with twelve binary places, on white.
  static func fixedSquared(_ first: UInt32, _ second: UInt32) -> Int {
    func coordinates(_ word: UInt32) -> (y: Int, i: Int, q: Int) {
      func channel(_ shift: UInt32) -> Int {
        255 * fixedOne + (Int(word >> shift & 0xFF) - 255) * Int(word >> 24) * fixedOne / 255
      }
      let (red, green, blue) = (channel(0), channel(8), channel(16))
      return (
        (red * 1224 + green * 2402 + blue * 468) >> 12,
        (red * 2441 - green * 1123 - blue * 1318) >> 12,
        (red * 866 - green * 2140 + blue * 1274) >> 12
      )
    }
    let (a, b) = (coordinates(first), coordinates(second))
    let (y, i, q) = (a.y - b.y, a.i - b.i, a.q - b.q)
    return (y * y * 2069 + i * i * 1224 + q * q * 801) >> 24
  }
}
