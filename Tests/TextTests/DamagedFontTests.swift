import Foundation
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Damaged fonts")
struct DamagedFontTests {
  static let hebrew: [UInt8] = {
    let path = "\(Fixtures.facesInCheckout)/NotoSans/NotoSansHebrew-Regular.ttf"
    return [UInt8](FileManager.default.contents(atPath: path) ?? Data())
  }()

  @Test("Cut short anywhere, a font is an error that names file and step")
  func truncated() {
    for count in stride(from: 0, to: Self.hebrew.count, by: 997) {
      let error = #expect(throws: FontError.self) {
        try FontFace(bytes: Array(Self.hebrew.prefix(count)), name: "cut.ttf")
      }
      #expect(error?.file == "cut.ttf")
      #expect(error?.operation == .read)
    }
  }

  @Test("A font that nests glyphs deeper than any stack is refused", arguments: [256, 257, 60_000])
  func nested(depth: Int) throws {
    var bytes = Self.hebrew
    let entry = try #require(
      stride(from: 12, to: 400, by: 16).first { bytes[$0..<$0 + 4].elementsEqual("maxp".utf8) })
    let place = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) } + 30
    (bytes[place], bytes[place + 1]) = (UInt8(depth >> 8), UInt8(depth & 0xFF))
    guard depth > 256 else {
      _ = try FontFace(bytes: bytes, name: "deep.ttf")
      return
    }
    let error = #expect(throws: FontError.self) { try FontFace(bytes: bytes, name: "deep.ttf") }
    #expect(error?.reason.contains("256 deep") == true)
  }

  @Test("Random bytes are not a font")
  func random() {
    var generator = SplitMix(state: 7)
    for _ in 0..<200 {
      var bytes = (0..<400).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      // Half of them look like a font from outside.
      if generator.next() & 1 == 0 { bytes.replaceSubrange(0..<4, with: [0, 1, 0, 0]) }
      #expect(throws: FontError.self) { try FontFace(bytes: bytes, name: "random") }
    }
  }

  @Test("A font with bytes changed at random is an error or sets text, never a crash")
  func mutated() throws {
    var generator = SplitMix(state: 11)
    for _ in 0..<60 {
      var bytes = Self.hebrew
      for _ in 0..<40 {
        let index = Int(generator.next() % UInt64(bytes.count))
        bytes[index] = UInt8(truncatingIfNeeded: generator.next())
      }
      guard let face = try? FontFace(bytes: bytes, name: "mutated") else { continue }
      let typesetter = Typesetter(fonts: try FontRegistry(faces: [face]))
      let text = Paragraph("שלום (abc)", typesetter: typesetter)
      #expect(text.layout(width: 40, grid: PixelGrid(scale: 1)).lineCount > 0)
    }
  }

  @Test(
    "Errors name the path and the step",
    arguments: [
      ("/nonexistent/a.ttf", FontError.Operation.open), ("/dev/null", .open),
    ])
  func paths(path: String, operation: FontError.Operation) {
    let error = #expect(throws: FontError.self) { try FontRegistry(paths: [path]) }
    #expect(error?.file == path)
    #expect(error?.operation == operation)
  }

  @Test("A folder with a text file that claims to be a font is an error, one without fonts too")
  func folders() throws {
    let folder = NSTemporaryDirectory() + "galley-fonts-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let empty = #expect(throws: FontError.self) { try FontRegistry(paths: [folder]) }
    #expect(empty?.operation == .collect)
    try "not a font".write(toFile: "\(folder)/a.TTF", atomically: true, encoding: .utf8)
    let error = #expect(throws: FontError.self) { try FontRegistry(paths: [folder]) }
    #expect(error?.description.contains("a.TTF: not a usable font") == true)
  }

  @Test("A collection gives all its faces")
  func collection() throws {
    let faces = try FontFiles.faces(inFile: writeCollection())
    #expect(faces.map(\.index) == [0, 1])
    #expect(faces[0].postScriptName == "NotoSansHebrew-Regular")
    #expect(faces[0].digest != faces[1].digest)
  }

  /// A collection with the same face twice: a header whose two offsets name one directory, the
  /// table offsets moved by the size of the header.
  private func writeCollection() -> String {
    let header = 20
    var bytes: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2]
    bytes += [0, 0, 0, UInt8(header), 0, 0, 0, UInt8(header)]
    var font = Self.hebrew
    let tables = Int(font[4]) << 8 | Int(font[5])
    for table in 0..<tables {
      let at = 12 + 16 * table + 8
      var offset = font[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } + header
      for index in stride(from: 3, through: 0, by: -1) {
        font[at + index] = UInt8(offset & 0xFF)
        offset >>= 8
      }
    }
    let path = NSTemporaryDirectory() + "galley-\(UUID().uuidString).ttc"
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes + font))
    return path
  }
}

/// A small generator with the same numbers everywhere.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
