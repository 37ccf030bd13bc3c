import GalleyImaging

/// Writes PNG files of any colour type and depth without the code under test: stored deflate blocks,
/// checksums by the definitions, filters byte by byte as the standard writes them.
struct HandMadePNG {
  var width: Int
  var height: Int
  var depth: Int
  var colorType: Int
  var isInterlaced = false
  /// The samples of each pixel, row by row.
  var samples: [[Int]]
  var palette: [(Int, Int, Int)] = []
  var transparency: [UInt8]?
  /// The filter of each row in turn.
  var filters: [UInt8] = [0, 1, 2, 3, 4]
  /// Into how many `IDAT` chunks the data is cut.
  var dataChunks = 1
  /// Chunks between the header and the palette.
  var extraChunks: [(String, [UInt8])] = []

  static let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]

  /// Random samples for a format.
  init(width: Int, height: Int, depth: Int, colorType: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    self.width = width
    self.height = height
    self.depth = depth
    self.colorType = colorType
    let limit = colorType == 3 ? min(1 << depth, 200) : 1 << depth
    samples = (0..<width * height).map { _ in
      (0..<Self.channels[colorType]!).map { _ in Int(generator.next() % UInt64(limit)) }
    }
    if colorType == 3 {
      palette = (0..<limit).map { _ in
        let word = generator.next()
        return (Int(word & 255), Int(word >> 8 & 255), Int(word >> 16 & 255))
      }
    }
  }

  var file: [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += Self.chunk(
      "IHDR",
      Self.word(width) + Self.word(height)
        + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0])
    for (name, data) in extraChunks { bytes += Self.chunk(name, data) }
    if !palette.isEmpty {
      bytes += Self.chunk("PLTE", palette.flatMap { [UInt8($0.0), UInt8($0.1), UInt8($0.2)] })
    }
    if let transparency { bytes += Self.chunk("tRNS", transparency) }
    let stream = Self.zlib(rows)
    let size = (stream.count + dataChunks - 1) / dataChunks
    for start in stride(from: 0, to: stream.count, by: size) {
      bytes += Self.chunk("IDAT", Array(stream[start..<min(stream.count, start + size)]))
    }
    return bytes + Self.chunk("IEND", [])
  }

  /// The bitmap that a decoder must make of the samples.
  var expected: Bitmap {
    let pixels = samples.flatMap { pixel -> [UInt8] in
      let color = pixel.map(narrowed)
      switch colorType {
      case 0: return [color[0], color[0], color[0], keyed(pixel) ? 0 : 255]
      case 2: return [color[0], color[1], color[2], keyed(pixel) ? 0 : 255]
      case 3:
        let (red, green, blue) = palette[pixel[0]]
        let alpha = transparency.flatMap { pixel[0] < $0.count ? $0[pixel[0]] : nil } ?? 255
        return [UInt8(red), UInt8(green), UInt8(blue), alpha]
      case 4: return [color[0], color[0], color[0], color[1]]
      default: return color
      }
    }
    return Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels)
  }

  /// A sample as eight bits, to the nearest level.
  private func narrowed(_ sample: Int) -> UInt8 {
    UInt8((Double(sample) * 255 / Double(1 << depth - 1)).rounded())
  }

  private func keyed(_ pixel: [Int]) -> Bool {
    guard let transparency else { return false }
    return pixel.indices.allSatisfy {
      pixel[$0] == Int(transparency[2 * $0]) << 8 | Int(transparency[2 * $0 + 1])
    }
  }

  /// The filtered rows of the picture or of its seven passes.
  private var rows: [UInt8] {
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    return passes.flatMap { startX, startY, stepX, stepY -> [UInt8] in
      let columns = Array(stride(from: startX, to: width, by: stepX))
      guard !columns.isEmpty else { return [] }
      var above = [UInt8](repeating: 0, count: (columns.count * bitsPerPixel + 7) / 8)
      return stride(from: startY, to: height, by: stepY).enumerated().flatMap { index, y in
        let row = packed(columns.flatMap { samples[y * width + $0] })
        defer { above = row }
        return filtered(row, above, filters[index % filters.count])
      }
    }
  }

  private var bitsPerPixel: Int { depth * Self.channels[colorType]! }

  private func packed(_ samples: [Int]) -> [UInt8] {
    if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    var bytes = [UInt8](repeating: 0, count: (samples.count * depth + 7) / 8)
    for (index, sample) in samples.enumerated() {
      let bit = index * depth
      bytes[bit / 8] |= UInt8(truncatingIfNeeded: sample << (8 - depth - bit % 8))
    }
    return bytes
  }

  private func filtered(_ row: [UInt8], _ above: [UInt8], _ filter: UInt8) -> [UInt8] {
    let distance = max(1, bitsPerPixel / 8)
    return [filter]
      + row.indices.map { index -> UInt8 in
        let left = index >= distance ? Int(row[index - distance]) : 0
        let up = Int(above[index])
        let corner = index >= distance ? Int(above[index - distance]) : 0
        let estimate = left + up - corner
        let distances = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
        let predicted =
          switch filter {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4:
            distances.0 <= distances.1 && distances.0 <= distances.2
              ? left : distances.1 <= distances.2 ? up : corner
          default: 0
          }
        return UInt8((Int(row[index]) - predicted) & 255)
      }
  }

  static func word(_ value: Int) -> [UInt8] {
    [
      UInt8(value >> 24 & 255), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255),
      UInt8(value & 255),
    ]
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return word(data.count) + body + word(Int(checksum(body)))
  }

  /// CRC-32 bit by bit.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return ~sum
  }

  /// Stored blocks of at most 1,000 bytes, so that there are several.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(1, bytes.count), by: 1000) {
      let part = bytes[start..<min(bytes.count, start + 1000)]
      let size = UInt16(part.count)
      stream.append(start + 1000 >= bytes.count ? 1 : 0)
      for value in [size, ~size] { stream += [UInt8(value & 255), UInt8(value >> 8)] }
      stream += part
    }
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + word(b << 16 | a)
  }
}
