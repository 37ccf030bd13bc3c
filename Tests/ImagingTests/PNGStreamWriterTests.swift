import GalleyImaging
import Testing

@Suite("PNG stream writer")
struct PNGStreamWriterTests {
  /// Writes a bitmap in bands of the given height.
  func stream(
    _ bitmap: Bitmap, bandRows: Int, mode: PNGEncoder.Mode, threads: Int, isOpaque: Bool
  ) throws -> [UInt8] {
    var file: [UInt8] = []
    var encoder = PNGEncoder(mode: mode, threads: threads)
    encoder.stripeBytes = 3000
    var writer = try PNGStreamWriter<Never>(
      encoder: encoder, width: bitmap.width,
      height: bitmap.height, format: bitmap.format, isOpaque: isOpaque
    ) { file += $0 }
    let rowBytes = 4 * bitmap.width
    for start in stride(from: 0, to: bitmap.height, by: bandRows) {
      let end = min(bitmap.height, start + bandRows)
      try bitmap.pixels[start * rowBytes..<end * rowBytes].withUnsafeBytes {
        try writer.write(rows: $0)
      }
    }
    try writer.finish()
    return file
  }

  @Test(
    "Bands of any height and any number of threads give the bytes of the one-shot writer",
    arguments: [1, 7, 100], [1, 3])
  func sameBytes(_ bandRows: Int, _ threads: Int) throws {
    let bitmap = Palettes.opaque.bitmap(width: 30, height: 150, seed: 3)
    let streamed = try stream(
      bitmap, bandRows: bandRows, mode: .fast, threads: threads, isOpaque: true)
    var encoder = PNGEncoder(mode: .fast, threads: 1)
    encoder.stripeBytes = 3000
    let whole = try encoder.encode(bitmap)
    #expect(streamed == whole)
    #expect(try PNGDecoder.decode(streamed) == bitmap)
  }

  @Test(
    "A picture of several small-mode stripes is one valid stream",
    arguments: [Palettes.blackAndWhite, .sixteenGreys, .tenColors, .opaque])
  func smallStripes(_ palette: Palettes) throws {
    let bitmap = palette.bitmap(width: 100, height: 60, seed: 9)
    let streamed = try stream(bitmap, bandRows: 7, mode: .small, threads: 2, isOpaque: true)
    #expect(try PNGDecoder.decode(streamed) == bitmap)
  }

  @Test("Too many rows, too few rows and broken promises are errors")
  func errors() throws {
    let bitmap = Palettes.translucent.bitmap(width: 4, height: 4, seed: 1)
    #expect(throws: PNGStreamError<Never>.self) {
      _ = try stream(bitmap, bandRows: 4, mode: .fast, threads: 1, isOpaque: true)
    }
    #expect(throws: PNGStreamError<Never>.self) {
      let writer = try PNGStreamWriter<Never>(
        encoder: PNGEncoder(), width: 4, height: 5, format: .rgbaStraight, isOpaque: false
      ) { _ in }
      try writer.finish()
    }
    #expect(throws: PNGStreamError<Never>.self) {
      var writer = try PNGStreamWriter<Never>(
        encoder: PNGEncoder(), width: 4, height: 3, format: .rgbaStraight, isOpaque: false
      ) { _ in }
      try writer.write(bitmap)
    }
  }

  struct DiskFull: Error {}

  @Test("A failure of the sink comes through")
  func sink() throws {
    let bitmap = Palettes.opaque.bitmap(width: 4, height: 4, seed: 1)
    #expect(throws: PNGStreamError<DiskFull>.self) {
      var writer = try PNGStreamWriter<DiskFull>(
        encoder: PNGEncoder(), width: 4, height: 4, format: .rgbaStraight, isOpaque: true
      ) { _ throws(DiskFull) in throw DiskFull() }
      try writer.write(bitmap)
    }
  }
}
