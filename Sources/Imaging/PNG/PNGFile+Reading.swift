extension PNGFile {
  /// Takes a file apart. Everything up to `IEND` is checked; bytes after it are not looked at.
  init(reading bytes: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageError) {
    try limits.check(bytes: bytes.count, for: .readPNG)
    var walker = try PNGChunkWalker(bytes)
    self.init(metadata: PNGMetadata(header: try PNGFile.header(from: &walker)))
    try limits.check(
      width: header.width, height: header.height, for: .readPNG, place: "IHDR", offset: 8)
    var order = ChunkOrder()
    while true {
      let chunk = try walker.next()
      try order.admit(chunk, walker)
      switch chunk.name {
      case RawChunk.end:
        try finish(chunk, order, walker)
        return
      case RawChunk.data:
        if dataRanges.isEmpty { dataOffset = chunk.offset }
        if !chunk.body.isEmpty || dataRanges.isEmpty { dataRanges.append(chunk.body) }
      case RawChunk.palette: try readPalette(chunk, walker)
      case RawChunk.transparency: try readTransparency(chunk, walker)
      default: try readAncillary(chunk, walker)
      }
    }
  }

  private static func header(from walker: inout PNGChunkWalker) throws(ImageError) -> PNGHeader {
    let chunk = try walker.next()
    guard chunk.name == RawChunk.header else {
      throw walker.error(chunk, expected: "IHDR as the first chunk", found: chunk.text)
    }
    guard chunk.body.count == 13 else {
      throw walker.error(chunk, expected: "13 bytes", found: "\(chunk.body.count)")
    }
    let start = chunk.body.lowerBound
    let width = try dimension("width", at: start, chunk, walker)
    let height = try dimension("height", at: start + 4, chunk, walker)
    let bytes = walker.bytes
    guard let color = PNGColorType(rawValue: bytes[start + 9]) else {
      throw walker.error(
        chunk, expected: "a colour type of 0, 2, 3, 4 or 6", found: "\(bytes[start + 9])")
    }
    let depth = Int(bytes[start + 8])
    guard color.depths.contains(depth) else {
      let allowed = color.depths.map(String.init).joined(separator: ", ")
      throw walker.error(
        chunk, expected: "a bit depth out of \(allowed) for colour type \(color.rawValue)",
        found: "\(depth)")
    }
    for (name, index) in [("compression method", 10), ("filter method", 11)]
    where bytes[start + index] != 0 {
      throw walker.error(chunk, expected: "\(name) 0", found: "\(bytes[start + index])")
    }
    guard bytes[start + 12] <= 1 else {
      throw walker.error(
        chunk, expected: "an interlace method of 0 or 1", found: "\(bytes[start + 12])")
    }
    return PNGHeader(
      width: width, height: height, bitDepth: depth, colorType: color,
      isInterlaced: bytes[start + 12] == 1)
  }

  private static func dimension(
    _ name: String, at offset: Int, _ chunk: RawChunk, _ walker: PNGChunkWalker
  ) throws(ImageError) -> Int {
    let value = walker.word(at: offset)
    guard (1...0x7FFF_FFFF).contains(value) else {
      throw walker.error(chunk, expected: "a \(name) between 1 and 2147483647", found: "\(value)")
    }
    return Int(value)
  }

  private mutating func readPalette(
    _ chunk: RawChunk, _ walker: PNGChunkWalker
  ) throws(ImageError) {
    let color = header.colorType
    guard color != .grey, color != .greyAlpha else {
      throw walker.error(chunk, expected: "no palette in a grey picture", found: "one")
    }
    let limit = color == .palette ? 1 << header.bitDepth : 256
    let count = chunk.body.count / 3
    guard chunk.body.count % 3 == 0, (1...limit).contains(count) else {
      throw walker.error(
        chunk, expected: "1 to \(limit) entries of 3 bytes", found: "\(chunk.body.count) bytes")
    }
    // A suggested palette of an RGB picture says nothing about its pixels.
    guard color == .palette else { return }
    palette = (0..<count).map { index in
      let at = chunk.body.lowerBound + 3 * index
      let bytes = walker.bytes
      return UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
        | 0xFF00_0000
    }
  }

  private mutating func readTransparency(
    _ chunk: RawChunk, _ walker: PNGChunkWalker
  ) throws(ImageError) {
    let start = chunk.body.lowerBound
    func sample(_ index: Int) -> UInt16 {
      let mask = UInt16(truncatingIfNeeded: (1 << header.bitDepth) - 1)
      return UInt16(walker.bytes[start + 2 * index]) << 8 & mask
        | UInt16(walker.bytes[start + 2 * index + 1]) & mask
    }
    let count = chunk.body.count
    let expected: String
    switch header.colorType {
    case .grey:
      if count == 2 {
        transparentSample = .grey(sample(0))
        return
      }
      expected = "2 bytes for a grey picture"
    case .rgb:
      if count == 6 {
        transparentSample = .rgb(sample(0), sample(1), sample(2))
        return
      }
      expected = "6 bytes for an RGB picture"
    case .palette:
      if count > 0, count <= palette.count {
        for (index, alpha) in walker.bytes[chunk.body].enumerated() {
          palette[index] = palette[index] & 0xFF_FFFF | UInt32(alpha) << 24
        }
        return
      }
      expected = "a palette before it and 1 to \(palette.count) bytes"
    case .greyAlpha, .rgba:
      expected = "no tRNS beside an alpha channel"
    }
    throw walker.error(chunk, expected: expected, found: "\(count) bytes")
  }

  private mutating func readAncillary(
    _ chunk: RawChunk, _ walker: PNGChunkWalker
  ) throws(ImageError) {
    let start = chunk.body.lowerBound
    switch (chunk.name, chunk.body.count) {
    case (RawChunk.gamma, 4): metadata.gamma = Int(walker.word(at: start))
    case (RawChunk.standardRGB, 1): metadata.renderingIntent = Int(walker.bytes[start])
    case (RawChunk.colorProfile, 1...):
      metadata.colorProfile = PNGMetadata.unpackedProfile(
        UnsafeRawBufferPointer(rebasing: walker.bytes[chunk.body]))
    case (RawChunk.density, 9):
      metadata.pixelDensity = PNGMetadata.PixelDensity(
        x: Int(walker.word(at: start)), y: Int(walker.word(at: start + 4)),
        isPerMeter: walker.bytes[start + 8] == 1)
    case (RawChunk.gamma, _), (RawChunk.standardRGB, _), (RawChunk.colorProfile, _),
      (RawChunk.density, _):
      throw walker.error(
        chunk, expected: "the chunk's fixed length", found: "\(chunk.body.count) bytes")
    default:
      metadata.chunks.append(PNGChunk(name: chunk.text, data: walker.contents(chunk)))
    }
  }

  private func finish(
    _ chunk: RawChunk, _ order: ChunkOrder, _ walker: PNGChunkWalker
  ) throws(ImageError) {
    guard chunk.body.isEmpty else {
      throw walker.error(chunk, expected: "no data", found: "\(chunk.body.count) bytes")
    }
    guard order.hasData else {
      throw walker.error(chunk, expected: "an IDAT before it", found: "none")
    }
  }
}
