import GalleySystem
import Testing

@testable import GalleyImaging

/// Files made by hand: a packer that fills its table as writers do.
private struct MadeGIF {
  var width = 5
  var height = 4
  var indices: [UInt8]
  var colors: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]
  var bits = 2
  var left = 0
  var top = 0
  var screen = (width: 5, height: 4)
  var clear: UInt8?
  var isInterlaced = false

  private static func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

  /// The codes of the indices, the table cleared whenever it is full.
  private var codes: [UInt8] {
    var (bytes, held, count): ([UInt8], Int, Int) = ([], 0, 0)
    let end = 1 << bits + 1
    var width = bits + 1
    func write(_ code: Int) {
      held |= code << count
      count += width
      while count >= 8 {
        bytes.append(UInt8(held & 255))
        (held, count) = (held >> 8, count - 8)
      }
    }
    var table: [[UInt8]: Int] = [:]
    var string: [UInt8] = []
    func code(of string: [UInt8]) -> Int {
      string.count == 1 ? Int(string[0]) : table[string] ?? -1
    }
    write(1 << bits)
    for index in indices {
      if code(of: string + [index]) >= 0 {
        string.append(index)
        continue
      }
      write(code(of: string))
      table[string + [index]] = end + 1 + table.count
      if end + table.count >= 1 << width, width < 12 { width += 1 }
      if end + table.count == 4_095 {
        width = 12
        write(code(of: [index]))
        write(1 << bits)
        (table, string, width) = ([:], [], bits + 1)
      } else {
        string = [index]
      }
    }
    if !string.isEmpty { write(code(of: string)) }
    write(end)
    return bytes + (count > 0 ? [UInt8(held & 255)] : [])
  }

  var bytes: [UInt8] {
    var file = Array("GIF89a".utf8) + Self.word(screen.width) + Self.word(screen.height)
    file += [0x80 | UInt8(bits - 1), 3, 0] + colors
    file += [0x21, 0xFE, 2, 0x68, 0x69, 0]
    if let clear { file += [0x21, 0xF9, 4, 1, 0, 0, clear, 0] }
    file += [0x2C] + Self.word(left) + Self.word(top) + Self.word(width) + Self.word(height)
    file += [isInterlaced ? 0x40 : 0, UInt8(bits)]
    var rest = codes[...]
    while !rest.isEmpty {
      file += [UInt8(min(255, rest.count))] + rest.prefix(255)
      rest = rest.dropFirst(255)
    }
    return file + [0, 0x3B]
  }
}

@Suite("GIF files") struct GIFDecoderTests {
  private func read(_ file: MadeGIF) throws -> Bitmap { try StillImage.read(file.bytes).bitmap }

  private func pixels(_ indices: [UInt8], _ file: MadeGIF) -> [UInt8] {
    indices.flatMap { index -> [UInt8] in
      index == file.clear ? [0, 0, 0, 0] : file.colors[3 * Int(index)..<3 * Int(index) + 3] + [255]
    }
  }

  @Test("indices become their colours, and the transparent one is transparent")
  func colors() throws {
    let indices = (0..<20).map { UInt8($0 % 3) }
    var file = MadeGIF(indices: indices)
    #expect(try read(file).pixels == pixels(indices, file))
    file.clear = 2
    #expect(try read(file).pixels == pixels(indices, file))
  }

  @Test("a file of another writer is read")
  func written() throws {
    let url =
      "data:image/gif;base64,"
      + "R0lGODlhBQAFAIEAAP8AAAD/AAAA/wkJCSH5BAEAAAIALAAAAAAFAAUAAAgRAAEEECBwoEABBA0eLJhQQEAAOw=="
    let image = try StillImage.read(try #require(DataURL.bytes(of: url))).bitmap
    let colors: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 0, 0]]
    #expect((image.width, image.height) == (5, 5))
    let expected = (0..<25).flatMap { at -> [UInt8] in colors[(at % 5 + at / 5) % 3] }
    #expect(image.pixels == expected)
  }

  @Test("the table of strings is filled and cleared many times", arguments: [3, 8])
  func full(bits: Int) throws {
    var generator = SeededGenerator(seed: 7)
    let last = UInt8(1 << bits - 1)
    let indices = (0..<90 * 90).map { _ -> UInt8 in UInt8.random(in: 0...last, using: &generator) }
    var file = MadeGIF(width: 90, height: 90, indices: indices)
    (file.bits, file.screen) = (bits, (90, 90))
    file.colors = (0..<3 << bits).map { UInt8(truncatingIfNeeded: 5 * $0) }
    #expect(try read(file).pixels == pixels(indices, file))
  }

  @Test("rows that are interlaced come to their places")
  func interlaced() throws {
    let rows: [UInt8] = [0, 1, 2, 1, 0, 2, 1, 2, 0, 1]
    // As stored: every eighth row, the fours between them, the twos, and the odd ones.
    let stored = [0, 8, 4, 2, 6, 1, 3, 5, 7, 9].flatMap { row -> [UInt8] in [rows[row], rows[row]] }
    var file = MadeGIF(width: 2, height: 10, indices: stored, isInterlaced: true)
    file.screen = (2, 10)
    let expected = rows.flatMap { row -> [UInt8] in [row, row] }
    #expect(try read(file).pixels == pixels(expected, file))
  }

  @Test("a picture lies at its place on its screen, which is never too small for it")
  func places() throws {
    var file = MadeGIF(width: 1, height: 1, indices: [1], left: 2, top: 1)
    let image = try read(file)
    #expect((image.width, image.height) == (5, 4))
    var expected = [UInt8](repeating: 0, count: 80)
    expected.replaceSubrange(28..<32, with: [0, 255, 0, 255])
    #expect(image.pixels == expected)
    file.screen = (0, 0)
    let small = try read(file)
    #expect((small.width, small.height) == (3, 2))
  }

  @Test("whatever is cut off is an error at its place")
  func cut() {
    let bytes = MadeGIF(indices: (0..<20).map { UInt8($0 % 3) }).bytes
    for count in 6..<bytes.count - 2 {
      #expect(throws: ImageError.self, "\(count)") {
        try StillImage.read(Array(bytes.prefix(count)))
      }
    }
    let error = #expect(throws: ImageError.self) { try StillImage.read(Array(bytes.prefix(20))) }
    #expect(
      error?.description.hasPrefix("reading GIF: at byte 13: expected a table of colours") == true)
  }

  @Test("a screen beyond the limit is refused before memory is taken")
  func limits() {
    var file = MadeGIF(indices: [])
    file.screen = (60_000, 60_000)
    #expect(throws: ImageError.self) { try StillImage.read(file.bytes) }
  }
}
