import GalleyImaging

extension Bitmap {
  /// The pixel at a place, as 0xAARRGGBB with colour multiplied by alpha.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let at = 4 * (y * width + x)
    return UInt32(pixels[at]) | UInt32(pixels[at + 1]) << 8 | UInt32(pixels[at + 2]) << 16
      | UInt32(pixels[at + 3]) << 24
  }
}
