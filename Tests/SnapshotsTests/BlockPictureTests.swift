import GalleyImaging
import Testing

@testable import GalleySnapshots

@Suite("Pictures of block elements")
struct BlockPictureTests {
  /// Rectangles, slopes and noise in a few colours, some of them seen through.
  private func bitmap(_ width: Int, _ height: Int, _ format: PixelFormat, seed: UInt64) -> Bitmap {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var words = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    for shape in 0..<12 {
      let (left, top) = (next(width), next(height))
      let (right, bottom) = (left + next(width), top + next(height))
      let isClear = shape % 4 == 3
      let color = (0..<3).map { _ in UInt32(isClear ? next(100) : next(256)) }
      let alpha: UInt32 = isClear ? UInt32(100 + next(100)) : 255
      for y in top..<min(height, bottom + 1) {
        for x in left..<min(width, right + 1) {
          let parts = color.map { shape % 3 == 2 ? ($0 + UInt32(x)) & 0x3F : $0 }
          words[y * width + x] = alpha << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
        }
      }
    }
    for _ in 0..<(width * height / 8) { words[next(width * height)] = UInt32(next(2)) &- 1 }
    let bytes = words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
    return Bitmap(width: width, height: height, format: format, pixels: bytes)
  }

  private func lines(
    _ bitmap: Bitmap, _ form: TerminalPicture.Form, _ room: TerminalPicture.Room,
    _ memory: BlockMemory? = nil
  ) throws -> String {
    try TerminalPicture(bitmap, for: form, over: memory).text(form, in: room)
  }

  private func plain(
    _ bitmap: Bitmap, _ form: TerminalPicture.Form, _ room: TerminalPicture.Room
  ) -> String {
    let colors: BlockCells.Colors =
      form == .blocks ? .all : form == .blocks256 ? .xterm256 : .ansi16
    return PlainBlocks(bitmap: bitmap.straight).blocks(in: room, colors)
  }

  @Test(
    "The short ways make the same cells as the long one",
    arguments: [TerminalPicture.Form.blocks, .blocks256, .blocks16],
    [PixelFormat.rgbaStraight, .rgbaPremultiplied, .bgraPremultiplied])
  func short(form: TerminalPicture.Form, format: PixelFormat) throws {
    for (seed, (width, height)) in [(97, 61), (40, 80), (7, 3), (1, 1), (200, 31)].enumerated() {
      let bitmap = bitmap(width, height, format, seed: UInt64(seed + 1))
      for room in [TerminalPicture.Room(columns: 31, rows: 11), .init(columns: 300)] {
        #expect(
          try lines(bitmap, form, room) == plain(bitmap, form, room), "\(width)×\(height), \(room)")
      }
    }
  }

  @Test("A thin line leaves a trace wherever it is in a cell", arguments: 0..<16)
  func thinLine(offset: Int) throws {
    var bytes = [UInt8](repeating: 255, count: 4 * 80 * 160)
    for y in 64 + offset..<66 + offset {
      for x in 0..<80 {
        bytes.replaceSubrange(4 * (80 * y + x)..<4 * (80 * y + x) + 3, with: [200, 200, 205])
      }
    }
    let bitmap = Bitmap(width: 80, height: 160, format: .rgbaStraight, pixels: bytes)
    let rows = try lines(bitmap, .blocks, .init(columns: 10, rows: 10)).split(separator: "\n")
    #expect(rows.count == 10 && rows[4...5].contains { $0 != rows[0] })
  }

  @Test("A ground keeps its colour beside what covers less than half of it")
  func ground() throws {
    var bytes = [UInt8](repeating: 255, count: 4 * 8 * 16)
    // The left half is blue, and a black line crosses the white half.
    for y in 0..<16 {
      for x in 0..<8 where x < 4 || y == 5 {
        bytes.replaceSubrange(
          4 * (8 * y + x)..<4 * (8 * y + x) + 3, with: x < 4 ? [0, 0, 255] : [0, 0, 0])
      }
    }
    let bitmap = Bitmap(width: 8, height: 16, format: .rgbaStraight, pixels: bytes)
    let cell = try lines(bitmap, .blocks, .init(columns: 1, rows: 1))
    #expect(cell.hasPrefix("\u{1B}[38;2;0;0;255m\u{1B}[48;2;255;255;255m▌"))
  }

  @Test("What was shown before is taken where no pixel changed, and nowhere else")
  func memory() throws {
    let memory = BlockMemory()
    let room = TerminalPicture.Room(columns: 60, rows: 30)
    var bitmap = bitmap(120, 90, .bgraPremultiplied, seed: 9)
    for row in [0, 1, 44, 45, 46, 88, 89] {
      for x in 0..<120 { bitmap.pixels[4 * (row * 120 + x)] ^= 0x5A }
      let again = try lines(bitmap, .blocks, room, memory)
      #expect(again == plain(bitmap, .blocks, room), "row \(row)")
    }
    // Other cells, another size, other colours: nothing of it may be taken.
    for room in [room, .init(columns: 30, rows: 30), .init(columns: 60, rows: 9)] {
      #expect(try lines(bitmap, .blocks, room, memory) == plain(bitmap, .blocks, room))
      #expect(try lines(bitmap, .blocks16, room, memory) == plain(bitmap, .blocks16, room))
    }
    let other = self.bitmap(90, 120, .bgraPremultiplied, seed: 9)
    #expect(try lines(other, .blocks, room, memory) == plain(other, .blocks, room))
  }

  @Test("The nearest level of a channel is the nearest of all")
  func levels() {
    for value in 0...255 {
      let levels = XtermPalette.levels
      let plain = levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) }
      #expect(XtermPalette.nearest(value) == plain, "\(value)")
    }
  }
}
