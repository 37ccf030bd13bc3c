import Foundation
import GalleyImaging
import Testing

@Suite("PNG decoder")
struct PNGDecoderTests {
  static let formats: [(colorType: Int, depth: Int)] = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8),
    (4, 8), (4, 16), (6, 8), (6, 16),
  ]
  static let sizes = [(1, 1), (1, 9), (2, 2), (3, 5), (8, 8), (9, 7), (17, 13), (40, 3)]

  @Test("Every colour type and depth, plain and interlaced, under all filters", arguments: formats)
  func everyFormat(_ colorType: Int, _ depth: Int) throws {
    for (index, size) in Self.sizes.enumerated() {
      for isInterlaced in [false, true] {
        var png = HandMadePNG(
          width: size.0, height: size.1, depth: depth, colorType: colorType, seed: UInt64(index))
        png.isInterlaced = isInterlaced
        png.filters = index % 2 == 0 ? [0, 1, 2, 3, 4] : [4, 3, 2, 1]
        png.dataChunks = 1 + index % 3
        let image = try PNGDecoder.read(png.file)
        #expect(image.bitmap == png.expected, "\(size) interlaced \(isInterlaced)")
        #expect(image.metadata.header.bitDepth == depth)
        #expect(image.metadata.header.isInterlaced == isInterlaced)
      }
    }
  }

  @Test("Areas, edges and columns of few colours, under each filter", arguments: [2, 6], 0..<5)
  func areas(_ colorType: Int, _ filter: Int) throws {
    for seed in 0..<20 {
      var png = HandMadePNG(
        width: 43, height: 24, depth: 8, colorType: colorType, seed: UInt64(seed))
      let colors = Array(png.samples.prefix(3))
      var generator = SeededGenerator(seed: UInt64(100 + seed))
      png.samples = Array(repeating: colors[0], count: 43 * 24)
      for _ in 0..<6 {
        let (left, top) = (Int(generator.next() % 43), Int(generator.next() % 24))
        let (right, bottom) = (left + Int(generator.next() % 20), top + Int(generator.next() % 9))
        let color = colors[Int(generator.next() % 3)]
        for y in top..<min(24, bottom + 1) {
          for x in left..<min(43, right + 1) { png.samples[43 * y + x] = color }
        }
      }
      png.filters = [UInt8(filter)]
      #expect(try PNGDecoder.decode(png.file) == png.expected)
    }
  }

  @Test(
    "Transparent colours and palettes with alpha",
    arguments: formats.filter { $0.colorType < 4 }, [false, true])
  func transparency(_ format: (colorType: Int, depth: Int), _ isInterlaced: Bool) throws {
    var png = HandMadePNG(
      width: 19, height: 11, depth: format.depth, colorType: format.colorType, seed: 4)
    png.isInterlaced = isInterlaced
    png.transparency =
      format.colorType == 3
      ? [0, 128] : png.samples[7].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let decoded = try PNGDecoder.decode(png.file)
    #expect(decoded == png.expected)
    #expect(stride(from: 3, to: decoded.pixels.count, by: 4).contains { decoded.pixels[$0] < 255 })
  }

  @Test("Ancillary chunks are read or kept, and pixels do not depend on them")
  func metadata() throws {
    var png = HandMadePNG(width: 2, height: 2, depth: 8, colorType: 2, seed: 1)
    png.extraChunks = [
      ("gAMA", HandMadePNG.word(45_455)), ("sRGB", [0]), ("iCCP", [65, 0, 0, 1]),
      ("pHYs", HandMadePNG.word(5669) + HandMadePNG.word(5669) + [1]),
      ("tEXt", Array("Title\0Page".utf8)), ("gaLy", [1, 2, 3]), ("zzZz", []),
    ]
    let image = try PNGDecoder.read(png.file)
    #expect(image.bitmap == png.expected)
    let metadata = try PNGDecoder.inspect(png.file)
    #expect(metadata == image.metadata)
    #expect(metadata.gamma == 45_455)
    #expect(metadata.renderingIntent == 0)
    #expect(metadata.colorProfile != nil)
    #expect(
      metadata.pixelDensity == PNGMetadata.PixelDensity(x: 5669, y: 5669, isPerMeter: true))
    #expect(metadata.chunk(named: "gaLy") == [1, 2, 3])
    #expect(metadata.chunks.map(\.name) == ["tEXt", "gaLy", "zzZz"])
  }

  /// A small file of its own and the error it gives.
  func failure(_ change: (inout HandMadePNG) -> Void) -> String? {
    var png = HandMadePNG(width: 4, height: 4, depth: 8, colorType: 2, seed: 1)
    change(&png)
    return failure(png.file)
  }

  func failure(_ file: [UInt8], limits: ImageLimits = .standard) -> String? {
    do throws(ImageError) {
      _ = try PNGDecoder.decode(file, limits: limits)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("Errors name the chunk, its place and what was expected")
  func errors() {
    let file = HandMadePNG(width: 4, height: 4, depth: 8, colorType: 2, seed: 1).file
    #expect(
      failure([]) == "reading PNG: signature at byte 0: expected the eight bytes "
        + "89 50 4E 47 0D 0A 1A 0A, found an empty file")
    #expect(failure { $0.depth = 3 }?.contains("IHDR at byte 8: expected a bit depth") == true)
    #expect(failure { $0.extraChunks = [("ABCD", [])] }?.contains("ABCD at byte 33") == true)
    #expect(failure { $0.extraChunks = [("PLTE", [1, 2])] }?.contains("PLTE") == true)
    #expect(
      failure { $0.filters = [9] }?.contains("filter type of 0 to 4 in row 0, found 9") == true)
    var broken = file
    broken[45] ^= 1
    #expect(failure(broken)?.contains("IDAT at byte 33: expected the checksum") == true)
    #expect(failure(Array(file.dropLast(13)))?.contains("the end of the file") == true)
    let early = Array(file.prefix(33)) + HandMadePNG.chunk("IEND", [])
    #expect(failure(early)?.contains("IEND at byte 33: expected an IDAT before it") == true)
    var palette = HandMadePNG(width: 4, height: 4, depth: 8, colorType: 3, seed: 1)
    palette.palette.removeLast(195)
    #expect(failure(palette.file)?.contains("palette indices below 5") == true)
    palette.palette = []
    #expect(failure(palette.file)?.contains("PLTE") == true)
  }

  @Test("Too little and too many rows, and a wrong sum of them, are errors")
  func rows() {
    var png = HandMadePNG(width: 4, height: 4, depth: 8, colorType: 2, seed: 1)
    let file = png.file
    png.height = 3
    let header = Array(png.file.prefix(33))
    #expect(failure(header + file.dropFirst(33))?.contains("39 bytes of rows, found more") == true)
    png.height = 5
    png.samples += png.samples.prefix(4)
    let taller = Array(png.file.prefix(33))
    #expect(failure(taller + file.dropFirst(33))?.contains("expected 65 bytes of rows") == true)
    let data = Array(file[41..<file.count - 16])
    var stream = data
    stream[stream.count - 1] ^= 1
    let damaged =
      Array(file.prefix(33)) + HandMadePNG.chunk("IDAT", stream) + HandMadePNG.chunk("IEND", [])
    #expect(failure(damaged)?.contains("a whole zlib stream with a correct checksum") == true)
  }

  @Test("Bombs are refused by the header, before any memory is taken")
  func bombs() {
    let huge =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + HandMadePNG.chunk(
        "IHDR", HandMadePNG.word(0x7FFF_FFFF) + HandMadePNG.word(0x7FFF_FFFF) + [16, 6, 0, 0, 1])
      + HandMadePNG.chunk("IDAT", HandMadePNG.zlib([0])) + HandMadePNG.chunk("IEND", [])
    #expect(failure(huge)?.contains("at most 134217728 pixels") == true)
    let unlimited = ImageLimits(maximumPixels: .max, maximumFileBytes: .max)
    #expect(failure(huge, limits: unlimited) != nil)
    let wide =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + HandMadePNG.chunk(
        "IHDR", HandMadePNG.word(10_000) + HandMadePNG.word(10_000) + [8, 6, 0, 0, 0])
      + HandMadePNG.chunk("IDAT", HandMadePNG.zlib([0])) + HandMadePNG.chunk("IEND", [])
    #expect(failure(wide)?.contains("enough data for 400010000 bytes") == true)
    let file = HandMadePNG(width: 4, height: 4, depth: 8, colorType: 2, seed: 1).file
    let small = ImageLimits(maximumPixels: 15, maximumFileBytes: 1 << 20)
    #expect(failure(file, limits: small)?.contains("at most 15 pixels, found 4 × 4") == true)
    let short = ImageLimits(maximumPixels: 100, maximumFileBytes: 50)
    #expect(failure(file, limits: short)?.contains("at most 50 bytes") == true)
  }

  @Test(
    "Every byte changed and every length cut gives an error or pixels, never a crash",
    arguments: [0, 2, 3, 6])
  func corruption(_ colorType: Int) throws {
    var png = HandMadePNG(width: 5, height: 4, depth: 8, colorType: colorType, seed: 2)
    png.palette = Array(png.palette.prefix(200))
    png.isInterlaced = colorType == 6
    let file = png.file
    for length in file.indices { #expect(failure(Array(file.prefix(length))) != nil) }
    for index in file.indices {
      for flip in [1, 0x80, 0xFF] as [UInt8] {
        var broken = file
        broken[index] ^= flip
        _ = failure(broken)
      }
    }
  }

  @Test("Damage behind valid checksums never crashes", arguments: 0..<6)
  func repairedCorruption(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let bitmap = Palettes.allCases[seed].bitmap(width: 30, height: 20, seed: 1)
    let file = try PNGEncoder(mode: seed % 2 == 0 ? .fast : .small).encode(bitmap)
    for _ in 0..<100 {
      var broken = file
      // Change one byte of a chunk's name or data, then make its checksum right again.
      var chunks: [Int] = []
      var position = 8
      while position + 12 <= file.count {
        chunks.append(position)
        position += 12 + Int(file[position + 2]) << 8 + Int(file[position + 3])
      }
      let start = chunks[Int(generator.next() % UInt64(chunks.count))]
      let length = Int(file[start + 2]) << 8 + Int(file[start + 3])
      broken[start + 4 + Int(generator.next() % UInt64(length + 4))] ^=
        UInt8(1 << (generator.next() % 8))
      let sum = HandMadePNG.checksum(Array(broken[start + 4..<start + 8 + length]))
      broken.replaceSubrange(
        start + 8 + length..<start + 12 + length, with: HandMadePNG.word(Int(sum)))
      _ = failure(broken)
    }
  }

  static let suiteFolder = ProcessInfo.processInfo.environment["GALLEY_PNG_SUITE"]

  /// The files of the folder that the environment names.
  static var suiteFiles: [String] {
    suiteFolder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) }?
      .filter { $0.hasSuffix(".png") }.sorted() ?? []
  }

  @Test(
    "PngSuite: files named x… fail, all others decode",
    .enabled(if: suiteFolder != nil, "GALLEY_PNG_SUITE names no folder"), arguments: suiteFiles)
  func suiteFile(_ name: String) throws {
    let path = "\(try #require(Self.suiteFolder))/\(name)"
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect((failure(bytes) != nil) == name.hasPrefix("x"), "\(failure(bytes) ?? "decodes")")
  }

  @Test("Memory is used again for pictures of any size")
  func memory() throws {
    var memory = PixelMemory()
    for size in [(3, 3), (40, 20), (2, 9)] {
      let png = HandMadePNG(width: size.0, height: size.1, depth: 8, colorType: 6, seed: 3)
      try png.file.withUnsafeBytes { try PNGDecoder.decode($0, into: &memory) }
      #expect(memory.bitmap == png.expected)
    }
  }
}
