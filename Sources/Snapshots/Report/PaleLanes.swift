import GalleyImaging

/// Eight opaque pixels at a time as `CompositePicture` shows them: pale and grey, or marked where they
/// differ from what they were.
enum PaleLanes {
  private typealias Pixels = SIMD4<UInt32>
  private typealias Lanes = SIMD8<UInt16>

  /// Draws eight pixels from an offset on into a row, which may be at the same place in memory; returns false
  /// if one of them is not opaque.
  ///
  /// - Parameters:
  ///   - old: The earlier pixels, from another offset on.
  ///   - marked: The word of those that differ.
  @inline(__always)
  static func draw(
    _ new: UnsafeRawBufferPointer, _ newOffset: Int, _ old: UnsafeRawBufferPointer,
    _ oldOffset: Int, _ marked: UInt32, _ row: UnsafeMutableBufferPointer<UInt32>, _ x: Int
  ) -> Bool {
    #if _endian(little)
      guard let base = new.baseAddress, OpaquePixels.areEight(base + newOffset) else {
        return false
      }
      let bytes = UnsafeMutableRawBufferPointer(row)
      for half in stride(from: 0, to: 32, by: 16) {
        let pixels = new.loadUnaligned(fromByteOffset: newOffset + half, as: Pixels.self)
        let before = old.loadUnaligned(fromByteOffset: oldOffset + half, as: Pixels.self)
        let differing = mask(pixels ^ before)
        bytes.storeBytes(
          of: pale(pixels) & ~differing | Pixels(repeating: marked) & differing,
          toByteOffset: 4 * x + half, as: Pixels.self)
      }
      return true
    #else
      return false
    #endif
  }

  /// All ones where a lane is not zero. Only such a lane, or its negative, has the sign bit; a comparison
  /// of vectors goes through its lanes one by one.
  @inline(__always)
  private static func mask(_ lanes: Pixels) -> Pixels {
    let signs = unsafeBitCast(lanes | (Pixels.zero &- lanes), to: SIMD4<Int32>.self)
    return unsafeBitCast(signs &>> SIMD4<Int32>(repeating: 31), to: Pixels.self)
  }

  /// Each channel fits into the lower of two lanes, and so does every step.
  @inline(__always)
  private static func pale(_ pixels: Pixels) -> Pixels {
    func channel(_ shift: UInt32) -> Lanes {
      unsafeBitCast(
        pixels &>> Pixels(repeating: shift) & Pixels(repeating: 0xFF), to: Lanes.self)
    }
    let eight = Lanes(repeating: 8)
    let sum = channel(0) &* 54 &+ channel(8) &* 183 &+ channel(16) &* 19
    let scaled = (sum &>> eight) &* 75
    // Divided by 255, exactly.
    let quotient = (scaled &+ 1 &+ (scaled &>> eight)) &>> eight
    let value = unsafeBitCast(quotient, to: Pixels.self) &+ 180
    let twice = value | value &<< Pixels(repeating: 8)
    return twice | value &<< Pixels(repeating: 16) | Pixels(repeating: 0xFF00_0000)
  }
}
