import GalleyImaging
import Testing

@Suite("PNG encoder")
struct PNGEncoderTests {
  func header(_ bitmap: Bitmap, _ mode: PNGEncoder.Mode = .fast) throws -> PNGHeader {
    try PNGDecoder.inspect(PNGEncoder(mode: mode).encode(bitmap)).header
  }

  @Test(
    "The smallest layout that holds the pixels is chosen",
    arguments: [
      (.blackAndWhite, .grey, 1), (.fourGreys, .grey, 2), (.sixteenGreys, .grey, 4),
      (.greys, .grey, 8), (.greysAndAlpha, .greyAlpha, 8), (.twoColors, .palette, 1),
      (.tenColors, .palette, 4), (.opaque, .rgb, 8), (.translucent, .rgba, 8),
    ] as [(Palettes, PNGColorType, Int)])
  func layout(_ palette: Palettes, _ color: PNGColorType, _ depth: Int) throws {
    let header = try header(palette.bitmap(width: 70, height: 60, seed: 2))
    #expect(header.colorType == color && header.bitDepth == depth)
  }

  @Test("Multiplied colour is divided by alpha to the nearest level, in both byte orders")
  func premultiplied() throws {
    for alpha in [0, 1, 2, 3, 127, 128, 200, 254, 255] {
      let colors = [0, alpha / 3, alpha / 2, alpha].flatMap { [UInt8($0), UInt8(alpha / 4)] }
      let pixels = colors.flatMap { [$0, UInt8(alpha / 2), UInt8(alpha), UInt8(alpha)] }
      let rgba = Bitmap(width: 8, height: 1, format: .rgbaPremultiplied, pixels: pixels)
      var swapped = pixels
      for base in stride(from: 0, to: swapped.count, by: 4) { swapped.swapAt(base, base + 2) }
      let bgra = Bitmap(width: 8, height: 1, format: .bgraPremultiplied, pixels: swapped)
      let expected = pixels.indices.map { index -> UInt8 in
        if index % 4 == 3 || alpha == 0 { return pixels[index] }
        return UInt8(min(255, (Int(pixels[index]) * 255 + alpha / 2) / alpha))
      }
      for bitmap in [rgba, bgra] {
        #expect(bitmap.straight.pixels == expected)
        #expect(try PNGDecoder.decode(PNGEncoder().encode(bitmap)).pixels == expected)
      }
    }
  }

  @Test("sRGB always, a physical size by the scale, chunks of the caller, and no time")
  func chunks() throws {
    let bitmap = Palettes.opaque.bitmap(width: 3, height: 3, seed: 1)
    var encoder = PNGEncoder(mode: .small, scale: 2, chunks: [PNGChunk(name: "gaLy", data: [7])])
    let metadata = try PNGDecoder.inspect(encoder.encode(bitmap))
    #expect(metadata.renderingIntent == 0)
    #expect(
      metadata.pixelDensity == PNGMetadata.PixelDensity(x: 5669, y: 5669, isPerMeter: true))
    #expect(metadata.chunks == [PNGChunk(name: "gaLy", data: [7])])
    for name in ["IDAT", "ab", "gaæy", "gaLyy", "galy"] {
      encoder.chunks = [PNGChunk(name: name, data: [])]
      #expect(throws: ImageError.self) { try encoder.encode(bitmap) }
    }
    encoder = PNGEncoder(scale: -.infinity)
    #expect(throws: ImageError.self) { try encoder.encode(bitmap) }
  }

  @Test(
    "The bytes do not depend on the number of threads", arguments: [PNGEncoder.Mode.fast, .small])
  func threads(_ mode: PNGEncoder.Mode) throws {
    let bitmap = Palettes.translucent.bitmap(width: 60, height: 90, seed: 6)
    let files = try [1, 2, 7].map { threads in
      var encoder = PNGEncoder(mode: mode, threads: threads)
      encoder.stripeBytes = 2000
      return try encoder.encode(bitmap)
    }
    #expect(files[0] == files[1] && files[1] == files[2])
    #expect(try PNGDecoder.decode(files[0]) == bitmap)
  }

  typealias Corner = (width: Int, height: Int, word: @Sendable (Int, Int) -> UInt32)

  /// Pictures that lead the fast writer's parser into its corners.
  static let corners: [String: Corner] = [
    "one colour": (300, 300, { _, _ in 0xFF33_6699 }),
    "one pixel wide": (1, 500, { _, y in UInt32(y / 3) | 0xFF00_0000 }),
    "wider than the window": (12_000, 4, { x, y in UInt32(x / 5 + y / 3) | 0xFF00_0000 }),
    "many equal rows": (40, 900, { x, y in UInt32(x * 7 + y / 300) | 0xFF00_0000 }),
    "gradient": (200, 90, { x, y in UInt32(x + y) * 0x1_0100 | UInt32(y) | 0xFF00_0000 }),
    "gradient with alpha": (
      90, 60, { x, y in UInt32(x * 2) * 0x0001_0001 | UInt32(y * 4) << 24 }
    ),
    "noise": (
      100, 80,
      { x, y in UInt32(truncatingIfNeeded: x &* 2_654_435 &+ y &* 40_503 &* x) | 0xFF00_0000 }
    ),
    "repeated glyphs": (
      256, 60, { x, y in x % 16 < 9 && (x % 16 + y) % 5 < 2 ? 0xFF00_0000 : 0xFFFF_FFFE }
    ),
  ]

  @Test(
    "Corners of the fast writer", arguments: corners.keys.sorted(), [PNGEncoder.Mode.fast, .small])
  func corner(_ name: String, _ mode: PNGEncoder.Mode) throws {
    let (width, height, word) = try #require(Self.corners[name])
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let word = word(x, y)
        for shift in [0, 8, 16, 24] as [UInt32] {
          pixels.append(UInt8(truncatingIfNeeded: word >> shift))
        }
      }
    }
    let bitmap = Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels)
    let file = try PNGEncoder(mode: mode).encode(bitmap)
    #expect(try PNGDecoder.decode(file) == bitmap)
  }

  @Test("Flat pictures shrink to almost nothing")
  func size() throws {
    var pixels: [UInt8] = []
    for index in 0..<160_000 {
      pixels += [UInt8(index % 400 / 50 * 30), UInt8(index / 400 / 40 * 20), 99, 255]
    }
    let bitmap = Bitmap(width: 400, height: 400, format: .rgbaStraight, pixels: pixels)
    #expect(try PNGEncoder(mode: .fast).encode(bitmap).count < 2500)
    #expect(try PNGEncoder(mode: .small).encode(bitmap).count < 2500)
  }

  /// A picture with the smooth but grainy colours of a photograph on its left, white on its right.
  static func photograph(width: Int, in total: Int, height: Int) -> Bitmap {
    var random: UInt64 = 7
    let pixels = (0..<height).flatMap { y in
      (0..<total).flatMap { x -> [UInt8] in
        guard x < width else { return [255, 255, 255, 255] }
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let grain = UInt8(truncatingIfNeeded: random >> 61)
        return [UInt8(x) + grain, UInt8(y) + grain, UInt8(x + y) + grain, 255]
      }
    }
    return Bitmap(width: total, height: height, format: .rgbaStraight, pixels: pixels)
  }

  @Test("A small picture is packed with care, a photograph beside much white filtered as well")
  func narrowPhotograph() throws {
    let sizes = try [80, 1000].map { width in
      try PNGEncoder(mode: .small)
        .encode(Self.photograph(width: 80, in: width, height: 100)).count
    }
    // libdeflate's level 6 makes 7,795 bytes of the first; without filters the second has 22,384.
    #expect(sizes[0] < 7_500 && sizes[1] < 12_000, "\(sizes)")
  }
}
