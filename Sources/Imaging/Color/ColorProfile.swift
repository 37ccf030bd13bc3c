internal import GalleySystem

/// The way from a picture's colours to sRGB: a curve for each channel, a matrix, and the curve of sRGB
/// backwards, in whole numbers throughout.
struct ColorProfile {
  /// The light of the 256 steps of red, green and blue, up to 65,535.
  private let curves: [[Int]]
  /// From light of the picture's primaries to that of sRGB's, rows of three, in steps of 1/65,536.
  private let matrix: [Int]

  /// Makes a profile of curves and of the primaries in XYZ under D50, columns in steps of 1/65,536.
  init(curves: [[Int]], primaries: [Int]) {
    self.curves = curves
    matrix = (0..<9).map { place in
      let (row, column) = (place / 3, place % 3)
      let sum = (0..<3).reduce(0) { $0 + Self.fromXYZ[3 * row + $1] * primaries[3 * $1 + column] }
      return (sum + 32_768) >> 16
    }
  }

  /// To linear sRGB from XYZ under D50, adapted after Bradford, in steps of 1/65,536.
  private static let fromXYZ = [
    205_399, -105_997, -32_156, -64_146, 125_584, 2_192, 4_716, -15_006, 92_103,
  ]

  /// The steps of sRGB, each from the light at which it begins.
  private static let steps = (1...255).map { step in
    Int(saturating: (light(of: (Double(step) - 0.5) / 255) * 65_535).rounded())
  }

  /// The light of an encoded value of sRGB.
  static func light(of value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055).raised(to: 2.4)
  }

  /// A colour in sRGB.
  func converted(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> (UInt8, UInt8, UInt8) {
    let light = [curves[0][Int(red)], curves[1][Int(green)], curves[2][Int(blue)]]
    func channel(_ row: Int) -> UInt8 {
      let sum =
        matrix[row] * light[0] + matrix[row + 1] * light[1] + matrix[row + 2] * light[2]
      return Self.step(of: (sum + 32_768) >> 16)
    }
    return (channel(0), channel(3), channel(6))
  }

  /// The step of sRGB for an amount of light, by halving.
  private static func step(of light: Int) -> UInt8 {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle] <= light { low = middle + 1 } else { high = middle }
    }
    return UInt8(low)
  }

  /// True if no colour is changed by more than writers' rounding: the profile is sRGB's own.
  var isStandard: Bool {
    let values = stride(from: 0, through: 255, by: 51).map { UInt8($0) }
    func near(_ one: UInt8, _ other: UInt8) -> Bool { abs(Int(one) - Int(other)) <= 3 }
    return values.allSatisfy { red in
      values.allSatisfy { green in
        values.allSatisfy { blue in
          let (r, g, b) = converted(red, green, blue)
          return near(r, red) && near(g, green) && near(b, blue)
        }
      }
    }
  }

  /// A picture's pixels in sRGB.
  func applied(to bitmap: Bitmap) -> Bitmap {
    var result = bitmap
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      var last: (UInt8, UInt8, UInt8) = (0, 0, 0)
      var change = converted(0, 0, 0)
      for at in stride(from: 0, to: pixels.count, by: 4) {
        let pixel = (pixels[at], pixels[at + 1], pixels[at + 2])
        if pixel != last { (last, change) = (pixel, converted(pixel.0, pixel.1, pixel.2)) }
        (pixels[at], pixels[at + 1], pixels[at + 2]) = change
      }
    }
    return result
  }
}

extension ColorProfile {
  /// The profile of two code points of ITU-T H.273; nil for others.
  ///
  /// Video's own curves count as that of sRGB, as in browsers.
  init?(primaries: UInt8, transfer: UInt8) {
    guard let points = Self.primaries[primaries] else { return nil }
    let curve: [Int]
    switch transfer {
    case 1, 6, 13, 14, 15: curve = Self.curve(Self.light(of:))
    case 4: curve = Self.curve { $0.raised(to: 2.2) }
    case 5: curve = Self.curve { $0.raised(to: 2.8) }
    case 8: curve = Self.curve { $0 }
    default: return nil
    }
    self.init(curves: [curve, curve, curve], primaries: points)
  }

  /// Those of sRGB, BT.2020 and Display P3 in XYZ under D50, columns in steps of 1/65,536.
  private static let primaries: [UInt8: [Int]] = [
    1: sRGB,
    9: [44_137, 10_857, 8_195, 18_287, 44_259, 2_989, -127, 1_965, 52_223],
    12: [33_759, 19_135, 10_296, 15_807, 45_367, 4_363, -69, 2_745, 51_385],
  ]

  static let sRGB = [28_579, 25_236, 9_377, 14_582, 46_981, 3_973, 913, 6_364, 46_804]

  /// The light of the 256 steps of a channel, up to 65,535.
  static func curve(_ light: (Double) -> Double) -> [Int] {
    (0..<256).map {
      Int(saturating: (max(0, min(1, light(Double($0) / 255))) * 65_535).rounded())
    }
  }
}
