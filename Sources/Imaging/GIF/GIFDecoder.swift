/// Reads the first picture of GIF files, as the formats of 1987 and 1989 have it.
///
/// The format is small and does not change, so it is read here: a library for it would be one more that
/// every user links. Pixels that the picture leaves open are transparent, as in browsers; the background
/// colour and the pictures after the first one are not looked at.
enum GIFDecoder {
  static func decode(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(ImageError) -> Bitmap {
    try limits.check(bytes: bytes.count, for: .readGIF)
    var reading = GIFReading(bytes: bytes, limits: limits)
    return try reading.firstPicture()
  }
}

/// One file and the place up to which it is read.
private struct GIFReading {
  let bytes: [UInt8]
  let limits: ImageLimits
  private var position = 6
  /// The index that is transparent.
  private var clear: UInt8?

  init(bytes: [UInt8], limits: ImageLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func firstPicture() throws(ImageError) -> Bitmap {
    let screen = try take(7, "the size of the screen")
    let table = try colors(screen[4])
    while true {
      switch try take(1, "a block")[0] {
      case 0x21: try readExtension()
      case 0x2C: return try picture(on: screen, table)
      case let other:
        throw error("a picture", other == 0x3B ? "the end" : "a block of kind \(other)")
      }
    }
  }

  private func error(_ expected: String, _ found: String) -> ImageError {
    ImageError(.readGIF, offset: position, expected: expected, found: found)
  }

  private mutating func take(_ count: Int, _ what: String) throws(ImageError) -> [UInt8] {
    guard position + count <= bytes.count else {
      throw error(what, "the end of the file after \(bytes.count - position) bytes")
    }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  /// The colours that follow a field of flags, three bytes each.
  private mutating func colors(_ flags: UInt8) throws(ImageError) -> [UInt8] {
    guard flags & 0x80 != 0 else { return [] }
    return try take(3 << (flags & 7 + 1), "a table of colours")
  }

  private mutating func readExtension() throws(ImageError) {
    let label = try take(1, "an extension")[0]
    let content = try blocks()
    // The control of the next picture; with the lowest flag one index is transparent.
    guard label == 0xF9, content.count >= 4 else { return }
    clear = content[0] & 1 == 0 ? nil : content[3]
  }

  /// The content of blocks of up to 255 bytes, of which an empty one is the last.
  private mutating func blocks() throws(ImageError) -> [UInt8] {
    var content: [UInt8] = []
    while true {
      let count = Int(try take(1, "a block's length")[0])
      if count == 0 { return content }
      content += try take(count, "a block")
    }
  }

  private mutating func picture(
    on screen: [UInt8], _ shared: [UInt8]
  ) throws(ImageError) -> Bitmap {
    let field = try take(9, "the picture's place")
    func word(_ bytes: [UInt8], _ index: Int) -> Int {
      Int(bytes[index]) | Int(bytes[index + 1]) << 8
    }
    let (left, top) = (word(field, 0), word(field, 2))
    let (width, height) = (word(field, 4), word(field, 6))
    guard width > 0, height > 0 else {
      throw error("a picture with pixels", "\(width) × \(height)")
    }
    // Files whose screen is too small, or 0 × 0, are common; browsers enlarge it.
    let whole = (max(word(screen, 0), left + width), max(word(screen, 2), top + height))
    try limits.check(width: whole.0, height: whole.1, for: .readGIF, place: "screen", offset: 6)
    try ImageLimits.requireMemory(4 * whole.0 * whole.1 + width * height, for: .readGIF)
    let own = try colors(field[8])
    let indices = try indices(count: width * height)
    let table = own.isEmpty ? shared : own
    guard table.count >= 3 else { throw error("a table of colours", "none") }
    var pixels = [UInt8](repeating: 0, count: 4 * whole.0 * whole.1)
    for (row, y) in Self.rows(height, isInterlaced: field[8] & 0x40 != 0).enumerated() {
      var target = 4 * ((top + y) * whole.0 + left)
      for index in indices[row * width..<(row + 1) * width] {
        if index != clear, 3 * Int(index) + 2 < table.count {
          pixels[target] = table[3 * Int(index)]
          pixels[target + 1] = table[3 * Int(index) + 1]
          pixels[target + 2] = table[3 * Int(index) + 2]
          pixels[target + 3] = 255
        }
        target += 4
      }
    }
    return Bitmap(width: whole.0, height: whole.1, format: .rgbaStraight, pixels: pixels)
  }

  private mutating func indices(count: Int) throws(ImageError) -> [UInt8] {
    let rootBits = Int(try take(1, "the length of codes")[0])
    guard (1...8).contains(rootBits) else { throw error("codes of 1 to 8 bits", "\(rootBits)") }
    let indices = GIFCodes.unpack(try blocks(), rootBits: rootBits, count: count)
    guard indices.count >= count else {
      throw error("\(count) pixels", "\(indices.count) before the codes end or lead nowhere")
    }
    return indices
  }

  /// The rows in the order in which the file has them: interlaced, every eighth, then those between.
  private static func rows(_ height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap {
      Array(stride(from: $0.0, to: height, by: $0.1))
    }
  }
}
