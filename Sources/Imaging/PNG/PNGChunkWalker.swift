internal import CGalleyDeflate

/// Walks the chunks of a file, checking lengths and checksums.
struct PNGChunkWalker {
  let bytes: UnsafeRawBufferPointer
  private(set) var position: Int

  /// Checks the signature and stands before the first chunk.
  init(_ bytes: UnsafeRawBufferPointer) throws(ImageError) {
    guard bytes.count >= 8, bytes[..<8].elementsEqual(PNGFile.signature) else {
      throw ImageError(
        .readPNG, place: "signature", offset: 0,
        expected: "the eight bytes 89 50 4E 47 0D 0A 1A 0A",
        found: PNGChunkWalker.kind(of: bytes))
    }
    self.bytes = bytes
    position = 8
  }

  /// The actual format of a file, or its first bytes.
  private static func kind(of bytes: UnsafeRawBufferPointer) -> String {
    switch ImageFormat(of: bytes) {
    case .other(let what) where what != ImageFormat.unknown: what
    case .jpeg: "a JPEG file"
    case .webp: "a WebP file"
    case .gif: "a GIF file"
    case .pdf: "a PDF file"
    default: PNGChunkWalker.hexadecimal(bytes.prefix(8))
    }
  }

  private static func hexadecimal(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }

  func word(at offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The next chunk; a file that ends before one does is an error.
  mutating func next() throws(ImageError) -> RawChunk {
    let start = position
    guard bytes.count - start >= 12 else {
      throw ImageError(
        .readPNG, place: "chunk", offset: start, expected: "another chunk up to IEND",
        found: "the end of the file after \(bytes.count - start) bytes")
    }
    let length = Int(word(at: start))
    var chunk = RawChunk(name: word(at: start + 4), offset: start, body: start + 8..<start + 8)
    guard length <= bytes.count - start - 12 else {
      throw error(
        chunk, expected: "\(length) bytes of data and a checksum",
        found: "the end of the file after \(bytes.count - start - 8) bytes")
    }
    chunk.body = start + 8..<start + 8 + length
    try check(chunk)
    position = chunk.body.upperBound + 4
    return chunk
  }

  private func check(_ chunk: RawChunk) throws(ImageError) {
    let covered = UnsafeRawBufferPointer(rebasing: bytes[chunk.offset + 4..<chunk.body.upperBound])
    let sum = libdeflate_crc32(0, covered.baseAddress, covered.count)
    let stored = word(at: chunk.body.upperBound)
    guard sum == stored else {
      throw error(
        chunk, expected: "the checksum 0x\(String(sum, radix: 16))",
        found: "0x\(String(stored, radix: 16))")
    }
  }

  func error(_ chunk: RawChunk, expected: String, found: String) -> ImageError {
    ImageError(
      .readPNG, place: chunk.text, offset: chunk.offset, expected: expected, found: found)
  }

  func contents(_ chunk: RawChunk) -> [UInt8] { [UInt8](bytes[chunk.body]) }
}
