internal import GalleySystem

/// Pixels in memory that is kept from picture to picture. Touching a fresh page for the first time
/// costs more than decoding into it, so callers that read many files should keep one of these.
package struct PixelMemory: ~Copyable {
  /// The number of pixels in a row of the last picture.
  package internal(set) var width = 0
  /// The number of rows of the last picture.
  package internal(set) var height = 0
  /// The metadata of the file of the last picture; nil before the first.
  var metadata: PNGMetadata?
  private(set) var base: UnsafeMutableRawPointer
  private var capacity: Int

  /// Makes memory that holds nothing yet.
  package init() {
    base = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 64)
    capacity = 64
  }

  deinit { base.deallocate() }

  /// The pixels of the last picture: 4 · width · height bytes of straight red, green, blue, alpha.
  package func withPixels<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    body(UnsafeRawBufferPointer(start: base, count: 4 * width * height))
  }

  /// A copy of the last picture.
  package var bitmap: Bitmap {
    Bitmap(
      width: width, height: height, format: .rgbaStraight, pixels: withPixels { [UInt8]($0) })
  }

  /// The last picture with its colours in sRGB; nil where its file names no other colours, and the pixels are
  /// those already.
  package var converted: StillImage? {
    guard let metadata, metadata.namesColorSpace else { return nil }
    return StillImage(PNGImage(bitmap: bitmap, metadata: metadata))
  }

  /// Makes room for that many bytes; what was there may be lost.
  mutating func reserve(_ bytes: Int) {
    guard bytes > capacity else { return }
    base.deallocate()
    base = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 1 << 12)
    capacity = bytes
    HugePages.advise(UnsafeMutableRawBufferPointer(start: base, count: bytes))
  }
}
