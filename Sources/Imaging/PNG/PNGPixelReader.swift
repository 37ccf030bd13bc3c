internal import CGalleyDeflate
import GalleySystem

/// Turns the compressed rows of a file into RGBA words.
///
/// The rows are inflated in one piece into the tail of the output buffer and unfiltered forwards: row y ends
/// at 4 · width · (y + 1) at the latest, which never passes the start of row y + 1 of the input. Rows of an
/// interlaced picture have a buffer of their own.
struct PNGPixelReader {
  let file: PNGFile
  let bytes: UnsafeRawBufferPointer
  /// The bytes of all filtered rows.
  let scanlineBytes: Int

  /// Refuses what cannot be true before any memory is taken.
  init(_ file: PNGFile, _ bytes: UnsafeRawBufferPointer) throws(ImageError) {
    guard let scanlineBytes = file.header.scanlineBytes else {
      throw ImageError(
        .readPNG, place: "IHDR", offset: 8, expected: "a picture that fits into memory",
        found: "\(file.header.width) × \(file.header.height) pixels")
    }
    self.file = file
    self.bytes = bytes
    self.scanlineBytes = scanlineBytes
    // Deflate packs at most 258 bytes into two bits, so less data than this cannot be enough.
    guard scanlineBytes / 1032 <= file.dataBytes else {
      throw error(
        expected: "enough data for \(scanlineBytes) bytes of rows", found: "\(file.dataBytes) bytes"
      )
    }
    guard file.header.colorType != .palette || !file.palette.isEmpty else {
      throw error(expected: "a PLTE before it", found: "none")
    }
    let interlaced = file.header.isInterlaced ? scanlineBytes : 0
    try ImageLimits.requireMemory(capacity + interlaced, for: .readPNG)
  }

  private var pixelBytes: Int { 4 * file.header.width * file.header.height }

  /// The start of the filtered rows in the output buffer.
  private var inputOffset: Int { max(0, pixelBytes - scanlineBytes) }

  /// The bytes the output buffer needs; the words of the last pixels may read past the rows' end.
  var capacity: Int { inputOffset + scanlineBytes + 8 }

  func error(expected: String, found: String) -> ImageError {
    ImageError(
      .readPNG, place: "IDAT", offset: file.dataOffset, expected: expected, found: found)
  }

  func pixels() throws(ImageError) -> [UInt8] {
    var failure: ImageError?
    let pixels = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      HugePages.advise(UnsafeMutableRawBufferPointer(start: base, count: capacity))
      do throws(ImageError) {
        try read(into: UnsafeMutableRawPointer(base))
        count = pixelBytes
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return pixels
  }

  /// Writes all pixels to the start of a buffer of ``capacity`` bytes.
  func read(into base: UnsafeMutableRawPointer) throws(ImageError) {
    if file.header.isInterlaced {
      let rows = UnsafeMutableRawPointer.allocate(byteCount: scanlineBytes + 8, alignment: 64)
      defer { rows.deallocate() }
      try inflate(into: rows)
      try readInterlaced(rows, into: base)
    } else {
      let rows = base + inputOffset
      try inflate(into: rows)
      if try !readWhole(rows, into: base) { try readPlain(rows, into: base) }
    }
    if case .rgb(let red, let green, let blue) = file.transparentSample, file.header.bitDepth == 8 {
      let key = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
      let words = base.assumingMemoryBound(to: UInt32.self)
      for index in 0..<pixelBytes / 4 where words[index] == key {
        words[index] = key & 0xFF_FFFF
      }
    }
  }

  private func inflate(into rows: UnsafeMutableRawPointer) throws(ImageError) {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw error(expected: "memory for the decompressor", found: "none")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var gathered: [UInt8] = []
    if file.dataRanges.count > 1 {
      gathered.reserveCapacity(file.dataBytes)
      for range in file.dataRanges { gathered.append(contentsOf: bytes[range]) }
    }
    let written = try gathered.withUnsafeBytes { gathered -> Result<Int, ImageError> in
      let input =
        file.dataRanges.count > 1
        ? gathered : UnsafeRawBufferPointer(rebasing: bytes[file.dataRanges[0]])
      var read = 0
      var written = 0
      let result = libdeflate_zlib_decompress_ex(
        decompressor, input.baseAddress, input.count, rows, scanlineBytes, &read, &written)
      switch result {
      case LIBDEFLATE_SUCCESS: return .success(written)
      case LIBDEFLATE_INSUFFICIENT_SPACE:
        return .failure(
          error(expected: "\(scanlineBytes) bytes of rows", found: "more"))
      default:
        return .failure(
          error(
            expected: "a whole zlib stream with a correct checksum", found: "damaged data"))
      }
    }.get()
    guard written == scanlineBytes else {
      throw error(expected: "\(scanlineBytes) bytes of rows", found: "\(written)")
    }
  }
}
