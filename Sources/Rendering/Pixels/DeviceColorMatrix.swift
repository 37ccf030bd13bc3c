import GalleyPainting

/// A colour matrix in steps of 1/65,536.
struct DeviceColorMatrix {
  private let rows: [[Int]]

  /// Numbers beyond ±2¹⁵ are clamped.
  init(_ matrix: ColorMatrix) {
    let fixed = Self.fixed
    rows = [matrix.blue, matrix.green, matrix.red].map { row in
      [fixed(row.blue), fixed(row.green), fixed(row.red), fixed(row.constant)]
    }
  }

  /// A factor in steps of 1/65,536, clamped to ±2¹⁵.
  static func fixed(_ value: Double) -> Int {
    Int((max(-32_768, min(32_768, value)) * 65_536).rounded())
  }

  /// Changes premultiplied pixels in place: their colours are brought to 16 bits without opacity,
  /// changed, clamped and multiplied by it again, with one rounding each way.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
    var last: (pixel: UInt32, result: UInt32) = (0, 0)
    for index in 0..<count {
      let pixel = pixels[index]
      if pixel != last.pixel { last = (pixel, changed(pixel)) }
      pixels[index] = last.result
    }
  }

  private func changed(_ pixel: UInt32) -> UInt32 {
    let alpha = Int(pixel >> 24)
    guard alpha > 0 else { return 0 }
    func wide(_ shift: UInt32) -> Int { (Int(pixel >> shift & 255) * 65_535 + alpha / 2) / alpha }
    let (blue, green, red) = (wide(0), wide(8), wide(16))
    var result = UInt32(alpha) << 24
    for (row, shift) in zip(rows, [0, 8, 16] as [UInt32]) {
      let sum = row[0] * blue + row[1] * green + row[2] * red + row[3] * 65_535
      let value = max(0, min(65_535, (sum + 32_768) >> 16))
      result |= UInt32((value * alpha + 32_767) / 65_535) << shift
    }
    return result
  }
}
