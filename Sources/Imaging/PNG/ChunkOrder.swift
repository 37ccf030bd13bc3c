/// The rules of order among the critical chunks and `tRNS` (PNG standard, section 5.6).
struct ChunkOrder {
  private(set) var hasPalette = false
  private(set) var hasData = false
  private var hasTransparency = false
  private var dataEnded = false

  /// Records a chunk, or throws an error that describes why it is not permitted here.
  mutating func admit(_ chunk: RawChunk, _ walker: PNGChunkWalker) throws(ImageError) {
    switch chunk.name {
    case RawChunk.header:
      throw walker.error(chunk, expected: "one IHDR", found: "a second one")
    case RawChunk.palette:
      try refuse(hasPalette, chunk, walker, expected: "one palette", found: "a second one")
      try refuse(hasTransparency, chunk, walker, expected: "PLTE before tRNS", found: "it after")
      try refuse(hasData, chunk, walker, expected: "PLTE before IDAT", found: "it after")
      hasPalette = true
    case RawChunk.transparency:
      try refuse(hasTransparency, chunk, walker, expected: "one tRNS", found: "a second one")
      try refuse(hasData, chunk, walker, expected: "tRNS before IDAT", found: "it after")
      hasTransparency = true
    case RawChunk.data:
      try refuse(
        dataEnded, chunk, walker, expected: "IDAT chunks one after the other",
        found: "another chunk between them")
      hasData = true
    case RawChunk.end: break
    default:
      try refuse(
        chunk.isCritical, chunk, walker, expected: "only IHDR, PLTE, IDAT and IEND as critical",
        found: "the unknown critical chunk \(chunk.text)")
    }
    if hasData, chunk.name != RawChunk.data { dataEnded = true }
  }

  private func refuse(
    _ condition: Bool, _ chunk: RawChunk, _ walker: PNGChunkWalker, expected: String, found: String
  ) throws(ImageError) {
    if condition { throw walker.error(chunk, expected: expected, found: found) }
  }
}
