import GalleyImaging

/// Rows of an image as premultiplied blue, green, red, alpha, whatever form they are kept in.
struct SourcePixels {
  private enum Form {
    case bitmap(Bitmap)
    case block(PixelBlock)
  }
  private let form: Form
  let width: Int
  let height: Int

  init(_ bitmap: Bitmap) {
    form = .bitmap(bitmap)
    width = bitmap.width
    height = bitmap.height
  }

  init(_ block: PixelBlock) {
    form = .block(block)
    width = block.width
    height = block.height
  }

  /// Writes one row.
  func write(row y: Int, to target: UnsafeMutablePointer<UInt32>) {
    switch form {
    case .block(let block): target.update(from: block.pointer(x: 0, y: y), count: width)
    case .bitmap(let bitmap):
      bitmap.pixels.withUnsafeBytes { bytes in
        let row = bytes.baseAddress! + 4 * y * width
        SourcePixels.convert(row, bitmap.format, target, width)
      }
    }
  }

  private static func convert(
    _ row: UnsafeRawPointer, _ format: PixelFormat, _ target: UnsafeMutablePointer<UInt32>,
    _ count: Int
  ) {
    for x in 0..<count {
      let pixel = row.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
      target[x] =
        switch format {
        case .bgraPremultiplied: limited(pixel)
        case .rgbaPremultiplied: limited(swapped(pixel))
        case .rgbaStraight: multiplied(swapped(pixel))
        }
    }
  }

  @inline(__always)
  private static func swapped(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
  }

  @inline(__always)
  private static func multiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = Int(pixel >> 24)
    if alpha == 255 { return pixel }
    let red = divided255(Int(pixel >> 16 & 255) &* alpha)
    let green = divided255(Int(pixel >> 8 & 255) &* alpha)
    let blue = divided255(Int(pixel & 255) &* alpha)
    return pixel & 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Keeps colour within alpha, which a caller's bitmap may fail to do.
  @inline(__always)
  private static func limited(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    return alpha << 24 | min(alpha, pixel >> 16 & 255) << 16 | min(alpha, pixel >> 8 & 255) << 8
      | min(alpha, pixel & 255)
  }
}
