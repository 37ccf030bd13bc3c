import Foundation
import GalleyTestSupport
import Testing

/// Tests for systems on which Linux gives a process no more than it is allowed.
@Suite("Pictures that the machine has no memory for")
struct MemoryTests {
  private let folder = TemporaryFolder()

  #if os(Linux)
    @Test("an image that would take too much is refused, and the next document is drawn")
    func decoding() throws {
      try folder.write(Self.blackPNG(side: 11_500), to: "big.png")
      try folder.write(
        #"{"type": "Image", "values": {"localImageName": "big.png"}, "properties": {"width": 9}}"#,
        to: "big.json")
      let errors = try draw("big.json")
      #expect(
        errors.contains("big.json:1:48: error: ")
          && errors.contains("memory for 529000008 bytes of pixels"), "\(errors)")
    }

    @Test("a text that would take too much is refused, and the next document is drawn")
    func shaping() throws {
      let words = String(repeating: "ab ", count: 2_500_000)
      try folder.write(
        #"{"canvas": {"width": 400}, "root": {"type": "Text", "values": {"text": "\#(words)"}}}"#,
        to: "long.json")
      let errors = try draw("long.json")
      #expect(
        errors.contains("long.json:1:1: error: there is no memory for a buffer of 480000000 bytes"),
        "\(errors.suffix(500))")
    }

    /// The errors of drawing a document, where another one is drawn after it.
    private func draw(_ document: String) throws -> String {
      try folder.write(#"{"type": "Text", "values": {"text": "a"}}"#, to: "small.json")
      let shell = Tool(folder: folder.path, program: "/bin/sh")
      let result = try shell.run([
        "-c", #"ulimit -v 500000 && exec "$0" "$@""#, KillIntegrationTests.tool, "render", document,
        "small.json", "-o", "out", "-j", "1",
      ])
      #expect(folder.bytes("out/small.png") != nil)
      return result.errors
    }
  #endif

  /// Black pixels, of a bit each in the file and of four bytes each in memory.
  private static func blackPNG(side: Int) -> [UInt8] {
    let size = word(side) + word(side)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", size + [1, 0, 0, 0, 0]) + chunk("IDAT", zeros((side + 7) / 8 * side + side))
      + chunk("IEND", [])
  }

  /// So many zeros as a zlib stream of one block with fixed codes (RFC 1951, 3.2.6).
  private static func zeros(_ count: Int) -> [UInt8] {
    var (bytes, free): ([UInt8], Int) = ([0x78, 0x01], 0)
    func put(_ bits: String) {
      for bit in bits {
        if free == 0 {
          bytes.append(0)
          free = 8
        }
        if bit == "1" { bytes[bytes.count - 1] |= 1 << (8 - free) }
        free -= 1
      }
    }
    put("110")
    // A zero, then copies of 258 of them from one byte before, then what is left.
    put("00110000")
    for _ in 0..<((count - 1) / 258) { put("1100010100000") }
    for _ in 0..<((count - 1) % 258) { put("00110000") }
    put("0000000")
    return bytes + word(count % 65_521 << 16 | 1)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    var sum: UInt32 = ~0
    for byte in named {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return word(content.count) + named + word(Int(~sum))
  }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
