internal import CGalleyWebP

/// Reads WebP files, lossy and lossless; of an animation the first picture.
///
/// The format fixes every bit of what is decoded, and the library's paths for different processors agree.
enum WebPDecoder {
  static func decode(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(ImageError) -> Bitmap {
    try limits.check(bytes: bytes.count, for: .readWebP)
    let header = try features(of: bytes)
    let (width, height) = (Int(header.width), Int(header.height))
    try limits.check(width: width, height: height, for: .readWebP, place: "header", offset: 12)
    try ImageLimits.requireMemory(4 * width * height, for: .readWebP)
    guard header.has_animation != 0 else { return try picture(bytes, width, height) }
    guard let frame = WebPChunks(file: bytes).firstFrame else {
      throw ImageError(.readWebP, expected: "an animation's first picture", found: "none")
    }
    let part = try features(of: frame.file)
    guard frame.x + Int(part.width) <= width, frame.y + Int(part.height) <= height else {
      throw ImageError(
        .readWebP, place: "ANMF", expected: "a picture within \(width) × \(height)",
        found: "\(part.width) × \(part.height) at \(frame.x), \(frame.y)")
    }
    let picture = try picture(frame.file, Int(part.width), Int(part.height))
    return picture.placed(x: frame.x, y: frame.y, on: (width, height))
  }

  private static func features(of bytes: [UInt8]) throws(ImageError) -> WebPBitstreamFeatures {
    var features = WebPBitstreamFeatures()
    try check(WebPGetFeatures(bytes, bytes.count, &features), "a WebP header")
    return features
  }

  private static func picture(
    _ bytes: [UInt8], _ width: Int, _ height: Int
  ) throws(ImageError) -> Bitmap {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else {
      throw ImageError(
        .readWebP, expected: "libwebp as it was built with", found: "another version")
    }
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    let status = pixels.withUnsafeMutableBufferPointer { out in
      config.output.colorspace = MODE_RGBA
      config.output.is_external_memory = 1
      config.output.u.RGBA = WebPRGBABuffer(
        rgba: out.baseAddress, stride: Int32(4 * width), size: out.count)
      return WebPDecode(bytes, bytes.count, &config)
    }
    try check(status, "a whole picture")
    return Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels)
  }

  /// The library has numbers for its faults and no words; these are the names of its header.
  private static func check(_ status: VP8StatusCode, _ expected: String) throws(ImageError) {
    guard status != VP8_STATUS_OK else { return }
    let words = [
      "", "out of memory", "an invalid parameter", "a bitstream error", "an unsupported feature",
      "a suspended decoder", "an aborted decoder", "not enough data",
    ]
    let number = Int(status.rawValue)
    throw ImageError(
      .readWebP, expected: expected,
      found: words.indices.contains(number) ? words[number] : "fault \(number)")
  }
}

extension Bitmap {
  /// The pixels on a transparent picture of another size, which holds them.
  fileprivate func placed(x: Int, y: Int, on size: (width: Int, height: Int)) -> Bitmap {
    guard size != (width, height) else { return self }
    var result = [UInt8](repeating: 0, count: 4 * size.width * size.height)
    for row in 0..<height {
      let start = 4 * ((y + row) * size.width + x)
      result.replaceSubrange(
        start..<start + 4 * width, with: pixels[4 * row * width..<4 * (row + 1) * width])
    }
    return Bitmap(width: size.width, height: size.height, format: format, pixels: result)
  }
}
