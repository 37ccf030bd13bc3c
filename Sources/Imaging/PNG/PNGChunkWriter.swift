internal import CGalleyDeflate

/// Appends chunks, with their lengths and checksums, to a growing file.
struct PNGChunkWriter {
  var bytes: [UInt8] = []

  mutating func appendSignature() { bytes.append(contentsOf: PNGFile.signature) }

  mutating func append(_ name: StaticString, _ data: [UInt8]) {
    append(name.withUTF8Buffer { Array($0) }, data)
  }

  mutating func append(_ chunk: PNGChunk) { append(Array(chunk.name.utf8), chunk.data) }

  private mutating func append(_ name: [UInt8], _ data: [UInt8]) {
    append(UInt32(data.count))
    let start = bytes.count
    bytes.append(contentsOf: name)
    bytes.append(contentsOf: data)
    let sum = bytes.withUnsafeBytes { bytes in
      libdeflate_crc32(0, bytes.baseAddress?.advanced(by: start), bytes.count - start)
    }
    append(sum)
  }

  private mutating func append(_ word: UInt32) {
    bytes.append(contentsOf: PNGChunkWriter.word(word))
  }

  /// Four bytes, the highest first.
  static func word(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) }
  }
}

extension PNGEncoder {
  /// Everything before the pixels: IHDR, sRGB, pHYs, the caller's chunks, palette and alphas.
  func prologue(
    width: Int, height: Int, layout: PNGPixelLayout
  ) throws(ImageError) -> PNGChunkWriter {
    try check(width: width, height: height)
    var writer = PNGChunkWriter()
    writer.appendSignature()
    let (color, depth) = layout.header
    writer.append(
      "IHDR",
      PNGChunkWriter.word(UInt32(width)) + PNGChunkWriter.word(UInt32(height))
        + [UInt8(depth), color.rawValue, 0, 0, 0])
    // Intent 0, perceptual: the usual value for pictures without another wish.
    writer.append("sRGB", [0])
    if let scale {
      let density = PNGChunkWriter.word(PNGEncoder.pixelsPerMeter(scale))
      writer.append("pHYs", density + density + [1])
    }
    for chunk in chunks { writer.append(chunk) }
    if case .palette(_, let palette) = layout {
      writer.append("PLTE", palette.colors.flatMap { PNGEncoder.bytes($0).prefix(3) })
      let alphas = palette.colors.map { PNGEncoder.bytes($0)[3] }
      let count = alphas.lastIndex { $0 < 255 }.map { $0 + 1 } ?? 0
      if count > 0 { writer.append("tRNS", Array(alphas.prefix(count))) }
    }
    return writer
  }

  private static func bytes(_ word: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
  }

  /// 72 pixels an inch at scale 1, as Cocoa's writers say it: 2,835 pixels a metre.
  static func pixelsPerMeter(_ scale: Double) -> UInt32 {
    UInt32(saturating: (scale * 72 / 0.0254).rounded())
  }

  private func check(width: Int, height: Int) throws(ImageError) {
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw ImageError(
        .writePNG, place: "IHDR", expected: "1 to 2147483647 pixels on each side",
        found: "\(width) × \(height)")
    }
    if let scale, !(scale > 0 && scale <= 1_000_000) {
      throw ImageError(
        .writePNG, place: "pHYs", expected: "a positive scale up to 1000000", found: "\(scale)")
    }
    for chunk in chunks {
      guard chunk.isValidAncillary else {
        throw ImageError(
          .writePNG, place: "chunk", expected: "the four letters of an ancillary chunk",
          found: "\"\(chunk.name)\"")
      }
      guard chunk.data.count <= 0x7FFF_FFFF else {
        throw ImageError(
          .writePNG, place: chunk.name, expected: "at most 2147483647 bytes",
          found: "\(chunk.data.count)")
      }
    }
  }
}
