internal import GalleySystem

extension PNGEncoder {
  /// The whole file as bytes. Complexity: O(pixels); memory for the file and, in the mode
  /// ``Mode/small``, for the filtered rows of as many stripes as there are threads.
  public func encode(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] {
    try encode(bitmap, known: nil)
  }

  /// The same with the layout that suits a survey of more pictures than this one.
  func encode(_ bitmap: Bitmap, alike survey: PixelSurvey) throws(ImageError) -> [UInt8] {
    var encoder = self
    // The small mode would choose among layouts for each picture.
    encoder.mode = .fast
    return try encoder.encode(bitmap, known: survey)
  }

  private func encode(_ bitmap: Bitmap, known survey: PixelSurvey?) throws(ImageError) -> [UInt8] {
    try bitmap.pixels.withUnsafeBytes { bytes -> Result<[UInt8], ImageError> in
      let words = bytes.bindMemory(to: UInt32.self)
      return Result { () throws(ImageError) in
        switch bitmap.format {
        case .rgbaStraight: try encode(words, bitmap, survey, StraightPixel.self)
        case .rgbaPremultiplied: try encode(words, bitmap, survey, PremultipliedPixel.self)
        case .bgraPremultiplied:
          try encode(words, bitmap, survey, SwappedPremultipliedPixel.self)
        }
      }
    }.get()
  }

  private func encode<Source: SourcePixel>(
    _ words: UnsafeBufferPointer<UInt32>, _ bitmap: Bitmap, _ known: PixelSurvey?,
    _ source: Source.Type
  ) throws(ImageError) -> [UInt8] {
    guard let pixels = words.baseAddress else { return [] }
    var survey = known ?? PixelSurvey()
    if known == nil { survey.add(pixels, width: bitmap.width, height: bitmap.height) }
    let candidates = PNGPixelLayout.candidates(survey, straight: source.straight)
    var smallest: [UInt8]?
    for layout in mode == .fast ? candidates.prefix(1) : candidates[...] {
      let file = try encode(pixels, bitmap, layout, source)
      if file.count < smallest?.count ?? .max { smallest = file }
    }
    return smallest ?? []
  }

  private func encode<Source: SourcePixel>(
    _ pixels: UnsafePointer<UInt32>, _ bitmap: Bitmap, _ layout: PNGPixelLayout,
    _ source: Source.Type
  ) throws(ImageError) -> [UInt8] {
    var writer = try prologue(width: bitmap.width, height: bitmap.height, layout: layout)
    let packer = RowPacker(layout, width: bitmap.width, source: source)
    let geometry = geometry(rowBytes: packer.rowBytes, height: bitmap.height)
    let stripes = try compress(
      pixels, packer, (0..<geometry.count).map(geometry.rows),
      endsFile: true)
    var sum = AdlerSum()
    for (index, stripe) in stripes.enumerated() {
      sum.append(stripe.sum)
      writer.append(stripe, isFirst: index == 0, total: index == stripes.count - 1 ? sum : nil)
    }
    writer.append("IEND", [])
    return writer.bytes
  }

  /// Compresses consecutive stripes of rows on several threads.
  func compress<Source: SourcePixel>(
    _ pixels: UnsafePointer<UInt32>, _ packer: RowPacker<Source>, _ stripes: [Range<Int>],
    endsFile: Bool
  ) throws(ImageError) -> [CompressedStripe] {
    let threads = threads ?? (stripes.count > 1 ? Workers.processorCount : 1)
    let results =
      switch mode {
      case .fast: fastStripes(pixels, packer, stripes, endsFile: endsFile, threads)
      case .small: smallStripes(pixels, packer, stripes, endsFile: endsFile, threads)
      }
    guard results.count == stripes.count else {
      throw ImageError(
        .writePNG, place: "IDAT", expected: "memory for the compressor", found: "none")
    }
    return results
  }

  private func fastStripes<Source: SourcePixel>(
    _ pixels: UnsafePointer<UInt32>, _ packer: RowPacker<Source>, _ stripes: [Range<Int>],
    endsFile: Bool, _ threads: Int
  ) -> [CompressedStripe] {
    nonisolated(unsafe) let pixels = pixels
    return Workers.map(
      stripes.count, threads: threads, scratch: WholePixelCompressor(packer)
    ) { compressor, index in
      let rows = stripes[index]
      return compressor.compress(
        pixels + rows.lowerBound * packer.width, rowCount: rows.count,
        isLast: endsFile && index == stripes.count - 1)
    }
  }

  private func smallStripes<Source: SourcePixel>(
    _ pixels: UnsafePointer<UInt32>, _ packer: RowPacker<Source>, _ stripes: [Range<Int>],
    endsFile: Bool, _ threads: Int
  ) -> [CompressedStripe] {
    nonisolated(unsafe) let pixels = pixels
    let compressor = SmallCompressor(packer: packer)
    let results = Workers.map(stripes.count, threads: threads) { index in
      let rows = stripes[index]
      return compressor.compress(
        pixels + rows.lowerBound * packer.width, rowCount: rows.count,
        isLast: endsFile && index == stripes.count - 1)
    }
    return results.compactMap(\.self)
  }
}

extension PNGChunkWriter {
  /// Appends a stripe as an `IDAT`; the first one opens the zlib stream, the last one closes it
  /// with the checksum of all rows.
  mutating func append(_ stripe: CompressedStripe, isFirst: Bool, total: AdlerSum?) {
    var data: [UInt8] = []
    data.reserveCapacity(stripe.bytes.count + 6)
    if isFirst { data += [0x78, 0x5E] }
    data += stripe.bytes
    if let total { data += PNGChunkWriter.word(total.value) }
    append("IDAT", data)
  }
}
