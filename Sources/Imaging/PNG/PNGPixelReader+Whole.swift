/// A pixel of eight-bit samples as it lies in a file, read as a little-endian RGBA word.
protocol FilePixel {
  static var byteCount: Int { get }
  static func load(_ pointer: UnsafePointer<UInt8>) -> UInt32
  /// The bits that every decoded pixel has set.
  static var opaque: UInt32 { get }
}

enum ThreeBytePixel: FilePixel {
  static var byteCount: Int { 3 }
  static var opaque: UInt32 { 0xFF00_0000 }
  @inline(__always)
  static func load(_ pointer: UnsafePointer<UInt8>) -> UInt32 {
    // Reads one byte more than the pixel has; the buffer has room for it.
    UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self) & 0xFF_FFFF
  }
}

enum FourBytePixel: FilePixel {
  static var byteCount: Int { 4 }
  static var opaque: UInt32 { 0 }
  @inline(__always)
  static func load(_ pointer: UnsafePointer<UInt8>) -> UInt32 {
    UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self)
  }
}

extension PNGPixelReader {
  /// Unfilters and widens whole pixels in one pass, four channels of a word at a time.
  func readWhole<Pixel: FilePixel>(
    _ rows: UnsafeMutableRawPointer, into base: UnsafeMutableRawPointer, as pixel: Pixel.Type
  ) throws(ImageError) {
    let width = file.header.width
    let words = base.assumingMemoryBound(to: UInt32.self)
    let stride = Pixel.byteCount * width + 1
    let zeros = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    zeros.initialize(repeating: 0, count: width)
    defer { zeros.deallocate() }
    for y in 0..<file.header.height {
      let row = UnsafePointer(rows.assumingMemoryBound(to: UInt8.self)) + y * stride
      let out = words + y * width
      let above = UnsafePointer(y == 0 ? zeros : words + (y - 1) * width)
      switch row[0] {
      case 0: PixelFilter<Pixel>.none(row + 1, out, width)
      case 1: PixelFilter<Pixel>.sub(row + 1, out, width)
      case 2: PixelFilter<Pixel>.up(row + 1, above, out, width)
      case 3: PixelFilter<Pixel>.average(row + 1, above, out, width)
      case 4: PixelFilter<Pixel>.paeth(row + 1, above, out, width)
      default: throw unknownFilter(row[0], row: y)
      }
    }
  }

  func unknownFilter(_ type: UInt8, row: Int) -> ImageError {
    error(expected: "a filter type of 0 to 4 in row \(row)", found: "\(type)")
  }
}
