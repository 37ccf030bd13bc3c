internal import CGalleyDeflate

extension PNGEncoder {
  /// The whole file as bytes.
  public func encode(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] {
    try bitmap.pixels.withUnsafeBytes { bytes -> Result<[UInt8], ImageError> in
      let words = bytes.bindMemory(to: UInt32.self)
      return Result { () throws(ImageError) in
        switch bitmap.format {
        case .rgbaStraight: try encode(words, bitmap, StraightPixel.self)
        case .rgbaPremultiplied: try encode(words, bitmap, PremultipliedPixel.self)
        case .bgraPremultiplied: try encode(words, bitmap, SwappedPremultipliedPixel.self)
        }
      }
    }.get()
  }

  private func encode<Source: SourcePixel>(
    _ words: UnsafeBufferPointer<UInt32>, _ bitmap: Bitmap, _ source: Source.Type
  ) throws(ImageError) -> [UInt8] {
    guard let pixels = words.baseAddress else { return [] }
    var survey = PixelSurvey()
    survey.add(pixels, width: bitmap.width, height: bitmap.height)
    let layout = PNGPixelLayout.candidates(survey, straight: source.straight)[0]
    let packer = RowPacker(layout, width: bitmap.width, source: source)
    var writer = try prologue(width: bitmap.width, height: bitmap.height, layout: layout)
    if mode == .fast {
      let geometry = StripeGeometry(
        rowBytes: packer.rowBytes, height: bitmap.height, mode: mode)
      var compressor = WholePixelCompressor(packer)
      var sum = AdlerSum()
      for index in 0..<geometry.count {
        let rows = geometry.rows(index)
        let stripe = compressor.compress(
          pixels + rows.lowerBound * bitmap.width, rowCount: rows.count,
          isLast: index == geometry.count - 1)
        sum.append(stripe.sum)
        var bytes = stripe.bytes
        if index == 0 { bytes.insert(contentsOf: [0x78, 0x01], at: 0) }
        if index == geometry.count - 1 { bytes += PNGChunkWriter.word(sum.value) }
        writer.append("IDAT", bytes)
      }
      writer.append("IEND", [])
      return writer.bytes
    }
    let stride = packer.rowBytes + 1
    var raw = [UInt8](repeating: 0, count: stride * bitmap.height + 8)
    raw.withUnsafeMutableBufferPointer { raw in
      guard let base = raw.baseAddress else { return }
      for y in 0..<bitmap.height {
        packer.pack(pixels + y * bitmap.width, base + y * stride + 1)
        base[y * stride] = 0
      }
    }
    raw.removeLast(8)
    writer.append("IDAT", try compress(raw))
    writer.append("IEND", [])
    return writer.bytes
  }

  private func compress(_ raw: [UInt8]) throws(ImageError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(mode == .fast ? 1 : 6) else {
      throw ImageError(
        .writePNG, place: "IDAT", expected: "memory for the compressor", found: "none")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, raw.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { out, count in
      count = raw.withUnsafeBytes {
        libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, out.baseAddress, bound)
      }
    }
  }
}
