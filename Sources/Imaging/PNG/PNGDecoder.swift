/// Reads PNG files: every colour type and depth of the standard, interlaced or not.
///
/// Pixels come out as eight bits of straight red, green, blue and alpha. Sixteen-bit samples are
/// rounded to the nearest eight-bit one, v₈ = ⌊(255 · v₁₆ + 32,895) / 65,536⌋; smaller ones are
/// spread evenly over 0 to 255. Gamma, chromaticities and colour profiles are reported, not applied:
/// the pixels are as stored (`StillImage` brings them to sRGB). All checksums are verified, including
/// those of chunks that are skipped. Bytes after `IEND` are ignored, as is what follows the compressed pixels inside `IDAT`.
public enum PNGDecoder {
  /// The pixels of a file.
  public static func decode(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(ImageError) -> Bitmap {
    try read(bytes, limits: limits).bitmap
  }

  /// The pixels of a file and what it says about them.
  package static func read(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(ImageError) -> PNGImage {
    try bytes.withUnsafeBytes { bytes -> Result<PNGImage, ImageError> in
      Result { () throws(ImageError) in
        let file = try PNGFile(reading: bytes, limits: limits)
        let pixels = try PNGPixelReader(file, bytes).pixels()
        let header = file.header
        return PNGImage(
          bitmap: Bitmap(
            width: header.width, height: header.height, format: .rgbaStraight, pixels: pixels),
          metadata: file.metadata)
      }
    }.get()
  }

  /// What a file says, without decompressing its pixels. Structure and checksums are verified.
  package static func inspect(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(ImageError) -> PNGMetadata {
    try bytes.withUnsafeBytes { bytes -> Result<PNGMetadata, ImageError> in
      Result { () throws(ImageError) in
        try PNGFile(reading: bytes, limits: limits).metadata
      }
    }.get()
  }

  /// Decodes into memory that is used again from file to file.
  package static func decode(
    _ bytes: UnsafeRawBufferPointer, limits: ImageLimits = .standard, into memory: inout PixelMemory
  ) throws(ImageError) {
    let file = try PNGFile(reading: bytes, limits: limits)
    let reader = try PNGPixelReader(file, bytes)
    memory.reserve(reader.capacity)
    try reader.read(into: memory.base)
    memory.width = file.header.width
    memory.height = file.header.height
    memory.metadata = file.metadata
  }
}
