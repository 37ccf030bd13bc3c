/// A pixel format as the writers see it: a little-endian word and its straight RGBA form.
///
/// Multiplied colour is divided by alpha with c = min(255, ⌊(255 · c′ + ⌊a / 2⌋) / a⌋), halves
/// rounded up, and (0, 0, 0, 0) where alpha is 0. Equal words have equal straight forms, so
/// repetitions can be found in the words as they are.
protocol SourcePixel: SendableMetatype {
  static func straight(_ word: UInt32) -> UInt32
  /// Red, green and blue of an opaque word in the low three bytes, the fourth zero.
  static func color(ofOpaque word: UInt32) -> UInt32
}

enum StraightPixel: SourcePixel {
  @inline(__always)
  static func straight(_ word: UInt32) -> UInt32 { word }

  @inline(__always)
  static func color(ofOpaque word: UInt32) -> UInt32 { word & 0xFF_FFFF }
}

enum PremultipliedPixel: SourcePixel {
  @inline(__always)
  static func straight(_ word: UInt32) -> UInt32 {
    if word >= 0xFF00_0000 { return word }
    return divided(word)
  }

  @inline(__always)
  static func color(ofOpaque word: UInt32) -> UInt32 { word & 0xFF_FFFF }

  @inline(never)
  private static func divided(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, ((word >> shift & 0xFF) * 255 + alpha >> 1) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}

enum SwappedPremultipliedPixel: SourcePixel {
  @inline(__always)
  static func straight(_ word: UInt32) -> UInt32 {
    PremultipliedPixel.straight(swapped(word))
  }

  @inline(__always)
  static func color(ofOpaque word: UInt32) -> UInt32 { word.byteSwapped >> 8 }

  /// Blue, green, red, alpha to red, green, blue, alpha.
  @inline(__always)
  private static func swapped(_ word: UInt32) -> UInt32 {
    word & 0xFF00_FF00 | word >> 16 & 0xFF | (word & 0xFF) << 16
  }
}

extension Bitmap {
  /// The same picture with straight red, green, blue, alpha, the form of decoded files.
  /// Complexity: O(pixels), nothing when the format is that already.
  public var straight: Bitmap {
    switch format {
    case .rgbaStraight: self
    case .rgbaPremultiplied: converted(PremultipliedPixel.self)
    case .bgraPremultiplied: converted(SwappedPremultipliedPixel.self)
    }
  }

  private func converted<Source: SourcePixel>(_ source: Source.Type) -> Bitmap {
    let pixels = [UInt8](unsafeUninitializedCapacity: self.pixels.count) { buffer, count in
      guard let out = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      self.pixels.withUnsafeBytes { words in
        func word(_ offset: Int) -> UInt32 {
          words.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        }
        let block = 64
        for start in stride(from: 0, to: words.count, by: block) {
          let end = min(start + block, words.count)
          // Nearly all blocks are opaque and need no division, which lets them be done in vectors.
          var all = UInt32.max
          for offset in stride(from: start, to: end, by: 4) { all &= word(offset) }
          if all >= 0xFF00_0000 {
            for offset in stride(from: start, to: end, by: 4) {
              out.storeBytes(
                of: Source.color(ofOpaque: word(offset)) | 0xFF00_0000, toByteOffset: offset,
                as: UInt32.self)
            }
          } else {
            for offset in stride(from: start, to: end, by: 4) {
              out.storeBytes(
                of: Source.straight(word(offset)), toByteOffset: offset, as: UInt32.self)
            }
          }
        }
      }
      count = self.pixels.count
    }
    return Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels)
  }
}

extension PixelFormat {
  /// A pixel on white, channels where they were.
  package func onWhite(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return word }
    if alpha == 0 { return .max }
    // Division is the same for red and blue in each other's place.
    let straight = self == .rgbaStraight ? word : PremultipliedPixel.straight(word)
    func channel(_ shift: UInt32) -> UInt32 {
      (((straight >> shift & 0xFF) * alpha + 255 * (255 - alpha)) / 255) << shift
    }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }
}
