/// A pixel format as the writers see it: a little-endian word and its straight RGBA form.
///
/// Multiplied colour is divided by alpha with c = min(255, ⌊(255 · c′ + ⌊a / 2⌋) / a⌋), halves
/// rounded up, and (0, 0, 0, 0) where alpha is 0. Equal words have equal straight forms, so
/// repetitions can be found in the words as they are.
protocol SourcePixel: SendableMetatype {
  static func straight(_ word: UInt32) -> UInt32
  /// Red, green and blue of an opaque word in the low three bytes, the fourth zero.
  static func color(ofOpaque word: UInt32) -> UInt32
  /// The straight form of an opaque word.
  static func whole(ofOpaque word: UInt32) -> UInt32
  /// The straight form of opaque words.
  static func whole(ofOpaque words: SIMD4<UInt32>) -> SIMD4<UInt32>
}

enum StraightPixel: SourcePixel {
  @inline(__always)
  static func straight(_ word: UInt32) -> UInt32 { word }

  @inline(__always)
  static func color(ofOpaque word: UInt32) -> UInt32 { word & 0xFF_FFFF }

  @inline(__always)
  static func whole(ofOpaque word: UInt32) -> UInt32 { word }

  @inline(__always)
  static func whole(ofOpaque words: SIMD4<UInt32>) -> SIMD4<UInt32> { words }
}

enum PremultipliedPixel: SourcePixel {
  @inline(__always)
  static func straight(_ word: UInt32) -> UInt32 {
    if word >= 0xFF00_0000 { return word }
    return divided(word)
  }

  @inline(__always)
  static func color(ofOpaque word: UInt32) -> UInt32 { word & 0xFF_FFFF }

  @inline(__always)
  static func whole(ofOpaque word: UInt32) -> UInt32 { word }

  @inline(__always)
  static func whole(ofOpaque words: SIMD4<UInt32>) -> SIMD4<UInt32> { words }

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

  @inline(__always)
  static func whole(ofOpaque word: UInt32) -> UInt32 { swapped(word) }

  @inline(__always)
  static func whole(ofOpaque words: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let blue = SIMD4<UInt32>(repeating: 0xFF)
    let sixteen = SIMD4<UInt32>(repeating: 16)
    return words & ~(blue | blue &<< sixteen) | words &>> sixteen & blue
      | (words & blue) &<< sixteen
  }

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
    let count = width * height
    let pixels = [UInt8](unsafeUninitializedCapacity: 4 * count) { buffer, used in
      self.pixels.withUnsafeBytes { bytes in
        guard let words = bytes.bindMemory(to: UInt32.self).baseAddress,
          let out = UnsafeMutableRawPointer(buffer.baseAddress)?.bindMemory(
            to: UInt32.self, capacity: count)
        else { return }
        Source.straighten(words, into: out, count: count)
      }
      used = 4 * count
    }
    return Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels)
  }
}

extension PixelFormat {
  /// Turns pixels of this format into straight red, green, blue, alpha where they are.
  package func straighten(_ pixels: UnsafeMutableRawBufferPointer) {
    guard let words = pixels.bindMemory(to: UInt32.self).baseAddress else { return }
    let count = pixels.count / 4
    switch self {
    case .rgbaStraight: break
    case .rgbaPremultiplied: PremultipliedPixel.straighten(words, into: words, count: count)
    case .bgraPremultiplied: SwappedPremultipliedPixel.straighten(words, into: words, count: count)
    }
  }
}

/// A question to pixels whose alpha is the high byte of their word.
package enum OpaquePixels {
  /// Returns true if eight pixels in a row are opaque. Pairs of them are words here: a comparison of vectors
  /// goes through its lanes one by one.
  @inline(__always)
  package static func areEight(_ pixels: UnsafeRawPointer) -> Bool {
    var all = UInt64.max
    for offset in stride(from: 0, to: 32, by: 8) {
      all &= pixels.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    return all & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000
  }
}

extension SourcePixel {
  /// Writes the straight form of some words, which may take their place.
  fileprivate static func straighten(
    _ words: UnsafePointer<UInt32>, into out: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    guard count > 0 else { return }
    // Pictures are mostly areas of one colour; the last one is remembered.
    var (last, shown) = (words[0], straight(words[0]))
    var index = 0
    while index + 8 <= count {
      if last.fillsEight(words + index) {
        let (area, place) = (SIMD4(repeating: shown), UnsafeMutableRawPointer(out + index))
        place.storeBytes(of: area, as: SIMD4<UInt32>.self)
        place.storeBytes(of: area, toByteOffset: 16, as: SIMD4<UInt32>.self)
        index += 8
        continue
      }
      let end = words[index + 7]
      // Nearly all are opaque and need no division.
      if OpaquePixels.areEight(UnsafeRawPointer(words + index)) {
        let (first, second) = (four(words + index), four(words + index + 4))
        let place = UnsafeMutableRawPointer(out + index)
        place.storeBytes(of: whole(ofOpaque: first), as: SIMD4<UInt32>.self)
        place.storeBytes(of: whole(ofOpaque: second), toByteOffset: 16, as: SIMD4<UInt32>.self)
      } else {
        for place in index..<index + 8 { out[place] = straight(words[place]) }
      }
      (last, shown) = (end, straight(end))
      index += 8
    }
    while index < count {
      out[index] = straight(words[index])
      index += 1
    }
  }

  @inline(__always)
  private static func four(_ words: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
    UnsafeRawPointer(words).loadUnaligned(as: SIMD4<UInt32>.self)
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
