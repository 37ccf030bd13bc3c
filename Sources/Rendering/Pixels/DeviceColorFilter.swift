import GalleyPainting

/// A colour filter in whole numbers.
enum DeviceColorFilter {
  /// Rows of blue, green, red and opacity with factors in this order, in steps of 1/65,536.
  case matrix([[Int]])
  /// Tables of blue, green, red and opacity.
  case tables([[UInt8]])
  case luminance

  /// Factors beyond ±2¹⁵ are clamped.
  init(_ filter: ColorFilter) {
    switch filter {
    case .matrix(let factors):
      self = .matrix(
        [2, 1, 0, 3].map { row in
          [2, 1, 0, 3, 4].map { DeviceColorMatrix.fixed(factors[5 * row + $0]) }
        })
    case .tables(let tables): self = .tables([2, 1, 0, 3].map { tables[$0] })
    case .luminance: self = .luminance
    }
  }

  /// Changes premultiplied pixels in place.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
    guard count > 0 else { return }
    var last = (pixel: pixels[0], result: changed(pixels[0]))
    for index in 0..<count {
      let pixel = pixels[index]
      if pixel != last.pixel { last = (pixel, changed(pixel)) }
      pixels[index] = last.result
    }
  }

  private func changed(_ pixel: UInt32) -> UInt32 {
    let alpha = Int(pixel >> 24)
    func wide(_ shift: UInt32) -> Int {
      alpha == 0 ? 0 : (Int(pixel >> shift & 255) * 65_535 + alpha / 2) / alpha
    }
    switch self {
    case .matrix(let rows):
      let (blue, green, red, opacity) = (wide(0), wide(8), wide(16), alpha * 257)
      func value(_ row: [Int]) -> Int {
        let sum =
          row[0] * blue + row[1] * green + row[2] * red + row[3] * opacity + row[4] * 65_535
        return max(0, min(65_535, (sum + 32_768) >> 16))
      }
      return Self.pixel(
        value(rows[0]), value(rows[1]), value(rows[2]), alpha: (value(rows[3]) + 128) / 257)
    case .tables(let tables):
      func value(_ place: Int) -> Int {
        Int(tables[place][(wide(UInt32(8 * place)) + 128) / 257]) * 257
      }
      return Self.pixel(value(0), value(1), value(2), alpha: Int(tables[3][alpha]))
    case .luminance:
      // The factors of red, green and blue in steps of 1/65,536; their sum is 1.
      let sum =
        Int(pixel >> 16 & 255) * 13_926 + Int(pixel >> 8 & 255) * 46_885 + Int(pixel & 255) * 4_725
      return UInt32((sum + 32_768) >> 16) << 24
    }
  }

  /// A pixel from colours of 16 bits and an opacity of 8.
  private static func pixel(_ blue: Int, _ green: Int, _ red: Int, alpha: Int) -> UInt32 {
    func multiplied(_ value: Int) -> UInt32 { UInt32((value * alpha + 32_767) / 65_535) }
    return UInt32(alpha) << 24 | multiplied(red) << 16 | multiplied(green) << 8 | multiplied(blue)
  }
}
