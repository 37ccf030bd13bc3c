import GalleyDesign
import GalleyGeometry
internal import GalleyImaging
import GalleyPainting

extension PDFReader {
  /// Draws a picture into the unit square of the state's space.
  mutating func draw(picture stream: PDFStream, _ state: PDFState) throws(PDFError) {
    guard let picture = try picture(stream, state.fill, depth: 0) else { return }
    var node = picture
    let (width, height) = (Double(picture.image.bitmap.width), Double(picture.image.bitmap.height))
    node.transform = Transform(
      a: 1 / width, b: 0, c: 0, d: -1 / height, tx: 0, ty: 1
    ).followed(by: state.transform)
    try add(.picture(node), opacity: state.fill.opacity, state)
  }

  /// A picture between `BI` and `EI`.
  mutating func inlinePicture(
    _ scanner: inout PDFScanner, _ content: PDFContent
  ) throws(PDFError) {
    let start = scanner.index
    var entries: [String: PDFValue] = [:]
    while !scanner.take(word: "ID") {
      guard let key = try scanner.value().name else {
        throw PDFError("content, byte \(start): expected a key of a picture")
      }
      entries[Self.longNames[key] ?? key] = try scanner.value()
    }
    scanner.index += 1
    let first = min(scanner.index, scanner.bytes.endIndex)
    var last = first
    let bytes = scanner.bytes
    // The end is known by the blanks around its name.
    while last + 2 < bytes.endIndex {
      let isEnd =
        bytes[last] <= 0x20 && bytes[last + 1] == UInt8(ascii: "E")
        && bytes[last + 2] == UInt8(ascii: "I")
        && (last + 3 == bytes.endIndex || bytes[last + 3] <= 0x20)
      if isEnd { break }
      last += 1
    }
    guard last + 2 < bytes.endIndex else {
      throw PDFError("content, byte \(start): expected \"EI\" behind a picture")
    }
    scanner.index = last + 3
    guard !content.isHidden else { return }
    let stream = PDFStream(dictionary: entries, bytes: bytes[first..<last], offset: 0)
    try draw(picture: stream, content.state)
  }

  private static let longNames = [
    "BPC": "BitsPerComponent", "CS": "ColorSpace", "D": "Decode", "DP": "DecodeParms",
    "F": "Filter", "H": "Height", "IM": "ImageMask", "W": "Width",
  ]

  /// A picture with its masks; nil, with a warning, of a format that is not read.
  private mutating func picture(
    _ stream: PDFStream, _ ink: PDFInk, depth: Int
  ) throws(PDFError) -> VectorPicture? {
    let entries = stream.dictionary
    let isStencil = try file.entry("ImageMask", of: entries).boolean ?? false
    if isStencil, ink.pattern != nil {
      leaveOut("stencils filled with patterns")
      return nil
    }
    guard var samples = try samples(stream, isStencil) else { return nil }
    if let mask = try file.entry("SMask", of: entries).stream {
      guard let alpha = try self.samples(mask, false) else { return nil }
      samples.takeOpacity(of: alpha, channel: 0)
    } else if let mask = try file.entry("Mask", of: entries).stream {
      guard let stencil = try self.samples(mask, true) else { return nil }
      samples.takeOpacity(of: stencil, channel: 3)
    }
    let image = ImageResource(name: "picture", bitmap: samples.bitmap)
    var picture = VectorPicture(image: image)
    if isStencil { picture.tint = .fixed(ink.color) }
    return picture
  }

  private mutating func samples(
    _ stream: PDFStream, _ isStencil: Bool
  ) throws(PDFError) -> PDFPixels? {
    let entries = stream.dictionary
    guard let width = try file.entry("Width", of: entries).integer,
      let height = try file.entry("Height", of: entries).integer, width > 0, height > 0,
      width <= 1 << 15, height <= 1 << 15, width * height <= 1 << 24
    else { throw PDFError("expected a picture's width and height, of at most 16,777,216 pixels") }
    let (data, codec) = try file.unpacked(stream)
    if let codec { return try packed(data, codec) }
    let bits = isStencil ? 1 : try file.entry("BitsPerComponent", of: entries).integer ?? 8
    guard [1, 2, 4, 8, 16].contains(bits) else { throw PDFError("a picture has \(bits) bits") }
    let space: PDFColorSpace = isStencil ? .gray : try colorSpace(entries["ColorSpace"])
    let count = max(1, space.components)
    let rowBytes = (width * count * bits + 7) / 8
    guard data.count >= rowBytes * height else {
      throw PDFError(
        at: stream.offset,
        "a picture has \(data.count) bytes instead of \(rowBytes * height)")
    }
    var decode = try file.numbers(entries["Decode"]) ?? []
    if decode.count != 2 * count { decode = space.decode(bits: bits) }
    let most = Double((1 << bits) - 1)
    // Masked by colours: those with all samples within these bounds are clear.
    let key = try file.numbers(entries["Mask"]).flatMap { $0.count == 2 * count ? $0 : nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    var known: [[Int]: [UInt8]] = [:]
    for y in 0..<height {
      var reader = PDFBits(data[(y * rowBytes)..<((y + 1) * rowBytes)])
      for _ in 0..<width {
        let raw = (0..<count).map { _ in reader.next(bits) }
        if let pixel = known[raw] {
          pixels += pixel
          continue
        }
        let numbers = raw.enumerated().map { index, value in
          decode[2 * index]
            + Double(value) / most * (decode[2 * index + 1] - decode[2 * index])
        }
        try pay(space.cost)
        var color = space.color(numbers)
        if isStencil { color = RGBAColor.black.with(alpha: 1 - numbers[0]) }
        if let key,
          raw.enumerated().allSatisfy({
            Double($1) >= key[2 * $0] && Double($1) <= key[2 * $0 + 1]
          })
        {
          color = color.with(alpha: 0)
        }
        let pixel = [color.red, color.green, color.blue, color.alpha].map {
          UInt8(saturating: ($0 * 255).rounded())
        }
        if known.count < 4_096 { known[raw] = pixel }
        pixels += pixel
      }
    }
    return PDFPixels(
      bitmap: Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels))
  }

  private mutating func packed(
    _ data: [UInt8], _ codec: String
  ) throws(PDFError) -> PDFPixels? {
    guard codec == "DCTDecode" || codec == "DCT" else {
      leaveOut("pictures packed by \(codec)")
      return nil
    }
    do {
      let limits = ImageLimits(
        maximumPixels: 1 << 24, maximumFileBytes: PDFLimits.fileBytes)
      return PDFPixels(bitmap: try JPEGDecoder.decode(data, limits: limits))
    } catch {
      throw PDFError("a picture: \(error)")
    }
  }
}

/// Pixels with straight alpha.
private struct PDFPixels {
  var bitmap: Bitmap

  /// The same pixels, the nearest ones, in another size.
  private func resized(_ width: Int, _ height: Int) -> Bitmap {
    guard width != bitmap.width || height != bitmap.height else { return bitmap }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    for y in 0..<height {
      let row = y * bitmap.height / height * bitmap.width
      for x in 0..<width {
        let place = 4 * (row + x * bitmap.width / width)
        pixels += bitmap.pixels[place..<place + 4]
      }
    }
    return Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels)
  }

  /// Takes the opacity of each pixel from a channel of another picture, in the larger of both sizes.
  mutating func takeOpacity(
    of other: PDFPixels, channel: Int
  ) {
    let width = max(bitmap.width, other.bitmap.width)
    let height = max(bitmap.height, other.bitmap.height)
    bitmap = resized(width, height)
    let mask = other.resized(width, height).pixels
    for place in stride(from: 0, to: mask.count, by: 4) {
      bitmap.pixels[place + 3] = mask[place + channel]
    }
  }
}
