import Testing

@testable import GalleyImaging

/// Shortcuts through rows of pixels give what a look at each pixel gives.
@Suite("Rows of pixels")
struct PixelRowTests {
  /// Opaque and translucent areas of every length up to twenty, and single pixels.
  private func words(count: Int, seed: UInt64) -> [UInt32] {
    var generator = SeededGenerator(seed: seed)
    var words: [UInt32] = []
    while words.count < count {
      let random = UInt32(truncatingIfNeeded: generator.next())
      let word = [random | 0xFF00_0000, random & 0x7F3F_3F3F, 0, ~random | 0xFF00_0000]
      let run = Int(generator.next() % 20) + 1
      words += Array(repeating: word[Int(generator.next() % 4)], count: run)
    }
    return Array(words.prefix(count))
  }

  @Test("Areas of one colour are made straight as single pixels are, also in place")
  func straightening() {
    let forms: [(PixelFormat, (UInt32) -> UInt32)] = [
      (.rgbaStraight, StraightPixel.straight), (.rgbaPremultiplied, PremultipliedPixel.straight),
      (.bgraPremultiplied, SwappedPremultipliedPixel.straight),
    ]
    for count in [1, 7, 8, 9, 16, 40, 999] {
      let words = words(count: count, seed: UInt64(count))
      for (format, straight) in forms {
        let expected = words.map(straight)
        let bitmap = Bitmap(
          width: count, height: 1, format: format, pixels: words.withUnsafeBytes { Array($0) })
        #expect(bitmap.straight.pixels == expected.withUnsafeBytes { Array($0) })
        var inPlace = words
        inPlace.withUnsafeMutableBytes { format.straighten($0) }
        #expect(inPlace == expected)
      }
    }
  }

  @Test("What a filter leaves is told up to a limit, and the choice is that of the whole sums")
  func limits() {
    var generator = SeededGenerator(seed: 3)
    for count in [3, 127, 128, 129, 700] {
      let bytes = (0..<2 * count).map { _ in UInt8(truncatingIfNeeded: generator.next() % 40) }
      bytes.withUnsafeBufferPointer { bytes in
        guard let above = bytes.baseAddress else { return }
        let row = above + count
        for filter in [PNGFilter.none, .sub, .up, .average, .paeth] {
          let whole = (0..<count).reduce(0) { sum, index in
            if index < 3, filter != .none, filter != .up { return sum }
            let left = index < 3 ? 0 : row[index - 3]
            let corner = index < 3 ? 0 : above[index - 3]
            let predicted: UInt8 =
              switch filter {
              case .none: 0
              case .sub: left
              case .up: above[index]
              case .average: UInt8((Int(left) + Int(above[index])) / 2)
              case .paeth: PNGFilter.paeth(left, above[index], corner)
              }
            let rest = row[index] &- predicted
            return sum + Int(min(rest, 0 &- rest))
          }
          #expect(FilterChoice.residual(filter, row, above, count, 3) == whole)
          for limit in [0, 1, whole / 2, whole, whole + 1] {
            let told = FilterChoice.residual(filter, row, above, count, 3, below: limit)
            #expect(told == whole || told >= limit && told < whole)
          }
        }
      }
    }
  }
}
