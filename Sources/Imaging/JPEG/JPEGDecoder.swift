internal import CGalleyTurboJPEG

/// Reads JPEG files, baseline and progressive, grey, YCbCr, RGB, CMYK and YCCK.
///
/// The orientation in the Exif block is applied, as browsers and mobile systems do, so a portrait
/// photograph comes out upright. CMYK becomes R = C · K / 255 and so on, for the inverted values
/// that Adobe's writers store. Colour profiles are not applied here. A file that the library reads
/// only with a warning, such as a truncated one, is an error with the library's words.
package enum JPEGDecoder {
  /// The pixels of a file, opaque.
  package static func decode(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(ImageError) -> Bitmap {
    try limits.check(bytes: bytes.count, for: .readJPEG)
    guard let handle = tjInitDecompress() else {
      throw ImageError(.readJPEG, expected: "memory for the decompressor", found: "none")
    }
    defer { tjDestroy(handle) }
    let bitmap = try bytes.withUnsafeBufferPointer { bytes throws(ImageError) -> Bitmap in
      try JPEGReading(handle: handle, bytes: bytes).bitmap(limits)
    }
    return bitmap.oriented(ExifOrientation(of: bytes))
  }
}

/// One file in the hands of the library.
private struct JPEGReading {
  let handle: tjhandle
  let bytes: UnsafeBufferPointer<UInt8>

  /// Exact transforms give the same pixels on every machine; the limit on scans stops progressive
  /// files that repeat a tiny scan thousands of times.
  private var flags: Int32 { TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS }

  private func libraryError(_ expected: String) -> ImageError {
    ImageError(
      .readJPEG, expected: expected, found: String(cString: tjGetErrorStr2(handle)))
  }

  func bitmap(_ limits: ImageLimits) throws(ImageError) -> Bitmap {
    var width: Int32 = 0
    var height: Int32 = 0
    var subsampling: Int32 = 0
    var colorSpace: Int32 = 0
    guard
      tjDecompressHeader3(
        handle, bytes.baseAddress, UInt(bytes.count), &width, &height, &subsampling, &colorSpace)
        == 0
    else { throw libraryError("a JPEG header") }
    try limits.check(
      width: Int(width), height: Int(height), for: .readJPEG, place: "SOF", offset: 0)
    try ImageLimits.requireMemory(4 * Int(width) * Int(height), for: .readJPEG)
    let isInk = colorSpace == TJCS_CMYK.rawValue || colorSpace == TJCS_YCCK.rawValue
    let format = isInk ? TJPF_CMYK : TJPF_RGBA
    var pixels = [UInt8](repeating: 0, count: 4 * Int(width) * Int(height))
    let status = pixels.withUnsafeMutableBufferPointer { out in
      tjDecompress2(
        handle, bytes.baseAddress, UInt(bytes.count), out.baseAddress, width, 0, height,
        format.rawValue, flags)
    }
    guard status == 0 else { throw libraryError("a whole picture") }
    if isInk { JPEGReading.mixInks(&pixels) }
    return Bitmap(width: Int(width), height: Int(height), format: .rgbaStraight, pixels: pixels)
  }

  /// Inverted cyan, magenta, yellow and black to red, green, blue and alpha.
  private static func mixInks(_ pixels: inout [UInt8]) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for base in stride(from: 0, to: pixels.count, by: 4) {
        let black = UInt32(pixels[base + 3])
        for channel in base..<base + 3 {
          pixels[channel] = UInt8((UInt32(pixels[channel]) * black + 127) / 255)
        }
        pixels[base + 3] = 255
      }
    }
  }
}
