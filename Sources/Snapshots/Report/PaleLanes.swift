import GalleyImaging

/// Eight opaque pixels at a time, pale and grey, as `CompositePicture` shows what did not change.
enum PaleLanes {
  private typealias Pixels = SIMD4<UInt32>
  private typealias Lanes = SIMD8<UInt16>

  /// Draws eight pixels from an offset on into a row; false where one of them is not opaque.
  @inline(__always)
  static func draw(
    _ pixels: UnsafeRawBufferPointer, _ offset: Int, _ row: UnsafeMutableBufferPointer<UInt32>,
    _ x: Int
  ) -> Bool {
    #if _endian(little)
      guard let base = pixels.baseAddress, OpaquePixels.areEight(base + offset) else {
        return false
      }
      let first = pixels.loadUnaligned(fromByteOffset: offset, as: Pixels.self)
      let second = pixels.loadUnaligned(fromByteOffset: offset + 16, as: Pixels.self)
      let bytes = UnsafeMutableRawBufferPointer(row)
      bytes.storeBytes(of: pale(first), toByteOffset: 4 * x, as: Pixels.self)
      bytes.storeBytes(of: pale(second), toByteOffset: 4 * x + 16, as: Pixels.self)
      return true
    #else
      return false
    #endif
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
