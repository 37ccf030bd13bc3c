extension PNGEncoder {
  /// Encodes pictures of one size as an animated PNG, which begins again after its end. Programs that know no animation
  /// show the first picture.
  ///
  /// - Parameters:
  ///   - frames: At least one picture; all have the size and the form of the first.
  ///   - framesPerSecond: The frames of a second, 1 to 1000.
  package func encode(
    film frames: [Bitmap], framesPerSecond: Int
  ) throws(ImageError) -> [UInt8] {
    guard let first = frames.first, (1...1_000).contains(framesPerSecond),
      frames.allSatisfy({
        ($0.width, $0.height) == (first.width, first.height) && $0.format == first.format
      })
    else {
      throw ImageError(
        .writePNG, place: "acTL",
        expected: "pictures of one size and form, at 1 to 1000 frames in a second",
        found: "\(frames.count) pictures at \(framesPerSecond)")
    }
    var encoder = self
    let count = PNGChunkWriter.word(UInt32(frames.count))
    encoder.chunks.append(PNGChunk(name: "acTL", data: count + PNGChunkWriter.word(0)))
    let files = try encoder.filesAlike(frames)
    var film = Film(size: (first.width, first.height), rate: framesPerSecond)
    for (index, file) in files.enumerated() {
      try film.append(file, isFirst: index == 0)
    }
    film.writer.append("IEND", [])
    return film.writer.bytes
  }

  /// The files of pictures whose pixels have the same layout.
  private func filesAlike(_ frames: [Bitmap]) throws(ImageError) -> [[UInt8]] {
    var survey = PixelSurvey()
    var files: [[UInt8]] = []
    for frame in frames { add(frame, to: &survey) }
    for frame in frames { files.append(try encode(frame, alike: survey)) }
    return files
  }

  private func add(_ bitmap: Bitmap, to survey: inout PixelSurvey) {
    bitmap.pixels.withUnsafeBytes { bytes in
      guard let pixels = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
      survey.add(pixels, width: bitmap.width, height: bitmap.height)
    }
  }
}

/// A film on its way to bytes.
private struct Film {
  let size: (width: Int, height: Int)
  let rate: Int
  var writer = PNGChunkWriter()
  /// The number of the next chunk that belongs to the animation.
  private var sequence: UInt32 = 0

  init(size: (width: Int, height: Int), rate: Int) { (self.size, self.rate) = (size, rate) }

  /// Appends a picture: all of the first one's file but its end, and of the others the pixels.
  mutating func append(_ file: [UInt8], isFirst: Bool) throws(ImageError) {
    if isFirst { writer.appendSignature() }
    var hasControl = false
    for chunk in try Self.chunks(of: file) {
      switch chunk.name {
      case "IEND": continue
      case "IDAT":
        if !hasControl { writer.append("fcTL", control()) }
        hasControl = true
        if isFirst { writer.append(chunk) } else { writer.append("fdAT", number() + chunk.data) }
      default: if isFirst { writer.append(chunk) }
      }
    }
  }

  private static func chunks(of file: [UInt8]) throws(ImageError) -> [PNGChunk] {
    try file.withUnsafeBytes { bytes -> Result<[PNGChunk], ImageError> in
      Result { () throws(ImageError) in
        var walker = try PNGChunkWalker(bytes)
        var chunks: [PNGChunk] = []
        while chunks.last?.name != "IEND" {
          let raw = try walker.next()
          let name = PNGChunkWriter.word(raw.name)
          chunks.append(
            PNGChunk(name: String(decoding: name, as: UTF8.self), data: Array(bytes[raw.body])))
        }
        return chunks
      }
    }.get()
  }

  private mutating func number() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunkWriter.word(sequence)
  }

  /// A frame over all of the picture, which replaces what was there and is shown for one part of a second.
  private mutating func control() -> [UInt8] {
    let area = [size.width, size.height, 0, 0].flatMap { PNGChunkWriter.word(UInt32($0)) }
    let delay: [UInt8] = [0, 1, UInt8(rate >> 8), UInt8(rate & 0xFF)]
    return number() + area + delay + [0, 0]
  }
}
